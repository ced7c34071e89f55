import type { Connector } from '../connector.ts'
import type { AdapterFixture } from './fixtures.ts'
import { testContext } from './testContext.ts'

/** Starts the discovery of an adapter. `listed`: the connectors on its list; `stop` ends the discovery. */
export function startDiscovery({ adapter, networks }: AdapterFixture): {
  readonly listed: ReadonlySet<Connector>
  readonly stop: () => void
} {
  const listed = new Set<Connector>()
  const stop = adapter.discover?.({
    ...testContext(networks),
    announce(connector) {
      listed.add(connector)
      return () => void listed.delete(connector)
    },
  })
  return { listed, stop: () => stop?.() }
}
