import { load, type RouteName } from '@foyer/headless'
import type { ComponentType, ReactNode } from 'react'

/** Height of the skeleton while a view loads, so that the panel does not change its height twice. */
export type ViewSize = 'short' | 'medium' | 'tall'

/** A message key and its English text. */
export type ViewTitle = readonly [key: string, text: string]

/** The import of a view: its component is the default export. */
export type ViewModule = Promise<{ readonly default: ComponentType }>

/** The header of a view, and its size. */
export type LazyViewOptions = {
  /** The title, or a function of the route's data. `{wallet}` and `{network}` are filled in from that data. */
  readonly title: ViewTitle | ((data: unknown) => ViewTitle)
  /** The title is read out, not shown. @default false */
  readonly isTitleHidden?: boolean | undefined
  /** A badge beside the title, e.g. "Beta". */
  readonly tag?: ViewTitle | undefined
  readonly size?: ViewSize | undefined
  /** The view needs an account: without a connection, Connect shows first and then this view. @default false */
  readonly needsAccount?: boolean | undefined
  /** The view to show instead, if the route is opened without data. */
  readonly withoutData?: RouteName | undefined
}

/** A view behind an import: its code is fetched on intent, or when it is first shown. */
export type LazyView = LazyViewOptions & {
  readonly load: () => ViewModule
  /** A host's component, shown instead of the loaded one under the same title. */
  readonly Component?: ComponentType | undefined
  /** The component, if it is bundled with the modal. A server renders a skeleton, since it knows no wallets. */
  readonly loaded?: ComponentType | undefined
}

/**
 * Creates a view that loads on demand. A failed load is not cached: the next attempt loads again.
 *
 * @example
 * ```tsx
 * import { lazyView } from '@foyer/ui-radix/shell'
 * const Terms = () => <p>Be kind.</p>
 * // In an app: lazyView(() => import('./Terms.tsx'), …)
 * export const terms = lazyView(async () => ({ default: Terms }), { title: ['terms.title', 'Terms'] })
 * ```
 */
export const lazyView = (importView: () => ViewModule, options: LazyViewOptions): LazyView => ({
  ...options,
  load: importView,
})

/** A view whose header options and import are looked up on demand. */
export type DeferredView = {
  /** Resolves to `undefined` if there is no such view. */
  readonly find: () => Promise<LazyView | undefined>
  readonly Component?: ComponentType | undefined
}

/** An entry of a registry: a component, a lazy view or a deferred view. */
export type ViewEntry = ComponentType | LazyView | DeferredView

export const isLazyView = (entry: ViewEntry): entry is LazyView => 'load' in entry
export const isDeferredView = (entry: ViewEntry): entry is DeferredView => 'find' in entry

/** Imports the component of a view, with one retry. */
export const importView = async (view: LazyView): Promise<ComponentType> => (await load(view.load)).default

/** Views by route. A route without a view shows a notice, never an empty panel. */
export type ViewRegistry = { readonly [route in RouteName]?: ViewEntry | undefined }

/** Finds the view of a route; `undefined` without one. */
export type FindView = (route: RouteName) => ViewEntry | undefined

/** Wrappers by route: each gets the view it wraps as `children`. */
export type WrapMap = {
  readonly [route in RouteName]?: ComponentType<{ readonly children: ReactNode }> | undefined
}
