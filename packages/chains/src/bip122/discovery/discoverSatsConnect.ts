import { hasMethod, read, readPath } from '../../errors/foreign.ts'
import { dataPicture } from '../../links/safePicture.ts'
import { claimedText } from '../../text/cleanText.ts'
import type { Lister } from '../../walletDriver/createLister.ts'
import { watchPage } from '../../watchPage.ts'

const LEATHER_ID = 'LeatherProvider'

/** Lists the wallets at `window.btc_providers`, whose ids are paths on the page. */
export function discoverSatsConnect(target: EventTarget, lister: Lister, message: string): () => void {
  const known = new Set<string>()
  return watchPage(target, () => {
    const entries: unknown = read(target, 'btc_providers')
    if (!Array.isArray(entries)) return
    for (const entry of entries as readonly unknown[]) {
      const [id, name] = [claimedText(read(entry, 'id')), claimedText(read(entry, 'name'))]
      if (!id || !name || known.has(id)) continue
      known.add(id)
      const isLeather = id === LEATHER_ID
      const getWallet = (): unknown => readPath(target, id)
      lister.add({
        id,
        name,
        icon: iconOf(read(entry, 'icon')),
        isAvailable: () => hasMethod(getWallet(), 'request'),
        canRestore: !isLeather,
        loadDriver: async () => {
          const { createBitcoinDriver, createLeatherWallet, createSatsConnectWallet } = (
            await import('../walletChunk.ts')
          ).walletChunk
          return createBitcoinDriver(
            isLeather ? createLeatherWallet({ getWallet }) : createSatsConnectWallet({ getWallet, message }),
          )
        },
      })
    }
  })
}

/** Icon of a wallet. Some wallets use the type `image/svg`, which browsers do not support. */
function iconOf(icon: unknown): string | undefined {
  if (typeof icon !== 'string') return undefined
  return dataPicture(icon.replace(/^data:image\/svg(?=[;,])/i, 'data:image/svg+xml'))
}
