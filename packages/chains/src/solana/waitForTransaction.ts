import type { Signature } from '@solana/kit'
import { abortable } from '../abortable.ts'
import type { Operation } from '../operations.ts'
import { pause } from '../pause.ts'
import { startTimer } from '../timing.ts'
import { createRpc, type RpcOptions } from './createRpc.ts'

const TIMEOUT_MS = 60_000
const POLLING_INTERVAL_MS = 1000

/**
 * Waits until the cluster has voted on a transaction. Nodes that fail in between are asked again; what is not known when
 * the time is up is `pending`, never a failure.
 */
export function createWaitForTransaction(options: RpcOptions): Operation<'waitForTransaction'> {
  return async ({ network, signal }, { hash, timeoutMs = TIMEOUT_MS }) => {
    signal?.throwIfAborted()
    const rpc = createRpc(network, options)
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    const stopTimer = startTimer(timeoutMs, stop)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      while (true) {
        const asked = rpc
          .getSignatureStatuses([hash as Signature], { searchTransactionHistory: true })
          .send({ abortSignal: waiting.signal })
          .then(({ value }) => value[0])
          .catch(() => undefined)
        const status = await abortable(asked, waiting.signal)
        if (status?.err) return 'reverted'
        if (status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized')
          return 'confirmed'
        await pause(POLLING_INTERVAL_MS, waiting.signal)
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (!waiting.signal.aborted) throw error
      return 'pending'
    } finally {
      stopTimer()
      signal?.removeEventListener('abort', stop)
    }
  }
}
