import type { EmbeddedConnector } from '@foyer/chains/embedded'
import { onBackOnline } from '../../core/page/pageEvents.ts'
import type { Config } from '../../core/types.ts'
import { connect, type ConnectReturnType } from '../../wallet/connect.ts'

/**
 * Sends a request to the frame, and repeats it each time the browser comes online before the answer: a request during
 * which the network failed may never be answered.
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
  const undo = onBackOnline(() => {
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

/** Connects the account of the frame after a login. `prepare` runs before each request for the account. */
export const connectEmbedded = (
  config: Config,
  { uid }: EmbeddedConnector,
  signal: AbortSignal | undefined,
  prepare?: () => void,
): Promise<ConnectReturnType> =>
  askAgainOnline((asking) => {
    prepare?.()
    return connect(config, { connector: uid, signal: asking })
  }, signal)
