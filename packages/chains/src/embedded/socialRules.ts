import type { PopupMessage } from './createPopupHost.ts'

/** No address is longer than this. */
const LONGEST = 16_384

export type PopupNews =
  | { readonly kind: 'none' }
  /** From a page that is not trusted: the login ends. */
  | { readonly kind: 'foreign' }
  /** The provider, or its user, refused. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'result'; readonly uri: string }

/** What a message to the page says about a social login (frame-and-adapters.md 1.11, 1.20). First match wins. */
export function readPopupMessage({ data, isFromSite, isFromWindow }: PopupMessage): PopupNews {
  const uri =
    typeof data === 'object' && data !== null ? (data as { resultUri?: unknown }).resultUri : undefined
  if (typeof uri !== 'string' || uri === '' || uri.length > LONGEST) return { kind: 'none' }
  if (!isFromSite) return { kind: 'foreign' }
  if (!isFromWindow) return { kind: 'none' }
  const [, refusal] = /(?:^|[?&#])error=([^&#]*)/.exec(uri) ?? []
  return refusal === undefined ? { kind: 'result', uri } : { kind: 'refused', message: decode(refusal) }
}

/** The words of a query, with its blanks; as they stand where they cannot be read. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Where a provider whose page stands in a hosted one keeps its own address. */
const NESTING_HOST = 'auth.magic.link'
const NESTED = 'provider_authorization_url'

/**
 * The provider's address with the page to come back to in its `state` (frame-and-adapters.md 1.11); `undefined` when it
 * has no `state`. Every other parameter stays as it is, to the letter.
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

/** What a provider's page brought back to the app's own, and the page's address without it. */
export function readReturn(pageUrl: string): { readonly uri: string; readonly cleanUrl: string } | undefined {
  const url = new URL(pageUrl)
  const uri = url.searchParams.get(RESULT)
  if (!uri || uri.length > LONGEST) return undefined
  url.searchParams.delete(RESULT)
  return { uri, cleanUrl: url.href }
}
