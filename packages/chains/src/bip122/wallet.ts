import type { CaipNetwork } from '../types.ts'
import type { BitcoinNetworkName } from './networks.ts'
import type { BitcoinAddress, BitcoinProvider } from './provider.ts'

/** What a wallet exposes, and where it is, if it says so. */
export type BitcoinWalletState = {
  readonly addresses: readonly BitcoinAddress[]
  readonly network?: BitcoinNetworkName | undefined
}

/** What a wallet tells by itself. `changed` without addresses: it has to be asked for them. */
export type BitcoinWalletListener = {
  readonly changed: (state: Partial<BitcoinWalletState>) => void
  readonly disconnected: () => void
}

/** A wallet in the words that all of them share: what is written for each kind of wallet. */
export type BitcoinWallet = Omit<BitcoinProvider, 'getAccountAddresses'> & {
  /** Asks its owner. */
  connect(network: BitcoinNetworkName | undefined): Promise<BitcoinWalletState>
  /** Reads without a prompt. Absent: the wallet would ask its owner. */
  readState?(): Promise<BitcoinWalletState>
  disconnect?(): Promise<unknown>
  /** Throws when the wallet cannot. */
  switchNetwork(network: CaipNetwork): Promise<BitcoinWalletState>
  listen?(listener: BitcoinWalletListener): () => void
  /** Networks that it serves. Absent: any. */
  networks?(): readonly BitcoinNetworkName[]
}
