import type { RouteName } from '@foyer/headless'
import type { ComponentType } from 'react'
import {
  type DeferredView,
  type FindView,
  importView,
  isDeferredView,
  isLazyView,
  type LazyView,
  type LazyViewOptions,
  type ViewEntry,
} from './views.ts'

export type ViewState =
  | { readonly status: 'missing' }
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly Component: ComponentType }
  | { readonly status: 'failed'; readonly error: unknown; readonly attempts: number }

/**
 * Loads views and caches those that loaded. React's `lazy` caches a rejected load for ever, and suspends even for a
 * view that is loaded; this does neither.
 */
export type ViewLoader = {
  readonly entryOf: FindView
  readonly get: (route: RouteName) => ViewState
  /** State on a server, and while hydrating: only components of the host are ready. */
  readonly getOnServer: (route: RouteName) => ViewState
  /** Title and size of the view; `undefined` until they are known. */
  readonly optionsOf: (route: RouteName) => LazyViewOptions | undefined
  /** Starts loading, also after a failure; never rejects. */
  readonly preload: (route: RouteName) => void
  /** Loads a view again after a failure. */
  readonly retry: (route: RouteName) => void
  readonly subscribe: (listener: () => void) => () => void
}

const missing: ViewState = { status: 'missing' }
const pending: ViewState = { status: 'pending' }

export function createViewLoader(entryOf: FindView): ViewLoader {
  const states = new Map<RouteName, ViewState>()
  /** States of views that need no loading, kept so that `get` returns the same object each time. */
  const given = new Map<RouteName, ViewState>()
  const options = new Map<RouteName, LazyViewOptions>()
  const listeners = new Set<() => void>()
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  const set = (route: RouteName, state: ViewState): void => {
    states.set(route, state)
    notify()
  }
  const load = async (route: RouteName, entry: LazyView | DeferredView): Promise<ViewState> => {
    if (isLazyView(entry)) return { status: 'ready', Component: await importView(entry) }
    const view = await entry.find()
    if (!view) return missing
    options.set(route, view)
    notify()
    return { status: 'ready', Component: entry.Component ?? (await importView(view)) }
  }
  const start = (route: RouteName, attempts: number): void => {
    const entry = entryOf(route)
    if (!entry || !(isDeferredView(entry) || (isLazyView(entry) && !entry.Component && !entry.loaded))) return
    states.set(route, pending)
    load(route, entry).then(
      (state) => set(route, state),
      (error: unknown) => set(route, { status: 'failed', error, attempts: attempts + 1 }),
    )
  }
  const retry = (route: RouteName): void => {
    const state = states.get(route)
    if (state?.status !== 'failed') return
    start(route, state.attempts)
    notify()
  }
  return {
    entryOf,
    get(route) {
      const entry = entryOf(route)
      if (!entry) return missing
      const Component = componentOf(entry) ?? (isLazyView(entry) ? entry.loaded : undefined)
      if (!Component) return states.get(route) ?? pending
      const state = given.get(route) ?? { status: 'ready', Component }
      given.set(route, state)
      return state
    },
    getOnServer(route) {
      const entry = entryOf(route)
      return entry && !componentOf(entry) ? pending : this.get(route)
    },
    optionsOf(route) {
      const entry = entryOf(route)
      return entry && isLazyView(entry) ? entry : options.get(route)
    },
    preload(route) {
      if (states.has(route)) retry(route)
      else start(route, 0)
    },
    retry,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The component of an entry that needs no loading. */
const componentOf = (entry: ViewEntry): ComponentType | undefined =>
  isLazyView(entry) || isDeferredView(entry) ? entry.Component : entry
