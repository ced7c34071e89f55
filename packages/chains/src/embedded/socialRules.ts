import { cleanText } from '../text/cleanText.ts'
import type { PopupMessage } from './createPopupHost.ts'

/** Longest URL. */
const LONGEST = 16_384
/** Longest text of a refusal that is shown. */
const MAX_REFUSAL = 200

export type PopupReply =
  | { readonly kind: 'none' }
  /** From an untrusted origin: the login fails. */
  | { readonly kind: 'foreign' }
  /** The provider or the visitor declined. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'result'; readonly uri: string }

/** Meaning of a message for a social login. First match wins. */
export function readPopupMessage({ data, isFromSite, isFromWindow }: PopupMessage): PopupReply {
  const uri =
    typeof data === 'object' && data !== null ? (data as { resultUri?: unknown }).resultUri : undefined
  if (typeof uri !== 'string' || uri === '' || uri.length > LONGEST) return { kind: 'none' }
  // Any iframe or window can post to the page; only the popup's messages count.
  if (!isFromWindow) return { kind: 'none' }
  if (!isFromSite) return { kind: 'foreign' }
  const [, refusal] = /(?:^|[?&#])error=([^&#]*)/.exec(uri) ?? []
  return refusal === undefined
    ? { kind: 'result', uri }
    : { kind: 'refused', message: cleanText(decode(refusal), MAX_REFUSAL) }
}

/** Decodes a query value; returns it unchanged if it is malformed. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Parameter with the provider's URL at a hosted login page. */
const NESTING_HOST = 'auth.magic.link'
const NESTED = 'provider_authorization_url'

/**
 * Adds the return URL to the `state` of the provider's URL; `undefined` without a `state`.
 * Other parameters stay byte for byte.
 */
export function withReturnUrl(uri: string, pageUrl: string): string | undefined {
  const url = new URL(uri)
  if (url.host !== NESTING_HOST) return appendState(url, pageUrl)
  const nested = url.searchParams.get(NESTED)
  const changed = nested === null || !URL.canParse(nested) ? undefined : appendState(new URL(nested), pageUrl)
  if (changed === undefined) return undefined
  url.searchParams.set(NESTED, changed)
  return url.href
}

function appendState(url: URL, pageUrl: string): string | undefined {
  const state = url.searchParams.get('state')
  if (state === null) return undefined
  url.searchParams.set('state', `${state}--${encodeURIComponent(pageUrl)}`)
  return url.href
}

const RESULT = 'result_uri'
const NONCE = 'foyer_login'

/** Time within which the visitor must be back from the provider's page. */
export const RETURN_MS = 600_000

/** Return URL of the page, with the nonce of the login and without the result of an earlier one. */
export function returnUrl(pageUrl: string, nonce: string): string {
  const url = new URL(pageUrl)
  url.searchParams.delete(RESULT)
  url.searchParams.set(NONCE, nonce)
  return url.href
}

/**
 * The result that a provider's page added to the page's URL, and that URL without it; `undefined` unless the URL has
 * the nonce of the login that left the page. A link of a third party cannot have it.
 */
export function readReturn(
  pageUrl: string,
  nonce: string,
): { readonly uri: string; readonly cleanUrl: string } | undefined {
  const url = new URL(pageUrl)
  const uri = url.searchParams.get(RESULT)
  if (!uri || uri.length > LONGEST || url.searchParams.get(NONCE) !== nonce) return undefined
  url.searchParams.delete(RESULT)
  url.searchParams.delete(NONCE)
  return { uri, cleanUrl: url.href }
}
