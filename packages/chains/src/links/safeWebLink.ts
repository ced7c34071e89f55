/** Spaces, controls and bidirectional marks: no link of a wallet has any, and browsers drop some of them. */
const invisible = /[\s\p{Cc}\p{Cf}]/u

/** The longest link that is taken. */
const MAX_LENGTH = 2048

/** Whether a link is short enough, and has visible characters only. */
export const isPlainLink = (link: string): boolean => link.length <= MAX_LENGTH && !invisible.test(link)

/** The `https:` links of `safeLink`: with a host and no password. Apart from those of apps, which no page load needs. */
export function safeWebLink(link: string): string | undefined {
  if (!isPlainLink(link)) return undefined
  try {
    const { protocol, hostname, username, password } = new URL(link)
    return protocol === 'https:' && hostname !== '' && !username && !password ? link : undefined
  } catch {
    return undefined
  }
}
