import { awaitSend } from '../errors/awaitSend.ts'
import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { parseHex } from './parseHex.ts'
import { request } from './request.ts'
import { toQuantity } from './toQuantity.ts'
import { toWalletError } from './toWalletError.ts'

const operation = 'sendTransaction'
const code = 'SEND_TRANSACTION_FAILED'
const prefix = `eip155:${operation}`

const HASH_BYTES = 32

/**
 * Hands a transaction to the wallet and returns its hash. Type and fees are the wallet's to choose; the chain is named,
 * so that a wallet that has just moved elsewhere refuses instead of sending there.
 */
export const sendTransaction: Operation<'sendTransaction'> = async (
  { network, provider, signal },
  parameters,
) => {
  const { address, to, value = 0n, data = '0x', gas } = parameters
  const transaction = {
    from: address,
    to,
    value: toQuantity(value),
    data,
    chainId: toQuantity(Number(network.id)),
    ...(gas !== undefined && { gas: toQuantity(gas) }),
  }
  try {
    const asked = request(provider, 'eth_sendTransaction', [transaction], signal)
    const hash = await awaitSend(asked, { prefix, signal })
    // A wallet that answers nonsense may have sent all the same.
    return parseHex(hash, () => createError('SEND_UNCLEAR', undefined, { prefix }), HASH_BYTES)
  } catch (error) {
    throw toWalletError(error, { operation, code, signal })
  }
}
