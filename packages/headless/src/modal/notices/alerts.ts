type Alert = { readonly title: string; readonly variant: 'info' | 'warning' | 'error' }

export type AlertCode =
  | 'NETWORK_NOT_CONFIGURED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'PROJECT_ID_INVALID'
  | 'PROJECT_ID_MISSING'
  | 'SESSION_EXPIRED'
  | 'SERVER_ERROR'
  | 'RATE_LIMITED'
  | 'FRAME_LOAD_FAILED'
  | 'FRAME_REQUEST_TIMEOUT'
  | 'DOMAIN_UNVERIFIED'
  | 'EMBEDDED_WALLET_NOT_CONNECTED'
  | 'MULTI_WALLET_NOT_ENABLED'

/**
 * Every notice for the app's developer (docs/spec/core.md §19, docs/spec/checklist.md §8). `docs/alerts.md` says what
 * to do about each.
 */
export const alerts: Readonly<Record<AlertCode, Alert>> = {
  NETWORK_NOT_CONFIGURED: { title: 'Network Not Found', variant: 'error' },
  ORIGIN_NOT_ALLOWED: { title: 'Invalid App Configuration', variant: 'error' },
  PROJECT_ID_INVALID: { title: 'Invalid App Configuration', variant: 'error' },
  PROJECT_ID_MISSING: { title: 'Project ID Not Configured', variant: 'error' },
  SESSION_EXPIRED: { title: 'Session Expired', variant: 'error' },
  SERVER_ERROR: { title: 'Server Error', variant: 'error' },
  RATE_LIMITED: { title: 'Rate Limited', variant: 'error' },
  FRAME_LOAD_FAILED: { title: 'Embedded Wallet Not Loaded', variant: 'error' },
  FRAME_REQUEST_TIMEOUT: { title: 'Embedded Wallet Not Answering', variant: 'error' },
  DOMAIN_UNVERIFIED: { title: 'Domain Not Verified', variant: 'error' },
  EMBEDDED_WALLET_NOT_CONNECTED: { title: 'Embedded Wallet Not Connected', variant: 'warning' },
  MULTI_WALLET_NOT_ENABLED: { title: 'Multi-Wallet Not Enabled', variant: 'info' },
}
