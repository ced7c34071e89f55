import { safeLink } from '@foyer/chains'
import type { DeviceContext } from '../../core/page/device.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { chooseDownloads } from './downloadRules.ts'
import type { DownloadLinks } from './types.ts'

/** Where a wallet can be got from this device. A wallet may also be the host's own: only pages are linked to. */
export function downloadsOf(wallet: DirectoryWallet | undefined, device: DeviceContext): DownloadLinks {
  const page = (url: string | undefined): string | undefined => {
    const link = safeLink(url ?? '')
    return link?.startsWith('https:') ? link : undefined
  }
  return chooseDownloads(
    wallet && {
      homepage: page(wallet.homepage),
      appStore: page(wallet.appStore),
      playStore: page(wallet.playStore),
      chromeStore: page(wallet.chromeStore),
    },
    device,
  )
}
