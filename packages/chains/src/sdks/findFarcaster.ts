import type { DiscoveryContext } from '../adapter.ts'
import { announceHost } from '../eip155/announceHost.ts'
import { isProvider } from '../eip155/createEip1193Connector.ts'
import { hasMethod, readPath } from '../errors/foreign.ts'
import { loadMiniApp } from './loadMiniApp.ts'

export type FindFarcasterParameters = {
  readonly loadSdk: () => Promise<unknown>
  readonly context: DiscoveryContext
  readonly signal: AbortSignal
}

/** Lists the wallet of the Farcaster client that contains this page, if the client responds. */
export async function findFarcaster({ loadSdk, context, signal }: FindFarcasterParameters): Promise<void> {
  const wallet = readPath(await loadMiniApp(loadSdk), 'sdk.wallet')
  if (!hasMethod(wallet, 'getEthereumProvider')) return
  const provider = await wallet.getEthereumProvider()
  if (signal.aborted || !isProvider(provider)) return
  announceHost({ context, id: 'farcaster', name: 'Farcaster', provider, signal })
}
