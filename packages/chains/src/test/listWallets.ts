import type { ChainAdapter } from '../adapter.ts'
import { testContext } from '../conformance/testContext.ts'
import type { Connector } from '../connector.ts'
import type { CaipNetwork } from '../types.ts'

/** List of the wallets that an adapter finds, updated until stopped. */
export function listWallets(
  adapter: ChainAdapter,
  networks: readonly CaipNetwork[],
): { readonly listed: readonly Connector[]; readonly stop: () => void } {
  const listed: Connector[] = []
  const stop = adapter.discover?.({
    ...testContext(networks),
    announce(connector) {
      listed.push(connector)
      return () => void listed.splice(listed.indexOf(connector), 1)
    },
  })
  return { listed, stop: stop ?? (() => undefined) }
}
