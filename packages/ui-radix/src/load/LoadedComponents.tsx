import { load } from '@foyer/headless'
import {
  type ComponentType,
  type Context,
  createContext,
  type ReactElement,
  type ReactNode,
  useMemo,
  useState,
} from 'react'

export type ComponentImport<props> = () => Promise<{ readonly default: ComponentType<props> }>

/** Components behind imports, of one modal. */
export type LoadedComponentsValue = {
  /** A component that has loaded; `undefined` before. */
  readonly get: <props>(importComponent: ComponentImport<props>) => ComponentType<props> | undefined
  /** Loads a component, once for all that ask. A failed load is forgotten. */
  readonly load: <props>(importComponent: ComponentImport<props>) => Promise<ComponentType<props>>
}

export const LoadedComponents: Context<LoadedComponentsValue | undefined> = /* @__PURE__ */ createContext<
  LoadedComponentsValue | undefined
>(undefined)

/**
 * Remembers the components that have loaded, so that a view shown again renders them at once. A component that loads
 * renders those below that show it, also in a view that is rendered ahead, whose effects do not run yet.
 */
export function LoadedComponentsProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [components, setComponents] = useState<ReadonlyMap<unknown, unknown>>(() => new Map())
  const [load] = useState(() =>
    createLoad((key, Component) => setComponents((known) => new Map(known).set(key, Component))),
  )
  const value = useMemo<LoadedComponentsValue>(
    () => ({
      get: <props,>(importComponent: ComponentImport<props>) =>
        components.get(importComponent) as ComponentType<props> | undefined,
      load,
    }),
    [components, load],
  )
  return <LoadedComponents.Provider value={value}>{children}</LoadedComponents.Provider>
}

function createLoad(onLoaded: (key: unknown, Component: unknown) => void): LoadedComponentsValue['load'] {
  const loads = new Map<unknown, Promise<unknown>>()
  return <props,>(importComponent: ComponentImport<props>) => {
    const known = loads.get(importComponent) as Promise<ComponentType<props>> | undefined
    if (known) return known
    const loading = loadComponent(importComponent)
    loads.set(importComponent, loading)
    loading.then(
      (Component) => onLoaded(importComponent, Component),
      () => loads.delete(importComponent),
    )
    return loading
  }
}

/** Imports a component, with one retry. */
export const loadComponent = async <props,>(
  importComponent: ComponentImport<props>,
): Promise<ComponentType<props>> => (await load(importComponent)).default
