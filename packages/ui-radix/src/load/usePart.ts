import { load } from '@foyer/headless'
import { type ComponentType, useContext, useEffect, useRef, useState } from 'react'
import { PartMemory } from './PartMemory.ts'

type Part<props> = { readonly Component: ComponentType<props> }

export type UsePartOptions = {
  /** @default true */
  readonly isWanted?: boolean | undefined
  /** Changes when it is worth another try. */
  readonly attempt?: unknown
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * A component behind an import; `undefined` until it has come. Unlike React's `lazy`, which keeps a failed load for
 * ever and throws it into the tree, a failure is forgotten: the next attempt asks again. Where the import is a constant,
 * what it brought is there at once the next time.
 */
export function usePart<props>(
  importPart: () => Promise<{ readonly default: ComponentType<props> }>,
  { isWanted = true, attempt, onError }: UsePartOptions = {},
): ComponentType<props> | undefined {
  const memory = useContext(PartMemory)
  const [part, setPart] = useState(() =>
    isWanted ? (memory?.get(importPart) as Part<props> | undefined) : undefined,
  )
  const latest = useRef({ importPart, onError })
  useEffect(() => {
    latest.current = { importPart, onError }
  })
  const isMissing = isWanted && part === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const { importPart } = latest.current
    load(importPart).then(
      (module) => {
        const loaded = { Component: module.default }
        memory?.set(importPart, loaded)
        if (isCurrent) setPart(loaded)
      },
      (error: unknown) => isCurrent && latest.current.onError?.(error),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, attempt, memory])
  return part?.Component
}
