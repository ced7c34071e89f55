import type { ReactElement } from 'react'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import type { ViewSize } from './lazyView.ts'

const lines: Readonly<Record<ViewSize, number>> = { short: 3, medium: 5, tall: 8 }

/** Stands in for a view that is being loaded, about as tall as it will be. */
export function ViewSkeleton({ size = 'medium' }: { readonly size?: ViewSize | undefined }): ReactElement {
  return (
    <Stack aria-hidden="true" gap={4}>
      {Array.from({ length: lines[size] }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </Stack>
  )
}
