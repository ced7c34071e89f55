import { address as toAddress } from '@solana/kit'
import { abortable } from '../async/deadline.ts'
import type { Operation } from '../operations.ts'
import { createRpc, type RpcOptions } from './createRpc.ts'
import { sendOptions } from './sendOptions.ts'
import { toWalletError } from './toWalletError.ts'

/** The native balance in lamports, from the network's nodes. */
export function createGetBalance(options: RpcOptions): Operation<'getBalance'> {
  return async ({ network, signal }, { address }) => {
    const { decimals, symbol } = network.nativeCurrency
    try {
      const asked = createRpc(network, options)
        .getBalance(toAddress(address), { commitment: 'confirmed' })
        .send(sendOptions(signal))
      const { value } = await abortable(asked, signal)
      return { value: `${value}`, decimals, symbol }
    } catch (error) {
      throw toWalletError(error, { operation: 'getBalance', code: 'BALANCE_FAILED', signal })
    }
  }
}
