import { type ComponentType, type ReactElement, useState } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { ViewFailure } from '../../modal/ViewFailure.tsx'

export type LazyPartProps<props> = {
  /** A constant import. */
  readonly from: () => Promise<{ readonly default: ComponentType<props> }>
  /** Shown while it loads. */
  readonly fallback: ReactElement
  readonly onRetry?: (() => void) | undefined
  readonly children: (Part: ComponentType<props>) => ReactElement
}

/** A part of a view behind an import, or a retry if it failed to load. */
export function LazyPart<props>({ from, fallback, onRetry, children }: LazyPartProps<props>): ReactElement {
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const Part = useLazyComponent(from, { attempt, onError: () => setFailures((count) => count + 1) })
  if (Part) return children(Part)
  if (failures === attempt) return fallback
  const retry = (): void => {
    setAttempt(failures)
    onRetry?.()
  }
  return <ViewFailure attempts={failures} onRetry={retry} />
}
