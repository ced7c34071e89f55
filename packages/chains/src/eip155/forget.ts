import { settledWithin } from '../async/deadline.ts'
import { request } from './request.ts'

/** How long a wallet may take to forget us; the visitor does not wait longer. */
const REVOKE_TIMEOUT_MS = 100

/** Takes this page's permission back. Few wallets can forget a site, and those that cannot refuse: nothing is lost by it. */
export const forget = (provider: unknown): Promise<void> =>
  settledWithin(REVOKE_TIMEOUT_MS, request(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }]))
