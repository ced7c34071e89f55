import { onceBackOnline } from '../../core/page/pageEvents.ts'

/**
 * Asks the frame, and once more each time the browser is online again before the answer: the answer to a request that
 * was under way when the network failed may never come, and would be awaited until its time limit.
 */
export async function askAgainOnline<answer>(
  ask: (signal: AbortSignal) => Promise<answer>,
  signal?: AbortSignal | undefined,
): Promise<answer> {
  const attempt = new AbortController()
  const abort = (): void => attempt.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  let isBack = false
  const undo = onceBackOnline(() => {
    isBack = true
    attempt.abort()
  })
  try {
    return await ask(attempt.signal)
  } catch (error) {
    if (!isBack || signal?.aborted) throw error
  } finally {
    undo()
    signal?.removeEventListener('abort', abort)
  }
  return askAgainOnline(ask, signal)
}
