import * as v from 'valibot'
import { startTimer } from '../../async/timing.ts'
import { createNonce } from '../../siwx/createNonce.ts'
import { ProviderRpcError } from '../ProviderRpcError.ts'
import { createError } from './errors.ts'
import { isSafeRejection } from './rules.ts'
import { answerSchema, type SafeAnswer } from './schemas.ts'

/** The used members of the page's `window`. */
export type FramedPage = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>

export type SafeChannel = {
  /** Settles with the Safe's response or at the timeout. A rejection has code 4001. After `close` it sends nothing. */
  readonly ask: (method: string, params: unknown, timeoutMs: number) => Promise<unknown>
  /** Stops listening; pending requests fail. */
  readonly close: () => void
}

/** SDK version of the protocol; since 7.11 messages are signed without a transaction. */
const env = { sdkVersion: '9.1.0' }
const REJECTED = 4001

/** Sends requests of the Safe Apps protocol to the parent page. Messages to and from other origins are ignored. */
export function createSafeChannel(page: FramedPage, origins: readonly string[]): SafeChannel {
  type Waiting = { readonly settle: (answer: SafeAnswer | undefined) => void }
  const waiting = new Map<string, Waiting>()
  // Narrowed to the first origin that responds.
  let around = origins
  let isClosed = false

  function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== page.parent || !around.includes(origin)) return
    const { success, output } = v.safeParse(answerSchema, data)
    const asked = success ? waiting.get(output.id) : undefined
    if (!success || !asked) return
    around = [origin]
    asked.settle(output)
  }

  page.addEventListener('message', onMessage)
  return {
    ask: (method, params, timeoutMs) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(createError('SAFE_SILENT', { method }))
        const id = createNonce()
        const settle: Waiting['settle'] = (answer) => {
          waiting.delete(id)
          stopTimer()
          if (!answer) reject(createError('SAFE_SILENT', { method }))
          else if (answer.success) resolve(answer.data)
          else if (isSafeRejection(answer.error))
            reject(new ProviderRpcError(REJECTED, answer.error, { cause: undefined }))
          else reject(createError('SAFE_FAILED', { method, reason: answer.error }))
        }
        const stopTimer = startTimer(timeoutMs, () => settle(undefined))
        waiting.set(id, { settle })
        for (const origin of around) page.parent.postMessage({ id, method, params, env }, origin)
      }),
    close() {
      isClosed = true
      page.removeEventListener('message', onMessage)
      for (const { settle } of [...waiting.values()]) settle(undefined)
    },
  }
}
