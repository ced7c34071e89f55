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

type Status = {
  readonly slot: bigint
  readonly err: unknown
  readonly confirmationStatus?: string | null
}

/** A node's answer about a transaction. `status` is `null` if the node does not know it. */
type Answer = { readonly latestSlot: bigint; readonly status: Status | null | undefined }

/**
 * Waits until the cluster has voted on a transaction; before, a fork of the cluster may have another result. Failing
 * nodes are retried; at the timeout the outcome is `pending`, not an error. A wallet can name any transaction: `unclear`
 * if it is of another account, older than the request, or does not carry out the request.
 */
export function createWaitForTransaction({ sent, ...options }: WaitOptions): Operation<'waitForTransaction'> {
  return async ({ network, signal }, { hash, address, asked, timeoutMs }) => {
    signal?.throwIfAborted()
    const rpc = createRpc(network, options)
    const lastValidBlockHeight = sent.get(hash)
    const usual = lastValidBlockHeight === undefined ? TIMEOUT_MS : UNCLEAR_TIMEOUT_MS
    const ending = startDeadline({ milliseconds: timeoutMs ?? usual, signal })
    /** `undefined`: no node answered. */
    const readAnswer = (): Promise<Answer | undefined> => {
      const answer = rpc
        .getSignatureStatuses([hash as Signature], { searchTransactionHistory: true })
        .send({ abortSignal: ending.signal })
        .then(({ context, value: [status] }) => ({ latestSlot: context.slot, status }))
        .catch(() => undefined)
      return abortable(answer, ending.signal)
    }
    /** Slot after the last valid block height of the transaction; `undefined` if that has not passed. */
    const readEndSlot = async (): Promise<bigint | undefined> => {
      if (lastValidBlockHeight === undefined) return undefined
      const answer = rpc
        .getEpochInfo({ commitment: 'confirmed' })
        .send({ abortSignal: ending.signal })
        .catch(() => undefined)
      const info = await abortable(answer, ending.signal)
      return info && info.blockHeight > lastValidBlockHeight ? info.absoluteSlot : undefined
    }
    /** Whether it is the requested transaction; `undefined` if no node has it. */
    const isAnswer = async ({ slot }: Status, latestSlot: bigint): Promise<boolean | undefined> => {
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
        const first = await readAnswer()
        const endSlot = first?.status === null ? await readEndSlot() : undefined
        // Read again, since it may be in the last possible block.
        const answer = endSlot === undefined ? first : await readAnswer()
        const status = answer?.status
        const isVoted =
          status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized'
        if (answer && status && isVoted) {
          const isOwn = await isAnswer(status, answer.latestSlot)
          if (isOwn !== undefined) return end(isOwn ? (status.err ? 'reverted' : 'confirmed') : 'unclear')
        }
        // A node that is behind that slot may not have the block with the transaction yet.
        const isExpired = endSlot !== undefined && status === null && (answer?.latestSlot ?? 0n) >= endSlot
        if (isExpired) return end('expired')
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
