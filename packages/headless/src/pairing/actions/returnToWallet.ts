import { linkTarget, returnLink } from '@foyer/chains'
import { readDevice } from '../../config/device.ts'
import { internalsOf } from '../../config/internals.ts'
import { openUrl } from '../../config/page.ts'
import type { Config } from '../../config/types.ts'
import { isTelegramLogin } from '../isTelegramLogin.ts'
import { walletAppAtom } from '../walletApp.ts'

/**
 * Brings the app of the wallet in use to the front, where a request waits for its owner: call it within the click.
 * False when the wallet was not reached by a link.
 *
 * @example
 * ```ts
 * import { returnToWallet } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * returnToWallet(config)
 * ```
 */
export function returnToWallet(config: Config): boolean {
  const internals = internalsOf(config)
  const app = internals.store.get(walletAppAtom)
  const url = app && returnLink(app.href)
  if (url === undefined) return false
  const { isInFrame, isTelegram, isMobile } = readDevice()
  const kind = isMobile ? 'mobile' : url.startsWith('https:') ? 'web' : 'desktop'
  openUrl(url, linkTarget({ kind, isInFrame, isTelegram, isTelegramLogin: isTelegramLogin(internals) }))
  return true
}
