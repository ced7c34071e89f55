import { load } from '@foyer/headless'
import {
  type ComponentType,
  type Context,
  createContext,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react'

/** Components that have loaded, by their imports, so that a view shown again renders them at once. */
export const LoadedComponents: Context<Map<unknown, unknown> | undefined> = /* @__PURE__ */ createContext<
  Map<unknown, unknown> | undefined
>(undefined)

type Import<props> = () => Promise<{ readonly default: ComponentType<props> }>
type Loaded<props> = { readonly Component: ComponentType<props> }

export type UseLazyComponentOptions = {
  /** Loads the component. @default true */
  readonly isWanted?: boolean | undefined
  /** After a failure, a new value loads again. So does the `online` event of the browser. */
  readonly attempt?: unknown
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * A component behind an import; `undefined` until it has loaded. React's `lazy` caches a failed load for ever and
 * throws it into the tree; here a new `attempt` loads again. Pass a constant `importComponent`: its component is
 * cached for the next mount. In a view that is rendered ahead it loads and renders before the view is shown.
 */
export function useLazyComponent<props>(
  importComponent: Import<props>,
  { isWanted = true, attempt, onError }: UseLazyComponentOptions = {},
): ComponentType<props> | undefined {
  const cache = useContext(LoadedComponents)
  const [loaded, setLoaded] = useState(() =>
    isWanted ? (cache?.get(importComponent) as Loaded<props> | undefined) : undefined,
  )
  const latest = useRef({ importComponent, onError })
  useEffect(() => {
    latest.current = { importComponent, onError }
  })
  const [reconnects, setReconnects] = useState(0)
  const isMissing = isWanted && loaded === undefined
  // The only kind of effect that runs in a view that is rendered ahead.
  useInsertionEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const loadAgain = (): void => setReconnects((count) => count + 1)
    const { importComponent: importNow } = latest.current
    load(importNow).then(
      (module) => {
        const value = { Component: module.default }
        cache?.set(importNow, value)
        if (isCurrent) setLoaded(value)
      },
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
  }, [isMissing, attempt, reconnects, cache])
  return loaded?.Component
}
