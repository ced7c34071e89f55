import type { CaipAddress } from '@foyer/chains'

/** Where a backend keeps the sessions of an account. */
export const sessionsPath = (account: CaipAddress): string => `/v1/sessions/${encodeURIComponent(account)}`
