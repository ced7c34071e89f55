import type { Storage } from '../types.ts'
import type { SocialProvider } from './types.ts'
import { isSocialProvider } from './rules.ts'
import { RETURN_MS } from './socialRules.ts'

const keys = {
  used: '@foyer-wallet/EMAIL_LOGIN_USED_KEY',
  email: '@foyer-wallet/EMAIL',
  chain: '@foyer-wallet/LAST_USED_CHAIN_KEY',
  username: '@foyer-wallet/SOCIAL_USERNAME',
  sentAt: '@foyer-wallet/LAST_EMAIL_LOGIN_TIME',
  smart: '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  social: '@foyer/connected_social',
  awaited: '@foyer/social_provider',
  /** Nonce and start of the social login that left the page, `nonce:milliseconds`. */
  departure: '@foyer/social_departure',
} as const

/** A social login that left the page for the provider's page. */
export type AwaitedLogin = {
  readonly provider: SocialProvider
  /** Part of the return URL: proves that a result belongs to this login. */
  readonly nonce: string
}

/** Login stored between page loads (frame-and-adapters.md 1.9). */
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
  /** Removes the login. */
  readonly forget: () => void
}

export function createLoginStorage(storage: Storage): LoginStorage {
  const read = (key: string): string | undefined => storage.getItem(key) ?? undefined
  const readProvider = (key: string): SocialProvider | undefined => {
    const stored = read(key)
    return stored !== undefined && isSocialProvider(stored) ? stored : undefined
  }
  const forgetAll = (names: readonly (keyof typeof keys)[]): void => {
    for (const name of names) storage.removeItem(keys[name])
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
    forget: () => forgetAll(['used', 'email', 'chain', 'username', 'social', 'awaited', 'departure']),
  }
}
