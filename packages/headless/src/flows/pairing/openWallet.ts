import { deepLink, linkTarget, messageOf } from '@foyer/chains'
import { readDevice } from '../../core/page/device.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/optionsOf.ts'
import { openUrl } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { createError } from '../../core/errors/actionErrors.ts'
import { isTelegramLogin } from './isTelegramLogin.ts'
import { linkOf, prefersUniversalLink } from './linkRules.ts'
import { deepLinkAtom, dispatchPairing, getPairingState, pairingAtom } from './state.ts'
import { stopAttempt } from './stopAttempt.ts'
import type { WalletLinkKind } from './types.ts'

export type OpenWalletParameters = {
  readonly wallet: DirectoryWallet
  /** @default 'mobile' */
  readonly kind?: WalletLinkKind | undefined
  /** Does nothing where this pairing was handed to that wallet before. @default false */
  readonly isOnce?: boolean | undefined
}

/**
 * Hands the pairing over to a wallet by its link, at once: call it within the click. False when there is no valid
 * code yet, or the wallet has no link of that kind that may be opened.
 *
 * @example
 * ```ts
 * import { openWallet } from '@foyer/headless/actions'
 * import type { Config, DirectoryWallet } from '@foyer/headless'
 * declare const config: Config
 * declare const wallet: DirectoryWallet
 * openWallet(config, { wallet })
 * ```
 */
export function openWallet(
  config: Config,
  { wallet, kind = 'mobile', isOnce = false }: OpenWalletParameters,
): boolean {
  const internals = internalsOf(config)
  if (isOnce && internals.store.get(deepLinkAtom).openedId === wallet.id) return true
  const { uri } = internals.store.get(pairingAtom)
  if (uri === undefined) return false
  const device = readDevice()
  const { isTelegram, isAndroid, isIos, isInFrame } = device
  const given = linkOf(wallet, kind)
  const link = deepLink({
    link: given ?? '',
    uri,
    universalLink: kind === 'mobile' ? wallet.universalLink : undefined,
    isTelegramAndroid: isTelegram && isAndroid,
  })
  try {
    if (!link) throw createError('WALLET_LINK_UNUSABLE', { name: wallet.name })
    const isUniversal = prefersUniversalLink({
      isPreferred: optionsOf(config).experimental_preferUniversalLinks,
      isIos,
      attempts: getPairingState(internals).attempts,
    })
    const url = (isUniversal ? link.universalUrl : undefined) ?? link.url
    const target = { kind, isInFrame, isTelegram, isTelegramLogin: isTelegramLogin(internals) }
    openUrl(url, linkTarget(target))
  } catch (error) {
    internals.emit({
      event: 'CONNECT_PROXY_ERROR',
      // Who knows the whole URI can answer in the wallet's place: only its name leaves.
      properties: {
        message: messageOf(error) ?? '',
        uri: uri.split('?')[0] ?? '',
        mobile_link: given ?? '',
        name: wallet.name,
      },
    })
    stopAttempt(internals)
    dispatchPairing(internals, { type: 'failed', isDeclined: false, error: error as Error })
    return false
  }
  dispatchPairing(internals, { type: 'linked', wallet, linking: { href: link.href, name: wallet.name } })
  return true
}
