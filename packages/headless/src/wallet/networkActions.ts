/** Asking chains, and wallets to change them, loaded in one piece. */

export { readChain } from './readChain.ts'
export { switchNetwork } from './switchNetwork.ts'
