import { type FoyerEvent, useConfig, useEvents, useFeatures } from '@foyer/headless'
import {
  getAccount,
  getConnections,
  getConnectors,
  getModal,
  getModalRouter,
  getNetwork,
  getRecentConnections,
  watchAccount,
  watchConnections,
  watchConnectors,
  watchModal,
  watchModalRouter,
  watchNetwork,
  watchRecentConnections,
} from '@foyer/headless/actions'
import { getQueryClient } from '@foyer/headless/query'
import { type ReactElement, useEffect, useReducer, useState } from 'react'
import { Networks } from '../custom/Networks.tsx'
import { Wallets } from '../custom/Wallets.tsx'

/** Everything the config has, through getters and watchers, and its events. */
export default function Inspector(): ReactElement {
  const config = useConfig()
  const { multiWallet } = useFeatures()
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const [events, setEvents] = useState<readonly FoyerEvent[]>([])
  useEvents((event) => setEvents((before) => [event, ...before].slice(0, 50)))
  useEffect(() => {
    const unsubscribers = [
      watchAccount,
      watchConnectors,
      watchModal,
      watchModalRouter,
      watchNetwork,
      ...(multiWallet ? [watchConnections, watchRecentConnections] : []),
    ].map((watch) => watch(config, { onChange: refresh }))
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [config, multiWallet])
  const state = {
    account: getAccount(config),
    network: getNetwork(config),
    // Lists with multi-wallet; otherwise the account has all data.
    connections: multiWallet ? getConnections(config) : undefined,
    recentConnections: multiWallet ? getRecentConnections(config) : undefined,
    connectors: getConnectors(config),
    modal: getModal(config),
    router: getModalRouter(config),
  }
  return (
    <div className="custom">
      <section className="intro">
        <h1>Inspector</h1>
        <p>Everything the config knows, and everything it tells.</p>
      </section>
      <Wallets />
      <Networks />
      <section className="card" aria-label="Events">
        <h2>Events</h2>
        <pre>{events.map((event) => JSON.stringify(event)).join('\n')}</pre>
      </section>
      <section className="card" aria-label="State">
        <h2>State</h2>
        <pre>{JSON.stringify(state, null, 2)}</pre>
      </section>
      <section className="card" aria-label="Queries">
        <h2>Queries</h2>
        <pre>
          {JSON.stringify(
            getQueryClient(config)
              .getQueryCache()
              .getAll()
              .map(({ queryKey, state: { status } }) => [queryKey, status]),
            null,
            1,
          )}
        </pre>
      </section>
    </div>
  )
}
