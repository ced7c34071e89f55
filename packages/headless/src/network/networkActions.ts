import { readChain } from './actions/readChain.ts'
import { switchNetwork } from './actions/switchNetwork.ts'

/** Asking chains, and wallets to change them, loaded in one piece. */
export const networkActions: {
  readonly readChain: typeof readChain
  readonly switchNetwork: typeof switchNetwork
} = { readChain, switchNetwork }
