import { createError } from '../errors/catalogue.ts'
import { defineErrors, type FoyerError } from '../errors/FoyerError.ts'
import type { Operation, OperationContext, OperationParameters } from '../operations.ts'
import type { Hex } from '../types.ts'
import { isRevert } from './isRevert.ts'
import { parseQuantity } from './quantity.ts'
import { createEstimateGas } from './read.ts'
import { requestNodes, type ReadOptions } from './readClient.ts'
import { simulateTransfer } from './simulateTransfer.ts'
import {
  encodeGetL1Fee,
  encodeTransfer,
  feeReserve,
  isFalse,
  l1FeeOracle,
  returnsBoolean,
  revertReason,
  transactionFee,
  transferRefusal,
} from './transferRules.ts'
import { sendTransaction } from './wallet.ts'
import { toWalletError } from './wire.ts'

/** Requests a token's `transfer` from the wallet, after simulating it on the network's nodes. */
export function createTransferToken(options: ReadOptions): Operation<'transferToken'> {
  return async (context, parameters) => {
    const { address, token } = parameters
    try {
      await checkTransfer(options, context, parameters)
      await context.recheck?.()
      return await sendTransaction(context, {
        address,
        to: token,
        data: transferData(parameters, 'SEND_TRANSACTION_FAILED'),
      })
    } catch (error) {
      const { signal } = context
      throw toWalletError(error, { operation: 'transferToken', code: 'SEND_TRANSACTION_FAILED', signal })
    }
  }
}

/**
 * Gas of this transfer, or the given gas of a call, at the current price, and the fee for its data on L1. The wallet may
 * choose another fee.
 */
export function createEstimateTransfer(options: ReadOptions): Operation<'estimateTransfer'> {
  const estimateGas = createEstimateGas(options)
  return async (context, { address, to, value, token, call }) => {
    try {
      const transaction = call
        ? { to, data: call.data }
        : token === undefined
          ? { to, value }
          : { to: token, data: transferData({ to, value }, 'ESTIMATE_GAS_FAILED') }
      const [gas, gasPrice, l1Fee, withheld] = await Promise.all([
        call?.gas ?? estimateGas(context, { address, ...transaction }),
        call?.gasPrice ?? getGasPrice(options, context),
        getL1Fee(options, context, transaction),
        token === undefined ? 0n : readWithheld(options, context, { address, to, token, value }),
      ])
      const facts = { gas, gasPrice, l1Fee }
      return {
        fee: `${transactionFee(facts)}`,
        deposit: '0',
        ...(withheld > 0n && { withheld: `${withheld}` }),
        ...(call && { reserve: `${feeReserve(facts)}` }),
      }
    } catch (error) {
      const { signal } = context
      signal?.throwIfAborted()
      if (isRevert(error) && !call) throw revertError(error, token)
      throw toWalletError(error, { operation: 'estimateTransfer', code: 'ESTIMATE_GAS_FAILED', signal })
    }
  }
}

/** Error of a transfer that a node reports to revert, with the reason of the contract. */
function revertError(cause: unknown, token: string | undefined): FoyerError {
  const code = token === undefined ? 'RECEIVER_REFUSED' : 'TOKEN_TRANSFER_REFUSED'
  const options = { prefix: 'eip155:estimateTransfer', value: token, cause }
  return createTransferError(code, { reason: revertReason(cause) }, options)
}

/**
 * Amount of a transfer that the token keeps; 0 if no node can measure it. Throws `TOKEN_TRANSFER_REFUSED` if it answers
 * with `false` in place of a revert.
 */
async function readWithheld(
  options: ReadOptions,
  context: OperationContext,
  transfer: Pick<OperationParameters<'transferToken'>, 'address' | 'to' | 'token' | 'value'>,
): Promise<bigint> {
  const { address, token } = transfer
  const data = transferData(transfer, 'ESTIMATE_GAS_FAILED')
  const simulated = await simulateTransfer(options, context, { ...transfer, data })
  const { answer } = simulated ?? (await callToken(options, context, { address, token, data }))
  if (isFalse(answer) && returnsBoolean(token)) throw revertError(undefined, token)
  return simulated?.withheld ?? 0n
}

/** Reserve for the fees of a transfer. */
export function createGetTransferReserve(options: ReadOptions): Operation<'getTransferReserve'> {
  const estimateGas = createEstimateGas(options)
  return async (context, { address, gasPrice }) => {
    const { signal } = context
    const transfer = { address, to: address }
    try {
      const [price, gas, l1Fee] = await Promise.all([
        gasPrice ?? getGasPrice(options, context),
        estimateGas(context, transfer).catch(() => signal?.throwIfAborted()),
        getL1Fee(options, context, transfer),
      ])
      return `${feeReserve({ gasPrice: price, gas: gas ?? 0n, l1Fee })}`
    } catch (error) {
      throw toWalletError(error, { operation: 'getTransferReserve', code: 'ESTIMATE_GAS_FAILED', signal })
    }
  }
}

/** Current gas price in wei, from the network's nodes. */
async function getGasPrice(
  options: ReadOptions,
  { network, signal }: Pick<OperationContext, 'network' | 'signal'>,
): Promise<bigint> {
  const price = parseQuantity(await requestNodes({ ...options, network, signal }, 'eth_gasPrice'))
  if (price === undefined) throw createError('ESTIMATE_GAS_FAILED', undefined, { prefix: 'eip155:gasPrice' })
  return price
}

