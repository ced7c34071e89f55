import { type ComponentType, useContext, useEffect, useRef, useState } from 'react'
import { type ComponentImport, loadComponent, LoadedComponents } from './LoadedComponents.tsx'

export type UseLazyComponentOptions = {
  /** Loads the component. @default true */
  readonly isWanted?: boolean | undefined
  /** A new value loads again after a failure. So does the browser when it is online again. */
  readonly attempt?: unknown
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * A component behind an import; `undefined` until it has loaded. React's `lazy` caches a failed load for ever and throws
 * it into the tree; here a new `attempt` loads again. Pass a constant `importComponent`: its component is cached for the
 * next mount. A view that is rendered ahead loads its components too.
 */
export function useLazyComponent<props>(
  importComponent: ComponentImport<props>,
  { isWanted = true, attempt, onError }: UseLazyComponentOptions = {},
): ComponentType<props> | undefined {
  const modal = useContext(LoadedComponents)
  const [own, setOwn] = useState(() => {
    const known = isWanted ? modal?.get(importComponent) : undefined
    // Not in the effect below, which a view that is rendered ahead does not run yet. The effect handles a failure.
    if (isWanted && !known && typeof document !== 'undefined') modal?.load(importComponent).catch(() => {})
    return known
  })
  const Component = own ?? (isWanted ? modal?.get(importComponent) : undefined)
  const latest = useRef({ importComponent, onError })
  useEffect(() => {
    latest.current = { importComponent, onError }
  })
  const [reconnects, setReconnects] = useState(0)
  const load = modal?.load ?? loadComponent
  const isMissing = isWanted && Component === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const loadAgain = (): void => setReconnects((count) => count + 1)
    load(latest.current.importComponent).then(
      (Component) => isCurrent && setOwn(() => Component),
      (error: unknown) => {
        if (!isCurrent) return
        window.addEventListener('online', loadAgain)
        latest.current.onError?.(error)
      },
    )
    return () => {
      isCurrent = false
      window.removeEventListener('online', loadAgain)
    }
  }, [isMissing, attempt, reconnects, load])
  return Component
}
