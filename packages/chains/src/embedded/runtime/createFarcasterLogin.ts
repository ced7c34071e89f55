import { abortable } from '../../async/deadline.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import type { EmbeddedWallet } from '../types.ts'
import type { FrameController } from './createFrameController.ts'
import type { RuntimeParts } from './types.ts'

/** Time in ms in which a new caller, e.g. a remounted view, can join the running attempt and its QR code. */
const JOIN_MS = 100

type Attempt = {
  /** Aborts the pending request. If `repeat` has replaced it, the request is sent again. */
  request: AbortController
  waiting: number
  done: Promise<void>
}

/** Sends a request, and again after each `repeat` before its response. */
async function ask<answer>(
  attempt: Attempt,
  send: (signal: AbortSignal) => Promise<answer>,
): Promise<answer> {
  const { request } = attempt
  try {
    return await send(request.signal)
  } catch (error) {
    if (attempt.request === request) throw error
  }
  return ask(attempt, send)
}

/** Sends the pending request again, e.g. when its response is lost. */
function repeat(attempt: Attempt): void {
  const { request } = attempt
  attempt.request = new AbortController()
  request.abort()
}

/** Login by approving in the Farcaster app: one attempt at a time, shared by all callers. */
export function createFarcasterLogin(
  { loginStorage, timers, patchState }: Pick<RuntimeParts, 'loginStorage' | 'timers' | 'patchState'>,
  { whenReady, sendAppData }: Pick<FrameController, 'whenReady' | 'sendAppData'>,
): EmbeddedWallet['connectFarcaster'] {
  let current: Attempt | undefined
  let clearing: Promise<void> | undefined

  async function run(attempt: Attempt): Promise<void> {
    // Otherwise clearing the previous attempt would cancel this attempt.
    await clearing
    const client = await ask(attempt, whenReady)
    const { url } = await ask(attempt, (signal) => client.request('GET_FARCASTER_URI', undefined, { signal }))
    patchState({ farcasterUrl: url })
    const { userName } = await ask(attempt, (signal) =>
      client.request('CONNECT_FARCASTER', undefined, { signal }),
    )
    loginStorage.noteSocial('farcaster', userName)
  }

  function begin(): Attempt {
    const attempt: Attempt = { request: new AbortController(), waiting: 0, done: Promise.resolve() }
    attempt.done = run(attempt)
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

  /** Cancels the attempt in the frame, which would otherwise wait for its approval. */
  function clear(): void {
    clearing = whenReady()
      .then(async (client) => {
        await client.request('RELOAD')
        await sendAppData(client)
      })
      .catch(() => undefined)
  }

  function abandon(attempt: Attempt): void {
    if (current !== attempt || attempt.waiting > 0) return
    attempt.request.abort()
    current = undefined
    patchState({ farcasterUrl: undefined })
    clear()
  }

  return async ({ signal, isRepeated }) => {
    if (isRepeated && current) repeat(current)
    const attempt = (current ??= begin())
    attempt.waiting++
    try {
      await abortable(attempt.done, signal)
    } finally {
      attempt.waiting--
      if (signal?.aborted) timers.after(JOIN_MS, () => abandon(attempt))
    }
  }
}
