import { createBitcoinLink } from './createBitcoinLink.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signMessage } from './signMessage.ts'
import { signPsbt } from './signPsbt.ts'
import { createLeatherWallet } from './wallets/createLeatherWallet.ts'
import { createOkxWallet } from './wallets/createOkxWallet.ts'
import { createSatsConnectWallet } from './wallets/createSatsConnectWallet.ts'
import { createStandardWallet } from './wallets/createStandardWallet.ts'
import { createUnisatWallet } from './wallets/createUnisatWallet.ts'

export type Session = {
  readonly createBitcoinLink: typeof createBitcoinLink
  readonly createLeatherWallet: typeof createLeatherWallet
  readonly createOkxWallet: typeof createOkxWallet
  readonly createSatsConnectWallet: typeof createSatsConnectWallet
  readonly createStandardWallet: typeof createStandardWallet
  readonly createUnisatWallet: typeof createUnisatWallet
  readonly sendTransaction: typeof sendTransaction
  readonly signMessage: typeof signMessage
  readonly signPsbt: typeof signPsbt
}

/** Everything between a connector and its wallet, as one chunk: a visitor has one kind of wallet, and none is large. */
export const session: Session = {
  createBitcoinLink,
  createLeatherWallet,
  createOkxWallet,
  createSatsConnectWallet,
  createStandardWallet,
  createUnisatWallet,
  sendTransaction,
  signMessage,
  signPsbt,
}
