import { type CreateError, defineErrors } from '../errors/FoyerError.ts'

/** Errors of this connector. The first errors are alerts: `context.alert` is their code in the documentation. */
const texts = {
  PROJECT_ID_MISSING: () => 'Project ID Not Configured',
  INVALID_APP_CONFIGURATION: (_context: { alert: 'APKT002' | 'APKT007' }) => 'Invalid App Configuration',
  SESSION_EXPIRED: (_context: { alert: 'APKT006' }) => 'Session Expired',
  RATE_LIMITED: () => 'Rate Limited',
  SERVER_ERROR: () => 'Server Error',
  RELAY_UNREACHABLE: () => 'The relay cannot be reached',
  SDK_MISSING: () =>
    'WalletConnect needs @walletconnect/sign-client 2.21.8: npm install --save-exact @walletconnect/sign-client@2.21.8',
  NAMESPACES_NOT_REQUESTED: (context: { namespaces: string }) =>
    `The wallet approved namespaces that were not requested: ${context.namespaces}`,
  NO_ACCOUNTS: () => 'The wallet returned no account on any of the requested chains',
  CAIP_ADDRESS_INVALID: () => 'Invalid CAIP Address',
  METHOD_NOT_SUPPORTED: (context: { method: string }) =>
    `The method "${context.method}" is not supported by the wallet`,
  CHAIN_NOT_APPROVED: (context: { caipNetworkId: string }) =>
    `Missing or invalid. request() chainId: ${context.caipNetworkId}`,
  NODE_FAILED: (context: { method: string }) => `The network did not answer ${context.method}`,
  TAB_CLOSED: () => 'The tab that held the connection to the wallet was closed before the answer came',
  TAB_SILENT: () => 'Another tab of this app held the connection to the wallet and did not answer. Try again',
  MISSING_OR_INVALID: () => 'Missing or invalid',
  NO_MATCHING_KEY: () => 'No matching key',
  EXPIRED: () => 'Expired',
  UNSUPPORTED_CHAINS: () => 'Unsupported chains',
  NOT_INITIALIZED: () => 'Not initialized',
  USER_DISCONNECTED: () => 'User disconnected',
  INVALID_UPDATE_REQUEST: () => 'Invalid update request',
} as const

export const createError: CreateError<typeof texts> = /* @__PURE__ */ defineErrors(texts)