/** Fee for the data of a transaction on L1, in wei; 0 on chains without one, and if no node answers. */
async function getL1Fee(
  options: ReadOptions,
  { network, signal }: Pick<OperationContext, 'network' | 'signal'>,
  transaction: { readonly to: string; readonly data?: string },
): Promise<bigint> {
  const to = l1FeeOracle(network.caipNetworkId)
  const params = [{ to, data: encodeGetL1Fee(transaction) }, 'latest']
  const asked = requestNodes({ ...options, network, signal }, 'eth_call', params)
  return parseQuantity(await asked.catch(() => signal?.throwIfAborted())) ?? 0n
}

/** Calldata of an ERC-20 `transfer`. Throws `code` for an invalid receiver or amount. */
function transferData(
  { to, value }: Pick<OperationParameters<'transferToken'>, 'to' | 'value'>,
  code: 'ESTIMATE_GAS_FAILED' | 'SEND_TRANSACTION_FAILED',
): Hex {
  const data = encodeTransfer(to, value)
  if (!data) throw createError(code, undefined, { prefix: 'eip155:transfer', value: to })
  return data
}

/** `reason`: text that the contract gives for a revert. */
type Refused = { readonly reason?: string | undefined }

/** Reasons for which a token transfer is rejected before the wallet is asked, and those of a fee estimate. */
const texts = {
  TOKEN_DECIMALS_DIFFER: () => 'The token has other decimals than the amount was shown with',
  TOKEN_DECIMALS_UNKNOWN: () => 'No node reports the decimals of the token',
  TOKEN_NOT_FOUND: () => 'There is no token at this address',
  RECEIVER_REFUSED: (_context: Refused) => 'The receiver refuses this transfer',
  TOKEN_TRANSFER_REFUSED: (_context: Refused) => 'The token refuses this transfer',
} as const

export const createTransferError: ReturnType<typeof defineErrors<typeof texts>> =
  /* @__PURE__ */ defineErrors(texts)

/** `decimals()` */
const DECIMALS = '0x313ce567'
const MAX_DECIMALS = 255n

const PREFIX = 'eip155:getTokenDecimals'

/** `decimals()` of a token contract. */
export function createGetTokenDecimals(options: ReadOptions): Operation<'getTokenDecimals'> {
  return async ({ network, signal }, { token }) => {
    const params = [{ to: token, data: DECIMALS }, 'latest']
    const asked = requestNodes({ ...options, network, signal }, 'eth_call', params)
    const answer = await asked.catch((cause: unknown) => {
      signal?.throwIfAborted()
      const context = { prefix: PREFIX, value: token, cause, isRetryable: true }
      throw createTransferError('TOKEN_DECIMALS_UNKNOWN', undefined, context)
    })
    if (answer === '0x')
      throw createTransferError('TOKEN_NOT_FOUND', undefined, { prefix: PREFIX, value: token })
    const decimals = parseQuantity(answer)
    if (decimals === undefined || decimals > MAX_DECIMALS)
      throw createTransferError('TOKEN_DECIMALS_UNKNOWN', undefined, { prefix: PREFIX, value: token })
    return Number(decimals)
  }
}

/** Return data of a call, or the error of a node that reports a revert; neither if no node answers. */
type Called = { readonly answer?: string; readonly revert?: unknown }

/** Calls a token as the account. */
async function callToken(
  options: ReadOptions,
  { network, signal }: Pick<OperationContext, 'network' | 'signal'>,
  call: { readonly address: string; readonly token: string; readonly data: string | undefined },
): Promise<Called> {
  const params = [{ from: call.address, to: call.token, data: call.data }, 'latest']
  try {
    const answer = await requestNodes({ ...options, network, signal }, 'eth_call', params)
    return typeof answer === 'string' ? { answer } : {}
  } catch (error) {
    signal?.throwIfAborted()
    return isRevert(error) ? { revert: error } : {}
  }
}

/** Simulates a transfer. Throws if it would fail, or if no node reports the decimals of the token. */
async function checkTransfer(
  options: ReadOptions,
  context: OperationContext,
  { address, token, decimals: shownDecimals, ...transfer }: OperationParameters<'transferToken'>,
): Promise<void> {
  const call = (data: string): Promise<Called> => callToken(options, context, { address, token, data })
  const data = transferData(transfer, 'SEND_TRANSACTION_FAILED')
  const [{ answer: decimals }, { answer, revert }] = await Promise.all([call(DECIMALS), call(data)])
  const refusal = transferRefusal({
    decimals: decimals === '0x' ? 'none' : parseQuantity(decimals),
    shownDecimals,
    answer: revert === undefined ? answer : 'reverted',
    hasAnswer: returnsBoolean(token),
  })
  const failure = { prefix: 'eip155:transferToken', value: token, cause: revert }
  if (refusal === 'TOKEN_TRANSFER_REFUSED')
    throw createTransferError(refusal, { reason: revertReason(revert) }, failure)
  if (refusal) throw createTransferError(refusal, undefined, failure)
}
