import { browseLink, type ChainNamespace, linkTarget, parseCaipNetworkId } from '@foyer/chains'
import { readDevice } from '../../core/page/device.ts'
import { internalsOf } from '../../core/internals.ts'
import { isInPage, openUrl, pageUrl } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import { connectNamespaceAtom } from '../directory/state.ts'
import { activeNamespaceAtom, networkAtom } from '../../wallet/network/state.ts'
import { isTelegramLogin } from './isTelegramLogin.ts'

export type OpenWalletPageParameters = {
  readonly wallet: { readonly id: string }
  /** @default the family that the modal was opened for, else the one in use */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * On a phone, opens this page in the browser of a wallet that does not pair for the family in use, at once: call it
 * within the click. False when the wallet is none of those, or is here already.
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
  const { isMobile, isAndroid, isTelegram, isInFrame } = readDevice()
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
