export { loadOperation, runOperation } from '../adapter.ts'
export { runRead } from '../runRead.ts'
export type {
  ExecutionPermission,
  ExecutionPermissionRequest,
  ExecutionRule,
  SupportedExecutionPermissions,
} from '../executionPermissions.ts'
export type {
  ChainAdapter,
  ConnectionBridge,
  ConnectionSource,
  DiscoveryContext,
  ReviewProviderCode,
  RunOperationParameters,
  Signer,
  SignerSource,
  WalletDiscovery,
} from '../adapter.ts'
export { isAddress } from '../address/isAddress.ts'
export { isReceiver } from '../address/isReceiver.ts'
export { isSameAddress } from '../address/isSameAddress.ts'
export { toCoinType } from '../address/toCoinType.ts'
export { dedupeAccounts } from '../caip/dedupeAccounts.ts'
export { formatCaipAddress, type FormatCaipAddressParameters } from '../caip/caip.ts'
export { formatCaipNetworkId, type FormatCaipNetworkIdParameters } from '../caip/caip.ts'
export { InvalidCaipAddressError } from '../caip/caip.ts'
export { InvalidCaipNetworkIdError } from '../caip/caip.ts'
export { chainNamespaces } from '../caip/namespaces.ts'
export { parseCaipAddress, type ParsedCaipAddress } from '../caip/caip.ts'
export { parseCaipNetworkId, type ParsedCaipNetworkId } from '../caip/caip.ts'
export type {
  AppMetadata,
  AuthenticatedMessage,
  AuthenticateParameters,
  AuthenticateResult,
  CoinbasePreference,
  ConnectParameters,
  Connector,
  ConnectorAccount,
  ConnectorContext,
  ConnectorEvent,
  ConnectorInteraction,
  ConnectorSession,
  WalletPeer,
  ConnectorType,
  CreateConnector,
} from '../connector.ts'
export type { Eip1193Provider } from '../eip155/createEip1193Connector.ts'
export { createEmitter } from '../emitter.ts'
export type { Emitter } from '../emitter.ts'
export {
  defineErrors,
  type CreateError,
  causesOf,
  type ErrorCode,
  type ErrorCodes,
  FoyerError,
  isFoyerError,
  messageOf,
  type FoyerErrorOptions,
  isAbort,
} from '../errors/FoyerError.ts'
export { isRejection, toFoyerError } from '../errors/toFoyerError.ts'
export type { ErrorOrigin } from '../errors/toFoyerError.ts'
export { isUserRejected, UserRejectedError } from '../errors/UserRejectedError.ts'
export { browseLink } from '../links/browseLink.ts'
export type { BrowseLinkParameters } from '../links/browseLink.ts'
export { deepLink } from '../links/deepLink.ts'
export type { DeepLink, DeepLinkParameters } from '../links/deepLink.ts'
export { isBrowserWallet } from '../links/isBrowserWallet.ts'
export { linkTarget } from '../links/linkTarget.ts'
export type { LinkTarget, LinkTargetFacts } from '../links/linkTarget.ts'
export { returnLink } from '../links/returnLink.ts'
export { safeLink } from '../links/safeLink.ts'
export { dataPicture, safePicture } from '../links/safePicture.ts'
export type { SafePictureOptions } from '../links/safePicture.ts'
export { cleanText } from '../text/cleanText.ts'
export { load } from '../load.ts'
export { abortable, withDeadline, type DeadlineParameters } from '../async/deadline.ts'
export { afterPaint, createTimers, type Timers } from '../async/timing.ts'
export { defineNetwork } from '../networks/defineNetwork.ts'
export type { DefineNetworkParameters } from '../networks/defineNetwork.ts'
export {
  extendNetwork,
  type ExtendNetworkParameters,
  hostedRpcUrl,
  type HostedRpcUrlParameters,
} from '../networks/extendNetwork.ts'
export { hostedRpcIds } from '../networks/hostedRpcIds.ts'
export type {
  AskedTransaction,
  Asset,
  BalanceChange,
  Call,
  CallsCapabilities,
  CallsOutcome,
  CallsReceipt,
  CallsStatus,
  Capabilities,
  Operation,
  OperationContext,
  OperationMap,
  OperationName,
  OperationParameters,
  OperationResult,
  OperationTable,
  PaymasterService,
  SentCalls,
  SimulatedTransaction,
  SignInFields,
  SignInResult,
  TransactionOutcome,
  TypedData,
} from '../operations.ts'
export type {
  GrantedPermissions,
  Permission,
  PermissionsRequest,
  RecurringAllowance,
  RevokedPermissions,
  SessionKey,
} from '../permissions.ts'
export { describeOperation } from '../requests/describeOperation.ts'
export { isSendUnclear } from '../errors/sendUnclear.ts'
export { toRequestError, type RequestErrorOrigin } from '../errors/toRequestError.ts'
export type {
  DecodedCall,
  NativeTransfer,
  RequestContent,
  RequestedCall,
  RequestedCapability,
  RequestField,
  SignerRequest,
  TokenEffect,
} from '../walletRequest.ts'
export type {
  AccountType,
  CaipAddress,
  CaipNetwork,
  CaipNetworkId,
  ChainNamespace,
  Hex,
  NativeCurrency,
  Storage,
} from '../types.ts'
import type { createError as ofBitcoin } from '../bip122/errors.ts'
import type { InvalidCaipAddressError, InvalidCaipNetworkIdError } from '../caip/caip.ts'
import type { createError as ofSafe } from '../eip155/safe/errors.ts'
import type { createTransferError } from '../eip155/transfer.ts'
import type { createError as ofEmbedded } from '../embedded/errors.ts'
import type { createError as ofAll } from '../errors/catalogue.ts'
import type { UserRejectedError } from '../errors/UserRejectedError.ts'
import type { createError as ofLoad } from '../load.ts'
import type { createError as ofPolkadot } from '../polkadot/wallet.ts'
import type { createError as ofSdks } from '../sdks/errors.ts'
import type { createSolanaError } from '../solana/errors.ts'
import type { createError as ofWalletConnect } from '../walletconnect/errors.ts'

/** Codes of the errors of `@foyer/chains`, from its catalogues. */
export type ChainsErrorCode =
  | (InvalidCaipAddressError | InvalidCaipNetworkIdError | UserRejectedError)['code']
  | Parameters<
      | typeof createSolanaError
      | typeof createTransferError
      | typeof ofAll
      | typeof ofBitcoin
      | typeof ofEmbedded
      | typeof ofLoad
      | typeof ofPolkadot
      | typeof ofSafe
      | typeof ofSdks
      | typeof ofWalletConnect
    >[0]

declare module '@foyer/chains' {
  interface ErrorCodes {
    '@foyer/chains': ChainsErrorCode
  }
}
