import { pause, startDeadline } from '../async/deadline.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import type { Operation, OperationParameters } from '../operations.ts'
import { findReplacement, type SentTransaction, type SentTransactions, toSent } from './findReplacement.ts'
import { parseQuantity, toQuantity } from './quantity.ts'
import { type Ask, createAsk, POLLING_INTERVAL_MS, type ReadOptions, requestNodes } from './readClient.ts'
import { compareWithAsked, hasFailedInside, partOf } from './receipts.ts'
import { toWalletError } from './wire.ts'

const ESTIMATE_GAS = { operation: 'estimateGas', code: 'ESTIMATE_GAS_FAILED' } as const

/** Gas that a transaction would use, estimated by the network's nodes. */
export function createEstimateGas(options: ReadOptions): Operation<'estimateGas'> {
  return async ({ network, signal }, { address, to, value = 0n, data = '0x' }) => {
    const call = { from: address, to, value: toQuantity(value), data }
    try {
      const answer = await requestNodes({ ...options, network, signal }, 'eth_estimateGas', [call])
      const gas = parseQuantity(answer)
      if (gas === undefined) throw createError(ESTIMATE_GAS.code, undefined, { prefix: 'eip155:estimateGas' })
      return gas
    } catch (error) {
      throw toWalletError(error, { ...ESTIMATE_GAS, signal })
    }
  }
}

const GET_BALANCE = { operation: 'getBalance', code: 'BALANCE_FAILED' } as const

/** The native balance, from the network's nodes. */
export function createGetBalance(options: ReadOptions): Operation<'getBalance'> {
  return async ({ network, signal }, { address }) => {
    const { decimals, symbol } = network.nativeCurrency
    try {
      const answer = await requestNodes({ ...options, network, signal }, 'eth_getBalance', [
        address,
        'latest',
      ])
      const value = parseQuantity(answer)
      if (value === undefined) throw createError(GET_BALANCE.code, undefined, { prefix: 'eip155:getBalance' })
      return { value: `${value}`, decimals, symbol }
    } catch (error) {
      throw toWalletError(error, { ...GET_BALANCE, signal })
    }
  }
}

/** Code of an account that delegates to a contract (EIP-7702). */
const DELEGATION = /^0xef0100[\da-f]{40}$/i

/** Whether the account has code of its own, from the network's nodes. */
export function createIsContract(options: ReadOptions): Operation<'isContract'> {
  return async ({ network, signal }, { address }) => {
    const code = await createAsk({ ...options, network, signal })('eth_getCode', [address, 'latest'])
    if (typeof code !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(code)) return undefined
    return code !== '0x' && !DELEGATION.test(code)
  }
}

const TIMEOUT_MS = 25_000
/** Number of remembered transactions, for when nodes have dropped them. */
const MAX_SENT = 100

export type WaitOptions = ReadOptions & { readonly sent: SentTransactions }

/**
 * Waits for a transaction's receipt. A replaced transaction has the outcome of a replacement with the same effect
 * (and a higher fee), else `replaced`; `unclear` if the nodes do not find the replacement, which may have either.
 * Failing nodes are retried; at the timeout the outcome is `pending`, not an error. A wallet can name any transaction:
 * `unclear` if it is of another account than `address`, older than the request, or does not carry out the request. For
 * accounts with code, bundlers and relayers may send.
 */
export function createWaitForTransaction({ sent, ...options }: WaitOptions): Operation<'waitForTransaction'> {
  const remember = (key: string, transaction: SentTransaction | undefined): SentTransaction | undefined => {
    if (transaction) sent.set(key, transaction)
    for (const oldest of sent.keys()) if (sent.size > MAX_SENT) sent.delete(oldest)
    return transaction
  }
  return async ({ network, signal }, { hash, address, asked, timeoutMs = TIMEOUT_MS }) => {
    signal?.throwIfAborted()
    const key = `${network.caipNetworkId}:${hash}`
    const ending = startDeadline({ milliseconds: timeoutMs, signal })
    const ask = createAsk({ ...options, network, signal: ending.signal })
    let watched = hash
    let isNonceUsed = false
    let isOther = false
    try {
      /* oxlint-disable no-await-in-loop -- one look after the other */
      while (true) {
        const receipt = await ask('eth_getTransactionReceipt', [watched])
        const status = read(receipt, 'status')
        if (status === '0x1' || status === '0x0') {
          const comparison = await compareTransaction(ask, receipt, { hash: watched, address, asked })
          if (comparison === 'same')
            return status === '0x0' || hasFailedFor(receipt, address) ? 'reverted' : 'confirmed'
          // A node may not have the account's code yet: `unclear` only after a second look.
          if (comparison === 'other' && isOther) return 'unclear'
          isOther = comparison === 'other'
          await pause(POLLING_INTERVAL_MS, ending.signal)
          continue
        }
        const transaction =
          sent.get(key) ?? remember(key, toSent(await ask('eth_getTransactionByHash', [hash])))
        // While no node answers, there may be a receipt.
        const isUnmined = receipt !== undefined && transaction !== undefined
        const replacement = isUnmined ? await findReplacement(ask, hash, transaction) : undefined
        if (replacement?.kind === 'other') return 'replaced'
        // A node may not have the block yet: `unclear` only after a second look.
        if (replacement?.kind === 'unknown' && isNonceUsed) return 'unclear'
        isNonceUsed = replacement?.kind === 'unknown'
        const isFound = replacement?.kind === 'same' && watched !== replacement.hash
        if (isFound) watched = replacement.hash
        else await pause(POLLING_INTERVAL_MS, ending.signal)
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (!ending.signal.aborted) throw error
      return 'pending'
    } finally {
      ending.end()
    }
  }
}

const hasFailedFor = (receipt: unknown, address: string | undefined): boolean =>
  address !== undefined && hasFailedInside(receipt, address)

/** Whether a transaction is the requested transaction; `undefined` if the nodes lack the data. */
async function compareTransaction(
  ask: Ask,
  receipt: unknown,
  { hash, address, asked }: Pick<OperationParameters<'waitForTransaction'>, 'hash' | 'address' | 'asked'>,
): Promise<'same' | 'other' | undefined> {
  const part = await partOf(ask, receipt, address)
  if (part === undefined) return undefined
  if (part === 'foreign') return 'other'
  if (!asked || address === undefined) return 'same'
  const done = await compareWithAsked(ask, receipt, { hash, address, asked })
  if (done === undefined) return undefined
  return done === 'older' || done.length < (asked.calls?.length ?? 0) ? 'other' : 'same'
}
