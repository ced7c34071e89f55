import { defineErrors } from '@foyer/chains'

/** Errors of actions. Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  ACCOUNT_CHANGED: () => 'The wallet is on another account than that of the request',
  /** The connection exists, but its connector was removed or has not been discovered yet. */
  CLIENT_NOT_FOUND: () => 'No ConnectionController client found',
  CONNECTION_STATUS_INVALID: () => 'Invalid connection status',
  CONNECTOR_ALREADY_CONNECTED: (context: { name: string }) => `${context.name} is already connected`,
  CONNECTOR_NOT_FOUND: () => 'No connector found for connection',
  DISCONNECT_FAILED: () => 'Failed to disconnect',
  DISCONNECT_CHAINS_FAILED: (context: { messages: string }) =>
    `Failed to disconnect chains: ${context.messages}`,
  NETWORK_CHANGED: () => 'The wallet is on another network than that of the request',
  NETWORK_NOT_CONFIGURED: () => 'Network not found',
  CHAIN_REQUIRED: () => 'A chain is required',
  CLIENT_NOT_SET: (context: { namespace: string }) => `No client is set for ${context.namespace}`,
  SMART_ACCOUNT_NOT_SUPPORTED: () => 'The wallet has no smart account on this network',
  NO_ACTIVE_ADDRESS: () => 'No ActiveCaipAddress found',
  WALLETCONNECT_CONNECTOR_NOT_FOUND: () => 'WalletConnectConnector not found',
  PAIRING_URI_INVALID: () => 'The pairing URI is not a WalletConnect URI',
  PARAMETER_MISSING: (context: { operation: string; parameter: string }) =>
    `${context.operation} needs the parameter ${context.parameter}`,
  REQUEST_REFUSED: (context: { reason: string }) => `The request was refused: ${context.reason}`,
  SEND_UNCLEAR: () => 'This may have been sent. Check your account before you send again',
  WALLET_LINK_UNUSABLE: (context: { name: string }) => `${context.name} has no link that can be opened`,
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
