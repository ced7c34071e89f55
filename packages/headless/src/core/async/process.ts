import { abortable } from '@foyer/chains'
import type { Internals } from '../internals.ts'

/**
 * Runs something long under a name: a newer run of that name, the caller's own signal or the end of the config ends
 * it. What was superseded rejects with the signal's reason and can no longer write anything.
 */
export async function runProcess<value>(
  { processes }: Internals,
  name: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<value>,
): Promise<value> {
  // What nobody wants any more must not end what somebody does.
  signal?.throwIfAborted()
  processes.get(name)?.abort()
  const controller = new AbortController()
  processes.set(name, controller)
  const abort = (): void => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    return await abortable(run(controller.signal), controller.signal)
  } finally {
    signal?.removeEventListener('abort', abort)
    if (processes.get(name) === controller) processes.delete(name)
  }
}
