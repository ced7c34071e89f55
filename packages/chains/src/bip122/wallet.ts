import type { CaipNetwork } from '../types.ts'
import type { BitcoinNetworkName } from './networks.ts'
import type { BitcoinAddress, BitcoinProvider } from './provider.ts'

/** Accounts that a wallet exposes, and its network if the wallet reports it. */
export type BitcoinWalletState = {
  readonly addresses: readonly BitcoinAddress[]
  readonly network?: BitcoinNetworkName | undefined
  /** Reference of a network without a `BitcoinNetworkName`, such as a fork with addresses like Bitcoin's. */
  readonly otherNetwork?: string | undefined
}

/** Events of a wallet. After `changed` without addresses, the driver reads the state. */
export type BitcoinWalletListener = {
  readonly changed: (state: Partial<BitcoinWalletState>) => void
  readonly disconnected: () => void
}

type SignPsbt = NonNullable<BitcoinProvider['signPsbt']>
export type SignPsbtParameters = Parameters<SignPsbt>[0] & {
  /** Addresses of the connection. */
  readonly addresses: readonly BitcoinAddress[]
}

/** Interface that every kind of Bitcoin wallet implements. */
export type BitcoinWallet = Omit<BitcoinProvider, 'getAccountAddresses' | 'signPsbt'> & {
  signPsbt?(parameters: SignPsbtParameters): ReturnType<SignPsbt>
  /** Connects with a prompt. */
  connect(network: BitcoinNetworkName | undefined): Promise<BitcoinWalletState>
  /**
   * Reads the state without a prompt. `network`: that of an earlier connection, for wallets that do not report theirs.
   * Absent if the wallet would prompt.
   */
  readState?(network?: BitcoinNetworkName): Promise<BitcoinWalletState>
  disconnect?(): Promise<unknown>
  /** Throws if the wallet cannot switch. */
  switchNetwork(network: CaipNetwork): Promise<BitcoinWalletState>
  listen?(listener: BitcoinWalletListener): () => void
  /** Networks that the wallet supports. Absent: all. */
  networks?(): readonly BitcoinNetworkName[]
}
