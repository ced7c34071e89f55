import type { ReactElement } from 'react'
import { SkeletonRow, type SkeletonRowProps } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'

export type LoadingRowsProps = SkeletonRowProps & {
  /** Announced to assistive technology. */
  readonly label: string
  /** @default 3 */
  readonly count?: number | undefined
}

/** Placeholder of a list that is loading. */
export function LoadingRows({ label, count = 3, shape, plain }: LoadingRowsProps): ReactElement {
  return (
    <Stack gap={plain ? 0 : 4} aria-busy="true" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonRow key={index} shape={shape} plain={plain} />
      ))}
    </Stack>
  )
}
