/** Spaces, controls and bidirectional marks: wallet links have none, and browsers drop some of them. */
const invisible = /[\s\p{Cc}\p{Cf}]/u

/** Maximum length of a link. */
const MAX_LENGTH = 2048

/** Whether a link is short enough, and has visible characters only. */
export const isPlainLink = (link: string): boolean => link.length <= MAX_LENGTH && !invisible.test(link)

/** The `https:` links of `safeLink`: with a host and no password. Separate, since a page load needs no app links. */
export function safeWebLink(link: string): string | undefined {
  if (!isPlainLink(link)) return undefined
  try {
    // Throws without a host.
    const { protocol, username, password } = new URL(link)
    return protocol === 'https:' && !username && !password ? link : undefined
  } catch {
    return undefined
  }
}
