/** Whether the visitor must be told that the wallet is on a network the app does not have (docs/spec/core.md §4.4). */
export function shouldShowUnsupported(facts: {
  readonly isConnected: boolean
  readonly isConfigured: boolean
  readonly isNetworkSwitchEnabled: boolean
  readonly isUnsupportedAllowed: boolean
  /** WalletConnect only, without adapters. */
  readonly isBasic: boolean
}): boolean {
  return (
    facts.isConnected &&
    !facts.isConfigured &&
    facts.isNetworkSwitchEnabled &&
    !facts.isUnsupportedAllowed &&
    !facts.isBasic
  )
}

/**
 * Whether the wallet is asked, or only the app's own selection changes (docs/spec/core.md §4.3). The wallet of a
 * family that the app
 * merely goes to is left where it is; the embedded wallet goes along.
 */
export function shouldAskWallet(facts: {
  /** The target's family has a connection in use. */
  readonly isConnected: boolean
  /** The target's family is the one in use. */
  readonly isActiveFamily: boolean
  /** It is the embedded wallet. */
  readonly isAuth: boolean
  /** The chain that the wallet is on; `undefined` when its family has no such notion. */
  readonly walletChainId: string | undefined
  readonly targetChainId: string
  readonly canSwitch: boolean
}): boolean {
  return (
    facts.isConnected &&
    (facts.isActiveFamily || facts.isAuth) &&
    facts.canSwitch &&
    facts.walletChainId !== undefined &&
    facts.walletChainId !== facts.targetChainId
  )
}
