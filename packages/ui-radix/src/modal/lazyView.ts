import { load } from '@foyer/headless'
import type { ComponentType } from 'react'

/** How tall the stand-in is while a view loads, so that the panel does not jump twice. */
export type ViewSize = 'short' | 'medium' | 'tall'

/** A message key and its English text. */
export type ViewTitle = readonly [key: string, text: string]

export type LazyViewOptions = {
  /** The header's words, or which ones the route's data asks for. `{wallet}` and `{network}` are filled from it. */
  readonly title: ViewTitle | ((data: unknown) => ViewTitle)
  /** The title is read out, not shown. @default false */
  readonly isTitleHidden?: boolean | undefined
  /** A word beside the title, e.g. that the view is new. */
  readonly tag?: ViewTitle | undefined
  readonly size?: ViewSize | undefined
}

/** A view behind an import: its code is fetched on intent, or when it is first shown. */
export type LazyView = LazyViewOptions & {
  readonly load: () => Promise<ComponentType>
  /** Stands in for what `load` brings: a host's view in the place of ours, under the same title. */
  readonly Component?: ComponentType | undefined
}

/**
 * Makes a view that is loaded when it is wanted. A failed load is not remembered: the next try asks again.
 *
 * @example
 * ```tsx
 * import { lazyView } from '@foyer/ui-radix/shell'
 * const Terms = () => <p>Be kind.</p>
 * // In an app: lazyView(() => import('./Terms.tsx'), …)
 * export const terms = lazyView(async () => ({ default: Terms }), { title: ['terms.title', 'Terms'] })
 * ```
 */
export const lazyView = (
  importView: () => Promise<{ readonly default: ComponentType }>,
  options: LazyViewOptions,
): LazyView => ({ ...options, load: async () => (await load(importView)).default })

/** A view of which not even the header is here: both are found when it is wanted. */
export type LaterView = {
  /** `undefined`: there is none. */
  readonly find: () => Promise<LazyView | undefined>
  readonly Component?: ComponentType | undefined
}

/** A host's view: a component as it is, or one behind an import. */
export type ViewEntry = ComponentType | LazyView | LaterView

export const isLazyView = (entry: ViewEntry): entry is LazyView => 'load' in entry
export const isLaterView = (entry: ViewEntry): entry is LaterView => 'find' in entry
