import {
  deepLink,
  linkTarget,
  messageOf,
  browseLink,
  type ChainNamespace,
  parseCaipNetworkId,
} from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import { isMiniApp, openUrl } from '../../core/page/openUrl.ts'
import { isInPage, pageUrl } from '../../core/page/page.ts'
import { readPlatform } from '../../core/page/platform.ts'
import type { Config } from '../../core/types.ts'
import { activeNamespaceAtom, networkAtom } from '../../wallet/state.ts'
import { connectNamespaceAtom } from '../directory/state.ts'
import { linkOf, prefersUniversalLink, needsPrefetch } from './linkRules.ts'
import { deepLinkAtom, dispatchPairing, getPairingState, pairingAtom } from './state.ts'
import type { WalletLinkKind } from './types.ts'
import { isTelegramLogin } from './walletApps.ts'
import { stopAttempt, wantPairing } from './wantPairing.ts'

export type OpenWalletParameters = {
  readonly wallet: DirectoryWallet
  /** @default 'mobile' */
  readonly kind?: WalletLinkKind | undefined
  /** Does nothing if this pairing URI was passed to that wallet before. @default false */
  readonly isOnce?: boolean | undefined
}

/**
 * Opens a wallet with the pairing URI, synchronously: call it within the click. False without a valid URI, or if the
 * wallet has no allowed link of that kind.
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
  const platform = readPlatform()
  const { isTelegram, isAndroid, isIos, isInFrame } = platform
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
      isMiniApp: isMiniApp(),
      attempts: getPairingState(internals).attempts,
    })
    const url = (isUniversal ? link.universalUrl : undefined) ?? link.url
    const target = { kind, isInFrame, isTelegram, isTelegramLogin: isTelegramLogin(internals) }
    openUrl(url, linkTarget(target))
  } catch (error) {
    internals.emit({
      event: 'CONNECT_PROXY_ERROR',
      // The full URI contains the key of the pairing: only its topic is sent.
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

export type OpenWalletPageParameters = {
  readonly wallet: { readonly id: string }
  /** @default the namespace that the modal was opened for, else the current one */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * On a phone, opens this page in the browser of a wallet that does not pair for the namespace, synchronously: call it
 * within the click. False for other wallets, and inside the wallet.
 *
 * @example
 * ```ts
 * import { openWalletPage } from '@foyer/headless/actions'
 * import type { Config, DirectoryWallet } from '@foyer/headless'
 * declare const config: Config
 * declare const wallet: DirectoryWallet
 * openWalletPage(config, { wallet })
 * ```
 */
export function openWalletPage(
  config: Config,
  { wallet, namespace: given }: OpenWalletPageParameters,
): boolean {
  const internals = internalsOf(config)
  const { store } = internals
  const { isMobile, isAndroid, isTelegram, isInFrame } = readPlatform()
  const namespace = given ?? store.get(connectNamespaceAtom) ?? store.get(activeNamespaceAtom)
  const network = store.get(networkAtom)
  const url = browseLink({
    walletId: wallet.id,
    namespace,
    isMobile,
    isAndroid,
    pageUrl: pageUrl(),
    isInPage,
    chainId:
      network.chainNamespace === namespace ? parseCaipNetworkId(network.caipNetworkId).chainId : undefined,
  })
  if (url === undefined) return false
  openUrl(
    url,
    linkTarget({ kind: 'mobile', isInFrame, isTelegram, isTelegramLogin: isTelegramLogin(internals) }),
  )
  return true
}

/**
 * On devices that need the pairing URI within the tap, requests it before a wallet is selected, and reports whether it
 * has arrived; other devices are always ready. Returns a function that ends this.
 */
export function prefetchPairing(config: Config, onReady: (isReady: boolean) => void): () => void {
  if (!needsPrefetch(readPlatform())) {
    onReady(true)
    return () => {}
  }
  const { store } = internalsOf(config)
  const leave = wantPairing(config)
  const notify = (): void => {
    const { status } = store.get(pairingAtom)
    onReady(status !== 'idle' && status !== 'pending')
  }
  const stop = store.sub(pairingAtom, notify)
  notify()
  return () => {
    stop()
    leave()
  }
}
