import type { RouteName } from '@foyer/headless'
import type { ComponentType } from 'react'
import {
  isLaterView,
  isLazyView,
  type LaterView,
  type LazyView,
  type LazyViewOptions,
  type ViewEntry,
} from './lazyView.ts'
import type { FindView } from './types.ts'

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
  readonly entryOf: FindView
  readonly get: (route: RouteName) => ViewState
  /** What the header says of it, and how tall it is; `undefined` until it is known. */
  readonly frameOf: (route: RouteName) => LazyViewOptions | undefined
  /** Starts loading; never rejects. */
  readonly preload: (route: RouteName) => void
  /** Tries once more what has failed. */
  readonly retry: (route: RouteName) => void
  readonly subscribe: (listener: () => void) => () => void
}

const missing: ViewState = { status: 'missing' }
const pending: ViewState = { status: 'pending' }

export function createViewLoader(entryOf: FindView): ViewLoader {
  const states = new Map<RouteName, ViewState>()
  /** Those that need not be loaded. */
  const given = new Map<RouteName, ViewState>()
  const frames = new Map<RouteName, LazyViewOptions>()
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const set = (route: RouteName, state: ViewState): void => {
    states.set(route, state)
    tell()
  }
  const load = async (route: RouteName, entry: LazyView | LaterView): Promise<ViewState> => {
    if (isLazyView(entry)) return { status: 'ready', Component: await entry.load() }
    const view = await entry.find()
    if (!view) return missing
    frames.set(route, view)
    tell()
    return { status: 'ready', Component: entry.Component ?? (await view.load()) }
  }
  const start = (route: RouteName, attempts: number): void => {
    const entry = entryOf(route)
    if (!entry || !(isLaterView(entry) || (isLazyView(entry) && !entry.Component))) return
    states.set(route, pending)
    load(route, entry).then(
      (state) => set(route, state),
      (error: unknown) => set(route, { status: 'failed', error, attempts: attempts + 1 }),
    )
  }
  return {
    entryOf,
    get(route) {
      const entry = entryOf(route)
      if (!entry) return missing
      const Component = componentOf(entry)
      if (!Component) return states.get(route) ?? pending
      const state = given.get(route) ?? { status: 'ready', Component }
      given.set(route, state)
      return state
    },
    frameOf(route) {
      const entry = entryOf(route)
      return entry && isLazyView(entry) ? entry : frames.get(route)
    },
    preload(route) {
      if (!states.has(route)) start(route, 0)
    },
    retry(route) {
      const state = states.get(route)
      if (state?.status === 'failed') {
        start(route, state.attempts)
        tell()
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
  isLazyView(entry) || isLaterView(entry) ? entry.Component : entry
