import { read } from '../errors/FoyerError.ts'

/** Methods whose first parameter names the chain it is for. */
const NAMING_THEIR_CHAIN: readonly string[] = [
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_grantPermissions',
  'wallet_sendCalls',
]

/** The `chainId` that a transaction, a batch or a grant names, as it stands in the request; `undefined` for none. */
export const namedChain = (method: string, params: readonly unknown[] | undefined): unknown =>
  NAMING_THEIR_CHAIN.includes(method) ? read(params?.[0], 'chainId') : undefined
