import { load } from '@foyer/headless'
import { type ComponentType, useEffect, useRef, useState } from 'react'

export type UsePartOptions = {
  /** @default true */
  readonly isWanted?: boolean | undefined
  /** Changes when it is worth another try. */
  readonly attempt?: unknown
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * A component behind an import; `undefined` until it has come. Unlike React's `lazy`, which keeps a failed load for
 * ever and throws it into the tree, a failure is forgotten: the next attempt asks again.
 */
export function usePart<props>(
  importPart: () => Promise<{ readonly default: ComponentType<props> }>,
  { isWanted = true, attempt, onError }: UsePartOptions = {},
): ComponentType<props> | undefined {
  const [part, setPart] = useState<{ readonly Component: ComponentType<props> }>()
  const latest = useRef({ importPart, onError })
  useEffect(() => {
    latest.current = { importPart, onError }
  })
  const isMissing = isWanted && part === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load(latest.current.importPart).then(
      (module) => isCurrent && setPart({ Component: module.default }),
      (error: unknown) => isCurrent && latest.current.onError?.(error),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, attempt])
  return part?.Component
}
