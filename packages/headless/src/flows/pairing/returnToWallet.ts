import { linkTarget, returnLink } from '@foyer/chains'
import { readDevice } from '../../core/page/device.ts'
import { internalsOf } from '../../core/internals.ts'
import { openUrl } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import { isTelegramLogin } from './isTelegramLogin.ts'
import { walletAppAtom } from './walletApp.ts'

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
