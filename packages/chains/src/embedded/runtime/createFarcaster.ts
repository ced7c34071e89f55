import { abortable } from '../../async/deadline.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import type { EmbeddedWallet } from '../types.ts'
import type { FrameController } from './createFrameController.ts'
import type { RuntimeParts } from './types.ts'

/** Time in ms in which a new caller, e.g. a remounted view, reuses the running attempt and its QR code. */
const LINGER_MS = 100

type Attempt = { readonly done: Promise<void>; readonly controller: AbortController; waiting: number }

/** Login by approving in the Farcaster app: one attempt at a time, shared by all callers. */
export function createFarcaster(
  { memory, timers, patchState }: Pick<RuntimeParts, 'memory' | 'timers' | 'patchState'>,
  { whenReady, introduce }: Pick<FrameController, 'whenReady' | 'introduce'>,
): EmbeddedWallet['connectFarcaster'] {
  let current: Attempt | undefined
  let clearing: Promise<void> | undefined

  async function run(signal: AbortSignal): Promise<void> {
    // Clearing the last attempt must not cancel this one.
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
      .catch((error: unknown) => {
        if (isFoyerError(error, 'FRAME_REQUEST_TIMEOUT')) clear()
      })
      .finally(() => {
        if (current !== attempt) return
        current = undefined
        patchState({ farcasterUrl: undefined })
      })
    return attempt
  }

  /** Cancels the attempt in the frame, which would wait for its approval. */
  function clear(): void {
    clearing = whenReady()
      .then(async (client) => {
        await client.request('RELOAD')
        await introduce(client)
      })
      .catch(() => undefined)
  }

  function abandon(attempt: Attempt): void {
    if (current !== attempt || attempt.waiting > 0) return
    attempt.controller.abort()
    current = undefined
    patchState({ farcasterUrl: undefined })
    clear()
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
