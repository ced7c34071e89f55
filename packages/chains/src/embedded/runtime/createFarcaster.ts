import { abortable } from '../../async/deadline.ts'
import type { EmbeddedWallet } from '../types.ts'
import type { FrameController } from './createFrameController.ts'
import type { RuntimeParts } from './types.ts'

/** Who comes back within this time, a view that is drawn anew for instance, goes on with the same code. */
const LINGER_MS = 100

type Attempt = { readonly done: Promise<void>; readonly controller: AbortController; waiting: number }

/** Signing in by approving in the app of Farcaster: one code at a time, whoever waits for it. */
export function createFarcaster(
  { memory, timers, patchState }: Pick<RuntimeParts, 'memory' | 'timers' | 'patchState'>,
  { whenReady, introduce }: Pick<FrameController, 'whenReady' | 'introduce'>,
): EmbeddedWallet['connectFarcaster'] {
  let current: Attempt | undefined
  let clearing: Promise<void> | undefined

  async function run(signal: AbortSignal): Promise<void> {
    // What was given up before must not take the new code along.
    await clearing
    const client = await whenReady(signal)
    const { url } = await client.request('GET_FARCASTER_URI', undefined, { signal })
    patchState({ farcasterUrl: url })
    const { userName } = await client.request('CONNECT_FARCASTER', undefined, { signal })
    memory.noteSocial('farcaster', userName)
  }

  function begin(): Attempt {
    const controller = new AbortController()
    const attempt: Attempt = { controller, waiting: 0, done: run(controller.signal) }
    attempt.done
      .catch(() => undefined)
      .finally(() => {
        if (current !== attempt) return
        current = undefined
        patchState({ farcasterUrl: undefined })
      })
    return attempt
  }

  /** The frame would go on waiting for an approval that nobody wants any more. */
  function abandon(attempt: Attempt): void {
    if (current !== attempt || attempt.waiting > 0) return
    attempt.controller.abort()
    current = undefined
    patchState({ farcasterUrl: undefined })
    clearing = whenReady()
      .then(async (client) => {
        await client.request('RELOAD')
        await introduce(client)
      })
      .catch(() => undefined)
  }

  return async ({ signal }) => {
    const attempt = (current ??= begin())
    attempt.waiting++
    try {
      await abortable(attempt.done, signal)
    } finally {
      attempt.waiting--
      if (signal?.aborted) timers.after(LINGER_MS, () => abandon(attempt))
    }
  }
}
