import { base64 } from '@scure/base'
import {
  getBase64Decoder,
  type Rpc,
  type SolanaRpcApi,
  type Transaction,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { createError } from '../errors/catalogue.ts'
import { isFoyerError } from '../errors/FoyerError.ts'
import type { Operation } from '../operations.ts'
import { createRpc, sendOptions } from './createRpc.ts'
import { createSolanaError, toWalletError } from './errors.ts'
import { readMintDecimals } from './prepareTokenTransfer.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { transferReserve } from './rules.ts'
import { sendBytes, type SendOptions } from './sendBytes.ts'
import { sendTransfer } from './sendTransfer.ts'
import { toSendError, toSimulationError } from './toSendError.ts'

/** Signs and sends a wire transaction in base64. */
export function createSignAndSendTransaction(options: SendOptions): Operation<'signAndSendTransaction'> {
  return async (context, { address, transaction }) => {
    try {
      return await sendBytes(context, { address, transaction: base64.decode(transaction), options })
    } catch (error) {
      const origin = { operation: 'signAndSendTransaction', code: 'SEND_TRANSACTION_FAILED' } as const
      throw toSendError(error, { ...origin, signal: context.signal })
    }
  }
}

/** Transfers SOL; `gas` is the unit limit. */
export function createSendTransaction(options: SendOptions): Operation<'sendTransaction'> {
  return async (context, { address, to, value = 0n, data, gas }) => {
    if (data !== undefined && data !== '0x')
      throw createError('OPERATION_NOT_SUPPORTED', { namespace: 'solana', operation: 'send call data' })
    const unitLimit = gas === undefined ? undefined : Number(gas)
    return sendTransfer(context, {
      operation: 'sendTransaction',
      options,
      transfer: { from: address, to, value, unitLimit },
    })
  }
}

/** Transfers a token of either token program. Creates the receiver's token account if there is none. */
export const createTransferToken =
  (options: SendOptions): Operation<'transferToken'> =>
  (context, { address, to, token, value, decimals }) =>
    sendTransfer(context, {
      operation: 'transferToken',
      options,
      transfer: { from: address, to, value, token, decimals },
    })

const ESTIMATE_GAS = { operation: 'estimateGas', code: 'ESTIMATE_GAS_FAILED' } as const

/** Fee of this transfer in lamports, with priority. */
export function createEstimateGas(options: SendOptions): Operation<'estimateGas'> {
  return async ({ network, signal }, { address, to, value = 0n }) => {
    try {
      const rpc = createRpc(network, options)
      const ceiling = options.priorityFeeCeiling
      const { transaction } = await prepareTransfer(rpc, { from: address, to, value, ceiling, signal })
      return await readFee(rpc, transaction, { operation: 'estimateGas', signal })
    } catch (error) {
      throw toWalletError(error, { ...ESTIMATE_GAS, signal })
    }
  }
}

/**
 * Fee of this transfer with priority, rent of a new token account, and transfer fee of the token. Rejects with the reason
 * if the transfer would fail.
 */
export function createEstimateTransfer(options: SendOptions): Operation<'estimateTransfer'> {
  return async ({ network, signal }, { address, to, value, token }) => {
    try {
      const rpc = createRpc(network, options)
      const ceiling = options.priorityFeeCeiling
      const { transaction, deposit, withheld, failure } = await prepareTransfer(rpc, {
        from: address,
        to,
        value,
        token,
        ceiling,
        signal,
      })
      if (failure) throw toSimulationError(failure, { operation: 'estimateTransfer', token })
      return {
        fee: `${await readFee(rpc, transaction, { operation: 'estimateTransfer', signal })}`,
        deposit: `${deposit}`,
        ...(withheld > 0n && { withheld: `${withheld}` }),
      }
    } catch (error) {
      throw toWalletError(error, { operation: 'estimateTransfer', code: 'ESTIMATE_GAS_FAILED', signal })
    }
  }
}

/** Decimals of a mint. */
export function createGetTokenDecimals(options: SendOptions): Operation<'getTokenDecimals'> {
  return async ({ network, signal }, { token }) => {
    try {
      return await readMintDecimals(createRpc(network, options), token, signal)
    } catch (error) {
      signal?.throwIfAborted()
      if (isFoyerError(error)) throw error
      const prefix = 'solana:getTokenDecimals'
      throw createSolanaError('TOKEN_DECIMALS_UNKNOWN', undefined, {
        prefix,
        value: token,
        cause: error,
        isRetryable: true,
      })
    }
  }
}

/** Highest fee of a transfer and the rent-exempt minimum. Sends no request. */
export const createGetTransferReserve =
  ({ priorityFeeCeiling }: SendOptions): Operation<'getTransferReserve'> =>
  async () =>
    `${transferReserve(priorityFeeCeiling)}`

/** Fee of a transaction in lamports, with priority. */
export async function readFee(
  rpc: Rpc<SolanaRpcApi>,
  { messageBytes }: Transaction,
  { operation, signal }: { readonly operation: string; readonly signal: AbortSignal | undefined },
): Promise<bigint> {
  const message = getBase64Decoder().decode(messageBytes) as TransactionMessageBytesBase64
  const { value: fee } = await rpc
    .getFeeForMessage(message, { commitment: 'confirmed' })
    .send(sendOptions(signal))
  if (fee === null) throw createError('ESTIMATE_GAS_FAILED', undefined, { prefix: `solana:${operation}` })
  return BigInt(fee)
}
