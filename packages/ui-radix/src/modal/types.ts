import type { RouteName } from '@foyer/headless'
import type { ComponentType, ReactNode } from 'react'
import type { ViewEntry } from './lazyView.ts'

/** Views by route. A route that is not there falls back to a notice, never to an empty panel. */
export type ViewRegistry = { readonly [route in RouteName]?: ViewEntry | undefined }

/** Finds the view of a route, or says that there is none. */
export type FindView = (route: RouteName) => ViewEntry | undefined

/** Wrappers by route: each gets the view it wraps as `children`. */
export type WrapMap = {
  readonly [route in RouteName]?: ComponentType<{ readonly children: ReactNode }> | undefined
}
