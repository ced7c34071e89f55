import { createStore } from 'jotai/vanilla'
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { seedAppearance } from '../core/appearance.ts'
import { internalsOf } from '../core/internals.ts'
import { isInPage } from '../core/page/page.ts'
import type { Config } from '../core/types.ts'
import type { InitialState } from '../setup/cookies.ts'
import { showStored } from '../wallet/startRestore.ts'
import { setRestored, seedNetworks } from '../wallet/state.ts'
import { FoyerContext } from './useConfig.ts'

export type FoyerProviderProps = {
  readonly config: Config
  /** State from the cookies of the request, made by `cookieToInitialState`. Read once. */
  readonly initialState?: InitialState | undefined
  readonly children?: ReactNode
}

/**
 * Provides a config to the tree below and mounts it. On a server it has no effects and renders a visitor who may be
 * connected as `reconnecting`, so that hydration matches.
 *
 * @example
 * ```tsx
 * import { type Config, FoyerProvider } from '@foyer/headless'
 * declare const config: Config
 * export const App = () => <FoyerProvider config={config}>…</FoyerProvider>
 * ```
 */
export function FoyerProvider({ config, initialState, children }: FoyerProviderProps): ReactElement {
  // State of the first render; later props are ignored.
  const [first] = useState(initialState)
  const value = useMemo(() => {
    // Once, before a component below subscribes, so that the first paint has the stored account. Hydration reads
    // `initialStore`.
    if (isInPage('document')) showStored(config)
    const initialStore = createStore()
    const { options } = internalsOf(config)
    seedNetworks(initialStore, options.networks, {
      stored: first?.caipNetworkId,
      byDefault: options.defaultNetwork,
    })
    seedAppearance(initialStore, options)
    if (first?.hasConnections === false) setRestored({ store: initialStore })
    return { config, initialStore }
  }, [config, first])
  useEffect(() => config.mount(), [config])
  return <FoyerContext.Provider value={value}>{children}</FoyerContext.Provider>
}
