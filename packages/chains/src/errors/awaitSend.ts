import { createError } from './catalogue.ts'
import { isSendUnclear } from './isSendUnclear.ts'

/**
 * The answer of a wallet that was asked to send. Where it is not known whether it did, `SEND_UNCLEAR`: nobody is invited
 * to send twice.
 */
export async function awaitSend<answer>(
  asked: Promise<answer>,
  { prefix, signal }: { readonly prefix: string; readonly signal?: AbortSignal | undefined },
): Promise<answer> {
  try {
    return await asked
  } catch (cause) {
    if (signal?.aborted || !isSendUnclear(cause)) throw cause
    throw createError('SEND_UNCLEAR', undefined, { prefix, cause })
  }
}
