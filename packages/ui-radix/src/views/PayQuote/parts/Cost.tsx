import { type SendReview, usePay } from '@foyer/headless'
import type { ReactElement } from 'react'
import { usePart } from '../../../load/usePart.ts'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'

const importFacts = () => import('./CostFacts.tsx')

/** What a payment costs, once it is known what is paid. */
export function Cost({ isQuoting }: { readonly isQuoting: boolean }): ReactElement {
  const { quote } = usePay()
  const review = quote?.review
  const CostFacts = usePart<{ readonly review: SendReview }>(importFacts, {
    isWanted: review !== undefined,
    attempt: review,
  })
  if (review && !isQuoting && CostFacts) return <CostFacts review={review} />
  return (
    <Stack gap={8} aria-busy="true">
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton height={20} />
    </Stack>
  )
}
