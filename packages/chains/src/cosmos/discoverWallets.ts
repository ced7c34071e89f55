import type { DiscoveryContext } from '../adapter.ts'
import { hasMethod, readPath } from '../errors/foreign.ts'
import { createLister } from '../walletDriver/createLister.ts'
import { watchPage } from '../watchPage.ts'
import type { CosmosChainInfos } from './provider.ts'

/** Wallets with Keplr's API: their paths in `window`, and the window events for a changed key. */
const wallets = [
  { id: 'keplr', name: 'Keplr', path: 'keplr', changeEvent: 'keplr_keystorechange' },
  { id: 'leap', name: 'Leap', path: 'leap', changeEvent: 'leap_keystorechange' },
  {
    id: 'cosmostation',
    name: 'Cosmostation',
    path: 'cosmostation.providers.keplr',
    changeEvent: 'cosmostation_keystorechange',
  },
  { id: 'okx', name: 'OKX Wallet', path: 'okxwallet.keplr', changeEvent: 'keplr_keystorechange' },
  { id: 'binance', name: 'Binance Wallet', path: 'binancew3w.keplr', changeEvent: 'keplr_keystorechange' },
] as const

/** Lists wallets that are injected into the page, now or later. */
export function discoverWallets(
  target: EventTarget,
  context: DiscoveryContext,
  chainInfos: CosmosChainInfos | undefined,
): () => void {
  const lister = createLister(context, 'cosmos')
  const known = new Set<string>()
  const stop = watchPage(target, () => {
    for (const { id, name, path, changeEvent } of wallets) {
      const getWallet = (): unknown => readPath(target, path)
      const isAvailable = (): boolean => hasMethod(getWallet(), 'getKey')
      if (known.has(id) || !isAvailable()) continue
      known.add(id)
      lister.add({
        id,
        name,
        isAvailable,
        canRestore: true,
        loadDriver: async () => {
          const { createCosmosDriver } = await import('./wallet.ts')
          const { networks } = context
          return createCosmosDriver({ getWallet, changeEvent, target, networks, chainInfos })
        },
      })
    }
  })
  return () => {
    stop()
    lister.stop()
  }
}
