import type { EmbeddedState } from './types.ts'

/** State of the embedded wallet before a login, and without an embedded wallet. */
export const noEmbedded: EmbeddedState = {
  user: undefined,
  smartAccountNetworks: [],
  retryAt: undefined,
  codeMinutes: undefined,
  farcasterUrl: undefined,
  dashboardUrl: undefined,
  frame: 'absent',
  approvals: 0,
  recentEmails: [],
}
