import { internalsOf } from '../internals.ts'
import type { Config } from '../types.ts'

/** Waits on the config's clock; rejects with the signal's reason as soon as it is aborted. */
export async function waitFor(config: Config, ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = internalsOf(config).timers.after(ms, resolve)
    signal.addEventListener('abort', () => {
      cancel()
      resolve()
    })
  })
  signal.throwIfAborted()
}
