import { defineErrors } from '@foyer/chains'

/** The errors of this package that can be thrown before anything is loaded. Texts of the specification are verbatim. */
const texts = {
  ACCOUNT_CHANGED: () => 'The wallet is on another account than the one that was reviewed',
  CONFIG_ID_TAKEN: (context: { id: string }) => `Two live configs have the id "${context.id}"`,
  CONFIG_MISSING: () => 'No config: wrap the app in <FoyerProvider config={config}> or pass { config }',
  CONNECTOR_ALREADY_CONNECTED: (context: { name: string }) => `${context.name} is already connected`,
  CONNECTOR_NOT_FOUND: () => 'No connector found for connection',
  CONNECT_FAILED: () => 'Failed to connect',
  DISCONNECT_FAILED: () => 'Failed to disconnect',
  DISCONNECT_CHAINS_FAILED: (context: { messages: string }) =>
    `Failed to disconnect chains: ${context.messages}`,
  INVALID_CONNECTION_STATUS: () => 'Invalid connection status',
  MODAL_CLOSED: () => 'Modal closed',
  NETWORK_CHANGED: () => 'The wallet is on another network than the one that was reviewed',
  NETWORK_NOT_CONFIGURED: () => 'Network not found',
  NO_ACTIVE_ADDRESS: () => 'No ActiveCaipAddress found',
  SIWE_AND_SIWX: () => 'Cannot set both `siweConfig` and `siwx` options',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
