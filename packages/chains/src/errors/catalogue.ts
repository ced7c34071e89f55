import { defineErrors } from './FoyerError.ts'

/** The errors of this package: codes are public, texts of docs/spec/checklist.md §8 are verbatim. */
const texts = {
  ADAPTER_NAMESPACE_MISSING: () => 'adapter must have a namespace',
  ATOMICITY_NOT_SUPPORTED: () => 'The wallet cannot execute the calls all or none',
  ASSETS_FAILED: () => 'The wallet did not list the assets of the account',
  CALLS_STATUS_FAILED: () => 'The status of the calls could not be read',
  CALLS_NOT_SUPPORTED: () => 'The wallet does not take calls as a batch',
  CALLS_TOO_LARGE: () => 'The wallet does not take so many calls at once',
  CALLS_UNKNOWN: () => 'The wallet does not know these calls',
  CAPABILITIES_FAILED: () => 'The capabilities of the wallet could not be read',
  CAPABILITIES_UNREADABLE: () => 'Error parsing wallet capabilities',
  CAPABILITY_NOT_SUPPORTED: () => 'The wallet does not support a required capability',
  CHAIN_NOT_SUPPORTED: () => 'Chain is not supported',
  CONNECT_FAILED: () => 'Failed to connect',
  BALANCE_FAILED: () => 'The balance could not be read',
  ESTIMATE_GAS_FAILED: () => 'error estimating gas',
  GRANT_PERMISSIONS_FAILED: () => 'The permissions could not be granted',
  INVALID_CHAIN_ID: () => 'Invalid chainId',
  NAME_INVALID: (context: { problem: string }) => `The name is not valid: ${context.problem}`,
  NOT_CONNECTED: (context: { namespace: string }) => `No ${context.namespace} account is connected`,
  OPERATION_NOT_SUPPORTED: (context: { namespace: string; operation: string }) =>
    `${context.namespace} does not support ${context.operation}`,
  POPUP_BLOCKED: () => 'The window of the wallet was blocked',
  PROVIDER_NOT_FOUND: () => 'Provider not found',
  REQUEST_PENDING: () => 'The wallet is still waiting for an answer to an earlier request',
  REQUEST_UNREADABLE: () => 'The request could not be read',
  REVOKE_PERMISSIONS_FAILED: () => 'The permissions could not be revoked',
  SEND_CALLS_FAILED: () => 'The calls could not be sent',
  SEND_TRANSACTION_FAILED: () => 'The transaction could not be sent',
  SEND_UNCLEAR: () => 'This may have been sent. Check your account before you send again',
  SIGN_IN_FAILED: () => 'The sign-in failed',
  SIGN_MESSAGE_FAILED: () => 'Sign message failed',
  SIGN_TRANSACTION_FAILED: () => 'Sign transaction failed',
  SIGN_TYPED_DATA_FAILED: () => 'Sign typed data failed',
  SIGNATURE_INVALID: () => 'The signature is not valid',
  SIWX_MESSAGE_INVALID: (context: { field: string }) => `The sign-in message is not valid: ${context.field}`,
  SIWX_REFUSED: (context: { reason: string }) => `The sign-in is refused: ${context.reason}`,
  VERIFY_FAILED: () => 'The signature could not be checked',
  SWITCH_NOT_SUPPORTED: () => 'connector does not support programmatic chain switching',
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
