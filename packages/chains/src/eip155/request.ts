import { createError } from '../errors/catalogue.ts'
import { abortable } from '../async/deadline.ts'
import { isProvider } from './provider.ts'

/**
 * Asks a wallet. Settles when the wallet does or when the signal fires, whichever is first: a wallet that never
 * answers holds nobody. Throws `PROVIDER_NOT_FOUND` when there is nobody to ask.
 */
export async function request(
  provider: unknown,
  method: string,
  params?: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> {
  signal?.throwIfAborted()
  if (!isProvider(provider)) throw createError('PROVIDER_NOT_FOUND')
  return abortable(Promise.resolve(provider.request(params ? { method, params } : { method })), signal)
}
