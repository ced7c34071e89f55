import { onceBackOnline } from '../../core/page/onceBackOnline.ts'

/**
 * Asks the frame, and once more each time the browser is online again before the answer: the answer to a request that
 * was under way when the network failed may never come, and would be awaited until its time limit.
 */
export async function askAgainOnline<answer>(
  ask: (signal: AbortSignal) => Promise<answer>,
  signal?: AbortSignal | undefined,
): Promise<answer> {
  const lost = new AbortController()
  const undo = onceBackOnline(() => lost.abort())
  try {
    return await ask(signal ? AbortSignal.any([signal, lost.signal]) : lost.signal)
  } catch (error) {
    if (!lost.signal.aborted || signal?.aborted) throw error
  } finally {
    undo()
  }
  return askAgainOnline(ask, signal)
}
