import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { DownloadLink, DownloadLinks } from './types.ts'

/** Where a wallet can be got, and what "Get" does (docs/spec/views.md §5.3). First match wins. */
export function chooseDownloads(
  wallet: Pick<DirectoryWallet, 'homepage' | 'appStore' | 'playStore' | 'chromeStore'> | undefined,
  device: { readonly isMobile: boolean; readonly isIos: boolean; readonly isAndroid: boolean },
): DownloadLinks {
  const candidates: readonly (readonly [DownloadLink['store'], string | undefined])[] = [
    ['chrome', wallet?.chromeStore],
    ['appStore', wallet?.appStore],
    ['playStore', wallet?.playStore],
    ['homepage', wallet?.homepage],
  ]
  const links = candidates.flatMap(([store, url]) => (url ? [{ store, url }] : []))
  const open = (url: string | undefined): DownloadLinks['action'] => (url ? { to: 'link', url } : undefined)
  const stores = links.filter(({ store }) => store !== 'homepage')
  if (!device.isMobile && stores.length > 1) return { links, action: { to: 'Downloads' } }
  if (stores.length === 0) return { links, action: open(wallet?.homepage) }
  if (device.isIos) return { links, action: open(wallet?.appStore ?? wallet?.homepage) }
  if (device.isAndroid) return { links, action: open(wallet?.playStore ?? wallet?.homepage) }
  return { links, action: open(device.isMobile ? wallet?.homepage : stores[0]?.url) }
}
