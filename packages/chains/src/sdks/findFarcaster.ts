import type { DiscoveryContext } from '../adapter.ts'
import { announceHost } from '../eip155/announceHost.ts'
import { isProvider } from '../eip155/provider.ts'
import { read } from '../errors/FoyerError.ts'
import { hasMethod } from '../foreign.ts'
import { load } from '../load.ts'

export type FindFarcasterParameters = {
  readonly loadSdk: () => Promise<unknown>
  readonly context: DiscoveryContext
  readonly signal: AbortSignal
}

/** Lists the wallet of the Farcaster client around this page, when there is one that answers. */
export async function findFarcaster({ loadSdk, context, signal }: FindFarcasterParameters): Promise<void> {
  const loaded = await load(loadSdk)
  // In Node it may be CommonJS, with its exports under `default`.
  const sdk = read(loaded, 'sdk') ?? read(read(loaded, 'default'), 'sdk')
  const wallet = read(sdk, 'wallet')
  if (signal.aborted || !hasMethod(sdk, 'isInMiniApp') || !hasMethod(wallet, 'getEthereumProvider')) return
  // It asks the client, and waits one second for its answer.
  if ((await sdk.isInMiniApp()) !== true) return
  const provider = await wallet.getEthereumProvider()
  if (signal.aborted || !isProvider(provider)) return
  announceHost({ context, id: 'farcaster', name: 'Farcaster', provider, signal })
}
