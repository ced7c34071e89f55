import { cleanText } from './cleanText.ts'

/** Longest reason that is shown, in characters. */
const MAX_REASON = 100
/** Data, addresses and links, which a contract could ask the visitor to use, and words of nodes for no reason. */
const NO_REASON = /0x|\w{32}|:\/\/|\w\.[a-z]{2}|custom error|unknown reason|without a reason/i

/**
 * Reason that a contract or a program gives for a failure; `undefined` for a text without words. Any contract can
 * give any text, so it must be shown as a quotation.
 */
export function cleanReason(text: string): string | undefined {
  const reason = cleanText(text, MAX_REASON)
  return /\p{L}/u.test(reason) && !NO_REASON.test(reason) ? reason : undefined
}
