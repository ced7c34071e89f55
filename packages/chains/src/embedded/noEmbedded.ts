import type { EmbeddedState } from './types.ts'

/** The embedded wallet where nobody has signed in yet, or where there is none. */
export const noEmbedded: EmbeddedState = {
  user: undefined,
  smartAccountNetworks: [],
  retryAt: undefined,
  codeMinutes: undefined,
  farcasterUrl: undefined,
  dashboardUrl: undefined,
  frame: 'absent',
}
