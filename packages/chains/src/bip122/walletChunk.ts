import { createBitcoinDriver } from './createBitcoinDriver.ts'
import { sendTransaction, signMessage, signPsbt } from './sign.ts'
import { createLeatherWallet } from './wallets/createLeatherWallet.ts'
import { createOkxWallet } from './wallets/createOkxWallet.ts'
import { createSatsConnectWallet } from './wallets/createSatsConnectWallet.ts'
import { createStandardWallet } from './wallets/createStandardWallet.ts'
import { createUnisatWallet } from './wallets/createUnisatWallet.ts'

export type WalletChunk = {
  readonly createBitcoinDriver: typeof createBitcoinDriver
  readonly createLeatherWallet: typeof createLeatherWallet
  readonly createOkxWallet: typeof createOkxWallet
  readonly createSatsConnectWallet: typeof createSatsConnectWallet
  readonly createStandardWallet: typeof createStandardWallet
  readonly createUnisatWallet: typeof createUnisatWallet
  readonly sendTransaction: typeof sendTransaction
  readonly signMessage: typeof signMessage
  readonly signPsbt: typeof signPsbt
}

/** The code of all kinds of Bitcoin wallets in one chunk, since each is small. */
export const walletChunk: WalletChunk = {
  createBitcoinDriver,
  createLeatherWallet,
  createOkxWallet,
  createSatsConnectWallet,
  createStandardWallet,
  createUnisatWallet,
  sendTransaction,
  signMessage,
  signPsbt,
}
