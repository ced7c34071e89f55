import { read } from '../errors/FoyerError.ts'
import type { Operation } from '../operations.ts'
import { pause } from '../pause.ts'
import { startTimer } from '../timing.ts'
import type { Hex } from '../types.ts'
import { abortable } from '../abortable.ts'
import { createReadClient, type ReadOptions } from './readClient.ts'

const TIMEOUT_MS = 25_000

/**
 * Waits for a transaction's receipt. Nodes that fail in between are asked again; what is not known when the time is up
 * is `pending`, never a failure.
 */
export function createWaitForTransaction(options: ReadOptions): Operation<'waitForTransaction'> {
  return async ({ network, signal }, { hash, timeoutMs = TIMEOUT_MS }) => {
    signal?.throwIfAborted()
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    const stopTimer = startTimer(timeoutMs, stop)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      while (true) {
        const client = createReadClient({ ...options, network, signal: waiting.signal })
        const asked = client
          .request({ method: 'eth_getTransactionReceipt', params: [hash as Hex] })
          .catch(() => null)
        const status = read(await abortable(asked, waiting.signal), 'status')
        if (status === '0x1') return 'confirmed'
        if (status === '0x0') return 'reverted'
        await pause(client.pollingInterval, waiting.signal)
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
