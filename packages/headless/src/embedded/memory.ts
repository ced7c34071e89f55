import type { Storage } from '@foyer/chains'

const keys = {
  used: '@foyer-wallet/EMAIL_LOGIN_USED_KEY',
  email: '@foyer-wallet/EMAIL',
  chain: '@foyer-wallet/LAST_USED_CHAIN_KEY',
  username: '@foyer-wallet/SOCIAL_USERNAME',
  sentAt: '@foyer-wallet/LAST_EMAIL_LOGIN_TIME',
  smart: '@foyer-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  social: '@foyer/connected_social',
} as const

/** What is remembered of a login between visits (frame-and-adapters.md 1.9). */
export type Memory = {
  readonly isUsed: () => boolean
  readonly email: () => string | undefined
  readonly username: () => string | undefined
  readonly chain: () => string | undefined
  /** When the last code was sent, in milliseconds since 1970. */
  readonly sentAt: () => number | undefined
  readonly noteSent: (now: number) => void
  readonly noteChain: (chainId: string | number) => void
  readonly noteLogin: (login: {
    readonly email?: string | null | undefined
    readonly chainId: string | number
  }) => void
  readonly noteSmartNetworks: (ids: readonly number[]) => void
  /** Somebody else may sign in now. */
  readonly forget: () => void
}

export function createMemory(storage: Storage): Memory {
  const read = (key: string): string | undefined => storage.getItem(key) ?? undefined
  return {
    isUsed: () => read(keys.used) === 'true',
    email: () => read(keys.email),
    username: () => read(keys.username),
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
      storage.removeItem(keys.sentAt)
    },
    noteSmartNetworks: (ids) => storage.setItem(keys.smart, ids.join()),
    forget() {
      for (const key of [keys.used, keys.email, keys.chain, keys.username, keys.social])
        storage.removeItem(key)
    },
  }
}
