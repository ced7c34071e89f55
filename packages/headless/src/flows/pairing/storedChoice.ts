import { safeLink } from '@foyer/chains'
import * as v from 'valibot'
import type { LinkChoice } from './types.ts'

/** Read by WalletConnect's client as well, so it has no prefix of ours. */
export const LINK_CHOICE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

const choice = v.object({
  href: v.pipe(
    v.string(),
    v.check((href) => safeLink(href) !== undefined),
  ),
  name: v.pipe(v.string(), v.maxLength(256)),
})

/** The stored choice; anything unreadable, or a link that may not be opened, reads as none. */
export function parseLinkChoice(value: string | null): LinkChoice | undefined {
  if (value === null) return undefined
  try {
    const result = v.safeParse(choice, JSON.parse(value))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
