import type { RouteName } from '@foyer/headless'
import type { ComponentType } from 'react'
import { isLazyView, type ViewEntry } from './lazyView.ts'
import type { ViewRegistry } from './types.ts'

export type ViewState =
  | { readonly status: 'missing' }
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly Component: ComponentType }
  | { readonly status: 'failed'; readonly error: unknown; readonly attempts: number }

/**
 * Loads views and remembers those that came. React's own `lazy` keeps a rejected load for ever, and waits a turn even
 * for one that is there; this does neither.
 */
export type ViewLoader = {
  readonly get: (route: RouteName) => ViewState
  /** Starts loading; never rejects. */
  readonly preload: (route: RouteName) => void
  /** Tries once more what has failed. */
  readonly retry: (route: RouteName) => void
  readonly subscribe: (listener: () => void) => () => void
}

const missing: ViewState = { status: 'missing' }
const pending: ViewState = { status: 'pending' }

export function createViewLoader(views: ViewRegistry): ViewLoader {
  const states = new Map<RouteName, ViewState>()
  const listeners = new Set<() => void>()
  const set = (route: RouteName, state: ViewState): void => {
    states.set(route, state)
    for (const listener of listeners) listener()
  }
  const start = (route: RouteName, attempts: number): void => {
    const entry = views[route]
    if (!entry || !isLazyView(entry) || entry.Component) return
    states.set(route, pending)
    entry.load().then(
      (Component) => set(route, { status: 'ready', Component }),
      (error: unknown) => set(route, { status: 'failed', error, attempts: attempts + 1 }),
    )
  }
  return {
    get(route) {
      const entry = views[route]
      if (!entry) return missing
      const known = states.get(route)
      if (known) return known
      const Component = componentOf(entry)
      if (!Component) return pending
      const state: ViewState = { status: 'ready', Component }
      states.set(route, state)
      return state
    },
    preload(route) {
      if (!states.has(route)) start(route, 0)
    },
    retry(route) {
      const state = states.get(route)
      if (state?.status === 'failed') {
        start(route, state.attempts)
        for (const listener of listeners) listener()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The component of an entry, where it need not be loaded. */
const componentOf = (entry: ViewEntry): ComponentType | undefined =>
  isLazyView(entry) ? entry.Component : entry
