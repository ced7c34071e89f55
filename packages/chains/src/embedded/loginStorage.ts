import type { Storage } from '../types.ts'
import { isEmail, isSocialProvider } from './rules.ts'
import { RETURN_MS } from './socialRules.ts'
import type { SocialProvider } from './types.ts'

const keys = {
  used: '@foyer-wallet/EMAIL_LOGIN_USED_KEY',
  email: '@foyer-wallet/EMAIL',
  chain: '@foyer-wallet/LAST_USED_CHAIN_KEY',
  username: '@foyer-wallet/SOCIAL_USERNAME',
  sentAt: '@foyer-wallet/LAST_EMAIL_LOGIN_TIME',
  smart: '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  recent: '@foyer-wallet/RECENT_EMAILS',
  social: '@foyer/connected_social',
  awaited: '@foyer/social_provider',
  /** Nonce and start of the social login that left the page, `nonce:milliseconds`. */
  departure: '@foyer/social_departure',
} as const

/** Maximum number of recent emails (docs/spec/views.md §5.4). */
const MOST_RECENT = 3

/** A social login that left the page for the provider's page. */
export type AwaitedLogin = {
  readonly provider: SocialProvider
  /** Part of the return URL: proves that a result belongs to this login. */
  readonly nonce: string
}

/** Login stored between page loads. */
export type LoginStorage = {
  readonly isUsed: () => boolean
  readonly email: () => string | undefined
  readonly username: () => string | undefined
  /** Provider of a social login. */
  readonly social: () => SocialProvider | undefined
  /** Social login that left the page less than 10 minutes ago. */
  readonly awaited: (now: number) => AwaitedLogin | undefined
  readonly chain: () => string | undefined
  /** Time of the last one-time code, in milliseconds since 1970. */
  readonly sentAt: () => number | undefined
  readonly noteSent: (now: number) => void
  readonly noteChain: (chainId: string | number) => void
  readonly noteLogin: (login: {
    readonly email?: string | null | undefined
    readonly chainId: string | number
  }) => void
  readonly noteEmail: (email: string) => void
  readonly noteSocial: (provider: SocialProvider, username: string | null | undefined) => void
  readonly noteAwaited: (login: AwaitedLogin, now: number) => void
  readonly forgetAwaited: () => void
  /** Removes the social login, as the next login is by email. */
  readonly forgetSocial: () => void
  /** Chain ids of Ethereum chains with smart accounts, from the frame's last response. */
  readonly smartNetworks: () => readonly number[]
  readonly noteSmartNetworks: (ids: readonly number[]) => void
  /** Emails of earlier logins by email, newest first. They stay after a logout. */
  readonly recentEmails: () => readonly string[]
  readonly noteRecentEmail: (email: string) => void
  /** Removes one recent email, or all. */
  readonly forgetRecentEmails: (email?: string) => void
  /** Calls the listener when another tab may have changed the recent emails. Returns the unsubscribe function. */
  readonly watchRecentEmails: (listener: () => void) => (() => void) | undefined
  /** Removes the login. */
  readonly forget: () => void
}

export function createLoginStorage(
  storage: Storage,
  { rememberEmails = true }: { readonly rememberEmails?: boolean | undefined } = {},
): LoginStorage {
  const read = (key: string): string | undefined => storage.getItem(key) ?? undefined
  const readProvider = (key: string): SocialProvider | undefined => {
    const stored = read(key)
    return stored !== undefined && isSocialProvider(stored) ? stored : undefined
  }
  const forgetAll = (names: readonly (keyof typeof keys)[]): void => {
    for (const name of names) storage.removeItem(keys[name])
  }
  const recentEmails = (): readonly string[] => {
    if (!rememberEmails) return []
    const emails = toList(read(keys.recent)).filter((email) => typeof email === 'string' && isEmail(email))
    return (emails as string[]).slice(0, MOST_RECENT)
  }
  const others = (email: string): readonly string[] =>
    recentEmails().filter((each) => each.toLowerCase() !== email.toLowerCase())
  const writeRecent = (emails: readonly string[]): void => {
    if (emails.length > 0) storage.setItem(keys.recent, JSON.stringify(emails))
    else storage.removeItem(keys.recent)
  }
  return {
    isUsed: () => read(keys.used) === 'true',
    email: () => read(keys.email),
    username: () => read(keys.username),
    social: () => readProvider(keys.social),
    awaited(now) {
      const provider = readProvider(keys.awaited)
      const [nonce = '', at] = read(keys.departure)?.split(':') ?? []
      const age = now - Number(at)
      return provider && nonce && age >= 0 && age <= RETURN_MS ? { provider, nonce } : undefined
    },
    chain: () => read(keys.chain),
    sentAt() {
      const stored = read(keys.sentAt)
      return stored === undefined ? undefined : Number(stored)
    },
    noteSent: (now) => storage.setItem(keys.sentAt, String(now)),
    noteChain: (chainId) => storage.setItem(keys.chain, String(chainId)),
    noteLogin({ email, chainId }) {
      storage.setItem(keys.used, 'true')
      if (email) storage.setItem(keys.email, email)
      storage.setItem(keys.chain, String(chainId))
      forgetAll(['sentAt', 'awaited', 'departure'])
      // Emails of a time when they were remembered.
      if (!rememberEmails) writeRecent([])
    },
    noteEmail: (email) => storage.setItem(keys.email, email),
    noteSocial(provider, username) {
      storage.setItem(keys.social, provider)
      // The stored email may be another user's; a provider that knows the email sets it afterwards.
      storage.removeItem(keys.email)
      if (username) storage.setItem(keys.username, username)
      else storage.removeItem(keys.username)
    },
    noteAwaited({ provider, nonce }, now) {
      storage.setItem(keys.awaited, provider)
      storage.setItem(keys.departure, `${nonce}:${now}`)
    },
    forgetAwaited: () => forgetAll(['awaited', 'departure']),
    forgetSocial: () => forgetAll(['social', 'username', 'awaited', 'departure']),
    smartNetworks: () =>
      (read(keys.smart) || undefined)?.split(',').map(Number).filter(Number.isInteger) ?? [],
    noteSmartNetworks: (ids) => storage.setItem(keys.smart, ids.join()),
    recentEmails,
    noteRecentEmail(email) {
      if (rememberEmails && recentEmails()[0] !== email)
        writeRecent([email, ...others(email)].slice(0, MOST_RECENT))
    },
    forgetRecentEmails: (email) => writeRecent(email === undefined ? [] : others(email)),
    watchRecentEmails: (listener) =>
      storage.subscribe?.((key) => {
        if (key === null || key === keys.recent) listener()
      }),
    forget: () => forgetAll(['used', 'email', 'chain', 'username', 'social', 'awaited', 'departure']),
  }
}

/** A stored JSON list; empty if it is none. */
function toList(stored: string | undefined): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
