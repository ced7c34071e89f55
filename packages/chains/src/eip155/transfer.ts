import { encodeFunctionData } from 'viem'
import { abortable } from '../async/deadline.ts'
import { causesOf, messageOf, read } from '../errors/FoyerError.ts'
import { createError } from '../errors/catalogue.ts'
import { defineErrors } from '../errors/defineErrors.ts'
import type { Operation, OperationContext, OperationParameters } from '../operations.ts'
import type { Hex } from '../types.ts'
import { createEstimateGas } from './read.ts'
import { createReadClient, type ReadOptions } from './readClient.ts'
import { transferAbi, transferRefusal, transferReserve } from './transferRules.ts'
import { sendTransaction } from './wallet.ts'
import { parseQuantity, toWalletError } from './wire.ts'

/** Has the wallet call a token's `transfer`, once the chain says that this would move what was shown. */
export function createTransferToken(options: ReadOptions): Operation<'transferToken'> {
  return async (context, parameters) => {
    const { address, to, token, value } = parameters
    try {
      await checkTransfer(options, context, parameters)
      await context.recheck?.()
      return await sendTransaction(context, { address, to: token, data: encodeTransfer(token, to, value) })
    } catch (error) {
      const { signal } = context
      throw toWalletError(error, { operation: 'transferToken', code: 'SEND_TRANSACTION_FAILED', signal })
    }
  }
}

/** The gas of the very transfer at today's price. What the wallet chooses to pay in the end may differ. */
export function createEstimateTransfer(options: ReadOptions): Operation<'estimateTransfer'> {
  const estimateGas = createEstimateGas(options)
  return async (context, { address, to, value, token }) => {
    const call = token === undefined ? { to, value } : { to: token, data: encodeTransfer(token, to, value) }
    try {
      const [gas, price] = await Promise.all([
        estimateGas(context, { address, ...call }),
        getGasPrice(options, context),
      ])
      return { fee: `${gas * price}`, deposit: '0' }
    } catch (error) {
      const { signal } = context
      throw toWalletError(error, { operation: 'estimateTransfer', code: 'ESTIMATE_GAS_FAILED', signal })
    }
  }
}

/** Room for the gas of a transfer. */
export function createGetTransferReserve(options: ReadOptions): Operation<'getTransferReserve'> {
  return async (context, { gasPrice }) => {
    try {
      return `${transferReserve(gasPrice ?? (await getGasPrice(options, context)))}`
    } catch (error) {
      const { signal } = context
      throw toWalletError(error, { operation: 'getTransferReserve', code: 'ESTIMATE_GAS_FAILED', signal })
    }
  }
}

/** What a unit of gas costs now, in wei, as the network's nodes say. */
export async function getGasPrice(
  options: ReadOptions,
  { network, signal }: Pick<OperationContext, 'network' | 'signal'>,
): Promise<bigint> {
  const client = createReadClient({ ...options, network, signal })
  const price = parseQuantity(await abortable(client.request({ method: 'eth_gasPrice' } as never), signal))
  if (price === undefined) throw createError('ESTIMATE_GAS_FAILED', undefined, { prefix: 'eip155:gasPrice' })
  return price
}

/** The call that moves some of a token to somebody. */
export const encodeTransfer = (token: string, to: string, value: bigint): Hex =>
  encodeFunctionData({
    abi: transferAbi(token),
    functionName: 'transfer',
    // As bytes: how an address is spelled is no matter of the call.
    args: [to.toLowerCase() as Hex, value],
  })

/** Why a token is not sent, found out before anybody is asked. */
const texts = {
  TOKEN_DECIMALS_DIFFER: () => 'The token counts in other units than the amount was shown in',
  TOKEN_NOT_FOUND: () => 'There is no token at this address',
  TOKEN_TRANSFER_REFUSED: () => 'The token refuses this transfer',
} as const

export const createTransferError: ReturnType<typeof defineErrors<typeof texts>> =
  /* @__PURE__ */ defineErrors(texts)

/** `decimals()` */
const DECIMALS = '0x313ce567'
/** What geth and its kin give an execution that was reverted. */
const REVERTED = 3

/** Throws when the chain, asked what a transfer would do, speaks against it. Nodes that do not answer hold nobody up. */
export async function checkTransfer(
  options: ReadOptions,
  { network, signal }: OperationContext,
  { address, to, token, value, decimals: shownDecimals }: OperationParameters<'transferToken'>,
): Promise<void> {
  const client = createReadClient({ ...options, network, signal })
  const call = async (data: string): Promise<string | undefined> => {
    const asked: Promise<unknown> = client.request({
      method: 'eth_call',
      params: [{ from: address, to: token, data }, 'latest'],
    } as never)
    const answer = await abortable(
      asked.catch((error: unknown) => (isRevert(error) ? 'reverted' : undefined)),
      signal,
    )
    return typeof answer === 'string' ? answer : undefined
  }
  const [decimals, answer] = await Promise.all([call(DECIMALS), call(encodeTransfer(token, to, value))])
  const refusal = transferRefusal({
    decimals: decimals === '0x' ? 'none' : parseQuantity(decimals),
    shownDecimals,
    answer,
    hasAnswer: transferAbi(token)[0].outputs.length > 0,
  })
  if (refusal) throw createTransferError(refusal, undefined, { prefix: 'eip155:transferToken', value: token })
}

const isRevert = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) => read(cause, 'code') === REVERTED || /revert/i.test(messageOf(cause) ?? ''),
  )
