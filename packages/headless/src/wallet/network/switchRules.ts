export type SwitchFacts = {
  readonly isSameNetwork: boolean
  readonly isSameFamily: boolean
  readonly isConfirmationIgnored: boolean
  /** The current family has an address. */
  readonly hasFromAddress: boolean
  /** The target's family has an address. */
  readonly hasToAddress: boolean
  /** The embedded wallet is in use on the current family and serves the target's family. */
  readonly isAuthCovering: boolean
}

export type NetworkSwitch = 'none' | 'SwitchActiveChain' | 'SwitchNetwork' | 'atOnce'

/** What choosing a network does. First match wins (R3). */
export function decideNetworkSwitch(facts: SwitchFacts): NetworkSwitch {
  const { isSameNetwork, isSameFamily, isConfirmationIgnored, hasFromAddress, hasToAddress, isAuthCovering } =
    facts
  if (isSameNetwork) return 'none'
  if (!isConfirmationIgnored && !isSameFamily && hasFromAddress && !hasToAddress && !isAuthCovering)
    return 'SwitchActiveChain'
  if (!isConfirmationIgnored || isAuthCovering || isSameFamily) return 'SwitchNetwork'
  return 'atOnce'
}
