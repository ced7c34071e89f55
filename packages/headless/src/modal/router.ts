import type { RouteName, RouterState, Routes } from './types.ts'

type AnyData = Routes[RouteName]

/** Navigates to a view. Navigating to the current one changes nothing, not even its data. */
export function push(state: RouterState, view: RouteName, data?: AnyData): RouterState {
  return view === state.view ? state : { view, data, history: [...state.history, view], direction: 'forward' }
}

/** Replaces the last view of the history. */
export function replace(state: RouterState, view: RouteName, data?: AnyData): RouterState {
  if (view === state.history.at(-1)) return state
  return { view, data, history: [...state.history.slice(0, -1), view], direction: 'forward' }
}

/**
 * Makes a view the only one of the history. Returns the same state if nothing changes, so that a dialog that was
 * rendered ahead does not render again.
 */
export function reset(state: RouterState, view: RouteName, data?: AnyData): RouterState {
  const { history, direction } = state
  const isAlone = history.length === 1 && history[0] === view
  const isSame = isAlone && view === state.view && data === state.data && direction === 'forward'
  return isSame ? state : { view, data, history: [view], direction: 'forward' }
}

/**
 * One step back; `undefined` if there is none, which closes the modal. Shows Account in place of Connect to a connected
 * visitor (the history keeps Connect).
 */
export function back(
  state: RouterState,
  { isConnected }: { readonly isConnected: boolean },
): RouterState | undefined {
  if (state.history.length <= 1) return undefined
  const history = state.history.slice(0, -1)
  const last = history.at(-1) ?? 'Connect'
  return {
    view: last === 'Connect' && isConnected ? 'Account' : last,
    data: dataOnBack(state),
    history,
    direction: 'back',
  }
}

/** Goes back to the entry at `index`; unchanged unless the entry is before the last one. */
export function backToIndex(state: RouterState, index: number): RouterState {
  const view = state.history[index]
  if (view === undefined || index >= state.history.length - 1) return state
  return { view, data: state.data, history: state.history.slice(0, index + 1), direction: 'back' }
}

const switchViews: ReadonlySet<RouteName> = new Set(['Networks', 'SwitchNetwork', 'UnsupportedChain'])

/**
 * The router after a network switch: the swap that the old network did not support, else the view before the first
 * Networks, or without one the view that led to the switch; `undefined` closes the modal. Unchanged when another view
 * is shown by then, such as a sign-in that the new network requires.
 */
export function afterNetworkSwitch(state: RouterState): RouterState | undefined {
  if (!switchViews.has(state.view)) return state
  const list = state.history.indexOf('Networks')
  const before = list < 0 ? state.history : state.history.slice(0, list)
  const index = before.findLastIndex((view) => !switchViews.has(view))
  const { swapUnsupportedChain } = (state.data ?? {}) as Partial<Routes['SwitchNetwork']>
  if (swapUnsupportedChain) {
    const history: readonly RouteName[] = [...state.history.slice(0, index + 1), 'Swap']
    return { view: 'Swap', data: undefined, history, direction: 'forward' }
  }
  return index >= 0 ? backToIndex(state, index) : undefined
}

/**
 * Data for the view before. Wallet and redirect are for one view only, except that `Downloads` keeps them for the view
 * that offered the wallet; other data is always kept.
 */
function dataOnBack({ view, data }: RouterState): AnyData {
  if (!data || view === 'Downloads') return data
  const { wallet: _wallet, redirectView: _redirectView, ...kept } = data as Record<string, unknown>
  return kept as AnyData
}
