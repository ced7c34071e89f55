import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { openWallet, type OpenWalletParameters, openWalletPage } from '../flows/pairing/openWallet.ts'
import { deepLinkAtom, type DeepLinkProgress } from '../flows/pairing/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type DeepLinkVerbs = {
  /**
   * Passes the pairing URI to the app or page of a wallet. Call it within the click. Returns false without a valid URI.
   */
  readonly open: (parameters: OpenWalletParameters) => boolean
  /** On a phone, opens this page in the browser of a wallet that does not pair. Call it within the click. */
  readonly openPage: (parameters: { readonly wallet: DirectoryWallet }) => boolean
}

export type UseDeepLinkReturnType = DeepLinkProgress & DeepLinkVerbs

const makeVerbs = (config: Config): DeepLinkVerbs => ({
  open: (parameters) => openWallet(config, parameters),
  openPage: (parameters) => openWalletPage(config, parameters),
})

/**
 * Opens wallets by their links. Call its functions within the click: browsers refuse links later.
 *
 * @example
 * ```tsx
 * import { type DirectoryWallet, useDeepLink, useWalletConnectUri } from '@foyer/headless'
 * export function Open({ wallet }: { wallet: DirectoryWallet }) {
 *   const { uri } = useWalletConnectUri()
 *   const { open } = useDeepLink()
 *   return <button disabled={!uri} onClick={() => open({ wallet })}>Open {wallet.name}</button>
 * }
 * ```
 */
export const useDeepLink = (parameters: ConfigParameter = {}): UseDeepLinkReturnType =>
  useConfigObject(useConfig(parameters), deepLinkAtom, makeVerbs)
