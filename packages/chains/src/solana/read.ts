import { address as toAddress, type Signature } from '@solana/kit'
import { abortable, pause, startDeadline } from '../async/deadline.ts'
import { now } from '../async/timing.ts'
import { isBeforeAsked } from '../isBeforeAsked.ts'
import type { Operation, TransactionOutcome } from '../operations.ts'
import { isAsked } from './askedRules.ts'
import { createRpc, type RpcOptions, type SentTransactions, sendOptions } from './createRpc.ts'
import { toWalletError } from './errors.ts'

/** Native balance in lamports, from the network's nodes. */
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

/** Shortest time between two slots of a cluster. */
const SLOT_MS = 400
const TIMEOUT_MS = 60_000
/** Timeout of a transaction that no node acknowledged: it expires after 150 blocks. */
const UNCLEAR_TIMEOUT_MS = 120_000
const POLLING_INTERVAL_MS = 1000

export type WaitOptions = RpcOptions & { readonly sent: SentTransactions }

type Status =
  | {
      readonly slot: number | bigint
      readonly latestSlot: number | bigint
      readonly err: unknown
      readonly confirmationStatus?: string | null
    }
  | null
  | undefined

/**
 * Waits until the cluster has voted on a transaction. Failing nodes are retried; at the timeout the outcome is
 * `pending`, not an error. A wallet can name any transaction: `unclear` if it is of another account, older than the
 * request, or does not carry out the request.
 */
export function createWaitForTransaction({ sent, ...options }: WaitOptions): Operation<'waitForTransaction'> {
  return async ({ network, signal }, { hash, address, asked, timeoutMs }) => {
    signal?.throwIfAborted()
    const rpc = createRpc(network, options)
    const lastValidBlockHeight = sent.get(hash)
    const usual = lastValidBlockHeight === undefined ? TIMEOUT_MS : UNCLEAR_TIMEOUT_MS
    const ending = startDeadline({ milliseconds: timeoutMs ?? usual, signal })
    /** `null`: unknown to the cluster; `undefined`: no node answered. */
    const readStatus = (): Promise<Status> => {
      const answer = rpc
        .getSignatureStatuses([hash as Signature], { searchTransactionHistory: true })
        .send({ abortSignal: ending.signal })
        .then(({ context, value: [status] }) => status && { ...status, latestSlot: context.slot })
        .catch(() => undefined)
      return abortable(answer, ending.signal)
    }
    /** Whether the last valid block height of the transaction has passed. */
    const isTooLate = async (): Promise<boolean> => {
      if (lastValidBlockHeight === undefined) return false
      const answer = rpc
        .getBlockHeight({ commitment: 'confirmed' })
        .send({ abortSignal: ending.signal })
        .catch(() => undefined)
      const height = await abortable(answer, ending.signal)
      return typeof height === 'bigint' && height > lastValidBlockHeight
    }
    /** Whether it is the requested transaction; `undefined` if no node has it. */
    const isAnswer = async ({ slot, latestSlot }: NonNullable<Status>): Promise<boolean | undefined> => {
      if (!asked || address === undefined) return true
      const ageMs = (Number(latestSlot) - Number(slot)) * SLOT_MS
      if (isBeforeAsked({ ageMs, askedAt: asked.time, now: now() })) return false
      const answer = rpc
        .getTransaction(hash as Signature, {
          commitment: 'confirmed',
          encoding: 'json',
          maxSupportedTransactionVersion: 0,
        })
        .send({ abortSignal: ending.signal })
        .catch(() => undefined)
      const found: unknown = await abortable(answer, ending.signal)
      return found ? isAsked(found, address, asked.calls) : undefined
    }
    const end = (outcome: TransactionOutcome): TransactionOutcome => {
      sent.delete(hash)
      return outcome
    }
    try {
      /* oxlint-disable no-await-in-loop -- one look after the other */
      while (true) {
        let status = await readStatus()
        // Read again, since it may be in the last possible block.
        const isLast = status === null && (await isTooLate())
        if (isLast) status = await readStatus()
        const isConfirmed =
          status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized'
        if (status && (status.err || isConfirmed)) {
          const isOwn = await isAnswer(status)
          if (isOwn !== undefined) return end(isOwn ? (status.err ? 'reverted' : 'confirmed') : 'unclear')
        }
        if (isLast && status === null) return end('expired')
        await pause(POLLING_INTERVAL_MS, ending.signal)
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
