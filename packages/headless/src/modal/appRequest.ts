import type { FoyerError } from '@foyer/chains'
import type { Atom } from 'jotai/vanilla'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** Longest wait for the wallet after the modal was closed; then the request counts as unclear. */
const SILENCE_MS = 600_000

export type AppRequestEnd<result> =
  /** `open`: nothing was sent, and it may be tried again. `gone`: the request was dropped. */
  | { readonly status: 'open' | 'asked' | 'gone' }
  | { readonly status: 'sent'; readonly result: result }
  /** `failed`: nothing was sent, and it can no longer be tried. */
  | { readonly status: 'unclear' | 'failed'; readonly error: unknown }

export type AppRequestParameters<result> = {
  /** Kind of the request: a later one of the same kind closes this one, as the modal does. */
  readonly name: string
  /** State that `read` reads. */
  readonly atom: Atom<unknown>
  readonly read: () => AppRequestEnd<result>
  /** Error of a request that was closed before anything was sent. */
  readonly closed: () => FoyerError
  /** Withdraws the request, so that it cannot be confirmed after the app has received its rejection. */
  readonly withdraw: () => void
}

/**
 * Promise of a request that the app has opened in the modal. It always settles, by the reviews that were made for the
 * request: resolves once a wallet has sent it, rejects with `SEND_UNCLEAR` when the wallet did not report a result, with
 * the error of `read` when it can no longer be tried, and with `closed` when the modal closes before anything was sent.
 * While the wallet is asked, closing waits for its answer, at most 10 minutes.
 */
export function settleAppRequest<result>(
  config: Config,
  { name, atom, read, closed, withdraw }: AppRequestParameters<result>,
): Promise<result> {
  const { store, timers, processes, endsWithModal } = internalsOf(config)
  // Closes an earlier request that is still open.
  endsWithModal.get(name)?.()
  return new Promise((resolve, reject) => {
    let isClosed = false
    let cancelLimit: (() => void) | undefined
    const controller = new AbortController()
    const process = `${name} ${timers.now()} ${processes.size}`
    const settle = (run: () => void): void => {
      stop()
      cancelLimit?.()
      processes.delete(process)
      if (endsWithModal.get(name) === close) endsWithModal.delete(name)
      withdraw()
      run()
    }
    const check = (): void => {
      const end = read()
      if (end.status === 'sent') settle(() => resolve(end.result))
      else if ('error' in end) settle(() => reject(end.error))
      else if (end.status === 'gone' || (isClosed && end.status === 'open')) settle(() => reject(closed()))
    }
    const giveUp = (): void => settle(() => reject(createError('SEND_UNCLEAR')))
    const close = (): void => {
      if (isClosed) return
      isClosed = true
      check()
      if (read().status === 'asked') cancelLimit = timers.after(SILENCE_MS, giveUp)
    }
    const stop = store.sub(atom, check)
    endsWithModal.set(name, close)
    // Destroying the config closes the request too.
    processes.set(process, controller)
    controller.signal.addEventListener('abort', () => {
      close()
      if (read().status === 'asked') giveUp()
    })
  })
}
