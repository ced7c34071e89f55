import type { DiscoveryContext } from '../adapter.ts'
import { hasMethod, read } from '../errors/foreign.ts'
import { claimedText } from '../text/cleanText.ts'
import { createLister } from '../walletDriver/createLister.ts'
import { watchPage } from '../watchPage.ts'
import type { Ss58Prefixes } from './networks.ts'

/** Display names of common extensions; others show their key. */
const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  talisman: 'Talisman',
  'subwallet-js': 'SubWallet',
  'fearless-wallet': 'Fearless Wallet',
  enkrypt: 'Enkrypt',
  nova: 'Nova Wallet',
}

/** Lists all extensions at `window.injectedWeb3`, also those injected later. */
export function discoverExtensions(
  target: EventTarget,
  context: DiscoveryContext,
  prefixes: Ss58Prefixes | undefined,
): () => void {
  const lister = createLister(context, 'polkadot')
  const known = new Set<string>()
  const stop = watchPage(target, () => {
    for (const id of Object.keys(Object(read(target, 'injectedWeb3')))) {
      const getExtension = (): unknown => read(read(target, 'injectedWeb3'), id)
      const isAvailable = (): boolean =>
        hasMethod(getExtension(), 'enable') || hasMethod(getExtension(), 'connect')
      if (known.has(id) || !claimedText(id) || !isAvailable()) continue
      known.add(id)
      lister.add({
        id,
        name: Object.hasOwn(names, id) ? (names[id] ?? id) : id,
        isAvailable,
        canRestore: true,
        loadDriver: async () => {
          const { createPolkadotDriver } = await import('./wallet.ts')
          return createPolkadotDriver({ getExtension, appName: context.metadata.name, prefixes })
        },
      })
    }
  })
  return () => {
    stop()
    lister.stop()
  }
}
