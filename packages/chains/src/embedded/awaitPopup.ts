import { startTimer } from '../async/timing.ts'
import type { PopupHost } from './createPopupHost.ts'
import { createError } from './errors.ts'
import { readPopupMessage } from './socialRules.ts'

/** Interval for checking whether the visitor has closed the popup (docs/spec/checklist.md §9). */
const POLL_MS = 1000

export type AwaitPopupParameters = {
  readonly popup: PopupHost
  readonly signal: AbortSignal
  /** Resolves with the provider's login URL. The signal aborts when the popup closes. */
  readonly getUri: (signal: AbortSignal) => Promise<string>
}

/**
 * Navigates a popup to the provider and resolves with its result. Always closes the popup.
 *
 * @example
 * ```ts
 * import { awaitPopup, type AwaitPopupParameters } from '@foyer/chains/embedded'
 * declare const parameters: AwaitPopupParameters
 * const result = await awaitPopup(parameters)
 * ```
 */
export function awaitPopup({ popup, signal, getUri }: AwaitPopupParameters): Promise<string> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    let stopPolling = (): void => undefined
    const end = (settle: () => void): void => {
      if (ended.signal.aborted) return
      ended.abort()
      stopPolling()
      unsubscribe()
      signal.removeEventListener('abort', abort)
      popup.close()
      settle()
    }
    const fail = (error: unknown): void => end(() => reject(error as Error))
    const abort = (): void => fail(signal.reason)
    // The message of a popup that closed by itself may still be on its way.
    const leave = (): void => {
      stopPolling = startTimer(0, () => fail(createError('POPUP_CLOSED')))
    }
    const poll = (): void => {
      stopPolling = startTimer(POLL_MS, () => (popup.isClosed() ? leave() : poll()))
    }
    const unsubscribe = popup.subscribe((message) => {
      const reply = readPopupMessage(message)
      if (reply.kind === 'foreign') fail(createError('SOCIAL_ORIGIN_INVALID'))
      if (reply.kind === 'refused') fail(createError('SOCIAL_REFUSED', { message: reply.message }))
      if (reply.kind === 'result') end(() => resolve(reply.uri))
    })
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    poll()
    getUri(ended.signal)
      .then((uri) => {
        if (!ended.signal.aborted) popup.navigate(uri)
      })
      .catch(fail)
  })
}
