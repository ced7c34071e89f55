import { address as toAddress, type Signature } from '@solana/kit'
import { abortable, pause, startDeadline } from '../async/deadline.ts'
import type { Operation, TransactionOutcome } from '../operations.ts'
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

const TIMEOUT_MS = 60_000
/** Timeout of a transaction that no node acknowledged: it expires after 150 blocks. */
const UNCLEAR_TIMEOUT_MS = 120_000
const POLLING_INTERVAL_MS = 1000

export type WaitOptions = RpcOptions & { readonly sent: SentTransactions }

type Status = { readonly err: unknown; readonly confirmationStatus?: string | null } | null | undefined

/**
 * Waits until the cluster has voted on a transaction. Failing nodes are retried; at the timeout the outcome is
 * `pending`, not an error.
 */
export function createWaitForTransaction({ sent, ...options }: WaitOptions): Operation<'waitForTransaction'> {
  return async ({ network, signal }, { hash, timeoutMs }) => {
    signal?.throwIfAborted()
    const rpc = createRpc(network, options)
    const lastValidBlockHeight = sent.get(hash)
    const usual = lastValidBlockHeight === undefined ? TIMEOUT_MS : UNCLEAR_TIMEOUT_MS
    const ending = startDeadline({ milliseconds: timeoutMs ?? usual, signal })
    /** `null`: unknown to the cluster; `undefined`: no node answered. */
    const readStatus = (): Promise<Status> => {
      const asked = rpc
        .getSignatureStatuses([hash as Signature], { searchTransactionHistory: true })
        .send({ abortSignal: ending.signal })
        .then(({ value }) => value[0])
        .catch(() => undefined)
      return abortable(asked, ending.signal)
    }
    /** Whether its block height has passed. */
    const isTooLate = async (): Promise<boolean> => {
      if (lastValidBlockHeight === undefined) return false
      const asked = rpc
        .getBlockHeight({ commitment: 'confirmed' })
        .send({ abortSignal: ending.signal })
        .catch(() => undefined)
      const height = await abortable(asked, ending.signal)
      return typeof height === 'bigint' && height > lastValidBlockHeight
    }
    const end = (outcome: TransactionOutcome): TransactionOutcome => {
      sent.delete(hash)
      return outcome
    }
    try {
      while (true) {
        let status = await readStatus()
        // It may be in the last possible block.
        const isLast = status === null && (await isTooLate())
        if (isLast) status = await readStatus()
        if (status?.err) return end('reverted')
        if (status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized')
          return end('confirmed')
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
