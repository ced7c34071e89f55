/**
 * Schemes that mean something to a browser or an operating system rather than to a wallet. `intent` starts any part of
 * any app, so only links of our own making use it.
 */
const foreign =
  /^(?:about|blob|content|data|file|filesystem|ftps?|http|intent|jar|java.*|livescript|mailto|mhtml|mocha|ms-.*|res|resource|search(?:-ms)?|shell|sms|tel|vbs.*|view-source|wss?)$/

const scheme = /^([a-z][a-z0-9+.-]*):/i
/** Spaces, controls and bidirectional marks: no link of a wallet has any, and browsers drop some of them. */
const invisible = /[\s\p{Cc}\p{Cf}]/u

/** The longest link that is believed. */
const MAX_LENGTH = 2048

/**
 * A link that a wallet, a directory or a storage gave, if it may be opened: `https:` with a host and no password, or
 * the scheme of an app. Everything that runs code or reads files in a browser (`javascript:`, `data:`, `file:`,
 * `blob:`, …) is `undefined`, and so is plain `http:`.
 *
 * @example
 * ```ts
 * import { safeLink } from '@foyer/chains'
 * safeLink('rainbow://') // 'rainbow://'
 * safeLink('javascript:alert(1)') // undefined
 * ```
 */
export function safeLink(link: string): string | undefined {
  if (link.length > MAX_LENGTH || invisible.test(link)) return undefined
  const name = scheme.exec(link)?.[1]?.toLowerCase()
  if (name === undefined || foreign.test(name)) return undefined
  if (name !== 'https') return link
  try {
    const { hostname, username, password } = new URL(link)
    return hostname && !username && !password ? link : undefined
  } catch {
    return undefined
  }
}
