import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { createStore } from 'jotai/vanilla'
import { setRestored } from '../wallet/state.ts'
import type { InitialState } from '../setup/cookies.ts'
import { seedNetworks } from '../wallet/networkState.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { FoyerContext } from './context.ts'

export type FoyerProviderProps = {
  readonly config: Config
  /** What the request's cookies say of the visitor, from `cookieToInitialState`. Read once. */
  readonly initialState?: InitialState | undefined
  readonly children?: ReactNode
}

/**
 * Gives a config to the tree below and starts it. On a server it starts nothing and shows a visitor who may still turn
 * out to be connected (`reconnecting`), so that hydration finds what it rendered.
 *
 * @example
 * ```tsx
 * import { type Config, FoyerProvider } from '@foyer/headless'
 * declare const config: Config
 * export const App = () => <FoyerProvider config={config}>…</FoyerProvider>
 * ```
 */
export function FoyerProvider({ config, initialState, children }: FoyerProviderProps): ReactElement {
  // The state of the first render is the server's; a later one has nothing to say.
  const [first] = useState(initialState)
  const value = useMemo(() => {
    const initialStore = createStore()
    const { options } = internalsOf(config)
    seedNetworks(initialStore, options.networks, {
      stored: first?.caipNetworkId,
      byDefault: options.defaultNetwork,
    })
    if (first?.hasConnections === false) setRestored({ store: initialStore })
    return { config, initialStore }
  }, [config, first])
  useEffect(() => config.mount(), [config])
  return <FoyerContext.Provider value={value}>{children}</FoyerContext.Provider>
}
