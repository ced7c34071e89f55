import { type SendReview, usePay } from '@foyer/headless'
import type { ComponentType, ReactElement } from 'react'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'

export type CostFactsProps = { readonly review: SendReview }
export type CostProps = {
  readonly isQuoting: boolean
  /** What shows it, once that has come. */
  readonly CostFacts: ComponentType<CostFactsProps> | undefined
}

/** What a payment costs, once it is known what is paid. */
export function Cost({ isQuoting, CostFacts }: CostProps): ReactElement {
  const { quote } = usePay()
  const review = quote?.review
  if (review && !isQuoting && CostFacts) return <CostFacts review={review} />
  return (
    <Stack gap={8} aria-busy="true">
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton height={20} />
    </Stack>
  )
}
