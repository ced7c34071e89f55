import { readChain } from './readChain.ts'
import { switchNetwork } from './switchNetwork.ts'

/** Asking chains, and wallets to change them, loaded in one piece. */
export const networkActions: {
  readonly readChain: typeof readChain
  readonly switchNetwork: typeof switchNetwork
} = { readChain, switchNetwork }
