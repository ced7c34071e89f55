export * from '../react/hooks.ts'
export type { MutationOptions, MutationParameters, MutationResult } from '../react/foyerMutation.ts'
export type { AccountTab, ChosenAccountTabs } from '../wallet/accountTab.ts'
export type { AddressLabels } from '../wallet/addressLabels.ts'
export { relativeTime } from '../data/activity/relativeTime.ts'
export { describeTransaction } from '../data/activity/rowRules.ts'
export type {
  TransactionDescription,
  TransactionIcon,
  TransactionImage,
  TransactionPart,
} from '../data/activity/rowRules.ts'
export type {
  PendingTransaction,
  Transaction,
  TransactionGroup,
  TransactionPage,
  TransactionStatus,
  TransactionTransfer,
} from '../data/activity/types.ts'
export type { Appearance, ThemeOptions } from '../core/appearance.ts'
export { formatUnits, isUnlimited } from '@foyer/chains/units'
export { displayAmount } from '../data/balances/rules.ts'
export type { Balance } from '../data/balances/rules.ts'
export { cookieStorage, cookieToInitialState } from '../setup/cookies.ts'
export type { CookieStorageOptions, InitialState } from '../setup/cookies.ts'
export { createConfig } from '../setup/createConfig.ts'
export type { DeviceContext } from '../core/page/device.ts'
export type { FoyerEvent } from '../core/events.ts'
export type {
  ConnectMethod,
  ConnectorGroup,
  FeatureOptions,
  Features,
  WalletFeature,
} from '../core/features.ts'
export type { TransactionCallbacks } from '../core/internals.ts'
export type {
  CaipNetworkIdOf,
  Config,
  AccountLayout,
  ConfigOptions,
  ConfigParameter,
  Endpoints,
  ForConfig,
  Logger,
  NamespaceIn,
  NetworkInput,
  NetworkOf,
  NetworksOf,
  Register,
  RegisteredConfig,
} from '../core/types.ts'
export type { FeatureReason, FeatureReasons } from '../data/features/featureRules.ts'
export type { OfferedFeatures } from '../data/features/offeredFeatures.ts'
export type {
  AbsentAccount,
  Account,
  AccountIn,
  ConnectedAccount,
  Connection,
  ConnectionStatus,
  ConnectorInfo,
  ConnectProcess,
  GetAccountReturnType,
  RecentConnection,
  ReconnectingAccount,
} from '../wallet/types.ts'
export type { GasPrices } from '../data/gas/queries.ts'
export type { ChooseWalletParameters, WalletChoice } from '../modal/goToWallet.ts'
export type { ConnectMethods } from '../flows/directory/connectList.ts'
export type { WalletPage } from '../flows/directory/fetchWallets.ts'
export type { WalletSearchParameters } from '../flows/directory/gridQueries.ts'
export type { AllWalletsRow, ConnectBadge, ConnectListItem, ConnectRoute } from '../flows/directory/types.ts'
export type { DirectoryWallet } from '../core/contracts/directory.ts'
export { canGoBack } from '../modal/rules.ts'
export type {
  ModalState,
  NetworkSearch,
  RouteArguments,
  RouteData,
  RouteDirection,
  RouteName,
  RouterState,
  Routes,
} from '../modal/types.ts'
export type { NameProblem, RegistrationReason } from '../data/names/rules.ts'
export type {
  Identity,
  NameRecord,
  NameRegistrants,
  NameRegistration,
  NamesProvider,
  NameSuggestion,
  Registration,
  ResolvedName,
} from '../core/contracts/names.ts'
export type { NetworkList } from '../wallet/networkList.ts'
export type { NetworkItem } from '../wallet/networkRules.ts'
export type { NetworkSwitch } from '../wallet/networkRules.ts'
export type { Nft, NftPage, NftsParameters } from '../core/contracts/nfts.ts'
export type { NftSource } from '../core/types.ts'
export { toastDuration } from '../modal/notices/rules.ts'
export type {
  AlertState,
  AlertVariant,
  Notices,
  ToastCode,
  ToastState,
  ToastVariant,
} from '../modal/notices/state.ts'
export { PAIRING_SECONDS } from '../flows/pairing/rules.ts'
export type {
  DownloadLink,
  DownloadLinks,
  WalletConnectUri,
  WalletLinkKind,
  WalletPlatform,
} from '../flows/pairing/types.ts'
export type { SocialLogin } from '../flows/embedded/state.ts'
export type {
  EmailAction,
  EmailUpdateAction,
  EmbeddedState,
  EmbeddedUser,
  SocialProvider,
  WindowProvider,
} from '@foyer/chains/embedded'
export { smartSessionState } from '../flows/smartSessions/rules.ts'
export type {
  GetSmartSessionsParameters,
  GrantedSession,
  GrantPermissionsParameters,
  PermissionSummary,
  RevokePermissionsParameters,
  SmartSession,
  SmartSessionsReason,
  SmartSessionState,
  WirePermission,
} from '../flows/smartSessions/types.ts'
export { createFoyerHooks } from '../react/createFoyerHooks.ts'
export type { FoyerHooks } from '../react/createFoyerHooks.ts'
export type {
  OnrampDescription,
  OnrampFailure,
  OnrampForm,
  OnrampProblem,
  OnrampPurchase,
  OnrampState,
} from '../flows/onramp/types.ts'
export type {
  OnrampFee,
  OnrampMoney,
  OnrampOptions,
  OnrampProvider,
  OnrampProviderItem,
  OnrampQuote,
  OnrampQuoteRequest,
  OnrampSeller,
  OnrampUrlFacts,
  PaymentCurrency,
  PurchaseCurrency,
} from '../core/contracts/onramp.ts'
export type { PayProgress, PayStatus, PayStepState } from '../flows/pay/rules.ts'
export type { PayForm, Payment, PayOption, PayQuote, PayRequest, PayState } from '../flows/pay/types.ts'
export type { Receiving } from '../flows/receive.ts'
export { sendRefusal, sendWarning } from '../flows/send/queries.ts'
export type { SendProblem } from '../flows/send/rules.ts'
export type {
  SendFee,
  SendForm,
  SendReceiver,
  SendRequest,
  SendReview,
  SendState,
  SentTransfer,
  UnclearTransfer,
} from '../flows/send/types.ts'
export { impactTone, shownToAmount, swapStatus } from '../flows/swap/formRules.ts'
export type { SwapProblem, SwapStatus } from '../flows/swap/formRules.ts'
export type {
  SentSwap,
  SwapForm,
  SwapPrefill,
  SwapQuote,
  SwapQuoteRequest,
  SwapReview,
  SwapSide,
  SwapState,
  SwapToken,
  SwapTokens,
} from '../flows/swap/types.ts'
export type {
  ListedToken,
  SwapFee,
  SwapContracts,
  SwapOptions,
  SwapProvider,
  SwapRequest,
  SwapTransaction,
} from '../core/contracts/swap.ts'
export { FoyerProvider } from '../react/FoyerProvider.tsx'
export type { FoyerProviderProps } from '../react/FoyerProvider.tsx'
export { afterPaint, isFoyerError, isUserRejected, load } from '@foyer/chains'
export type { ErrorCode, ErrorCodes, FoyerError } from '@foyer/chains'
export type { GetSiwxReturnType } from '../flows/siwx/getSiwx.ts'
export { serverSessions } from '../flows/siwx/serverSessions.ts'
export type { ServerSessions, ServerSessionsOptions } from '../flows/siwx/serverSessions.ts'
export type { SiwxSessions } from '../flows/siwx/serverSessions.ts'
export { siwx } from '../flows/siwx/siwx.ts'
export type { SiwxOptions } from '../flows/siwx/siwx.ts'
export type {
  CreateSiwx,
  SiweConfig,
  SiweMessageFields,
  SiweSession,
  Siwx,
  SiwxContext,
  SiwxMessage,
  SiwxStatus,
  SiwxSubject,
} from '../core/contracts/siwx.ts'
export { createNonce, createSiwxMessage, parseSiwxMessage, verifySiwxSession } from '@foyer/chains/siwx'
export type { Cacao, SiwxMessageData, SiwxSession, VerifySiwxSessionParameters } from '@foyer/chains/siwx'
export type { PricesParameters } from '../data/tokens/queries.ts'
export { tokenFormats } from '../data/tokens/rules.ts'
export type { DisplayedFiat, TokenFormats } from '../data/tokens/rules.ts'
export type { Prices, TokenBalance, TokenBalances } from '../data/tokens/types.ts'
export type {
  ShownRequest,
  UnfinishedKind,
  UnfinishedRequest,
} from '../core/unfinished/unfinishedRequests.ts'
export { explorerUrl } from '../wallet/explorerRules.ts'
export type {
  DefaultPolicies,
  DefaultPolicyName,
  Policy,
  PolicyAnswer,
  PolicyFacts,
  RequestWarning,
  WalletRequest,
  WarningCode,
} from '../core/contracts/policies.ts'
import type { createError as ofOptions } from '../core/checkOptions.ts'
import type { createError as ofBackend } from '../core/errors/backendErrors.ts'
import type {
  createError as ofConfig,
  createParameterError as ofParameters,
} from '../core/errors/configErrors.ts'
import type { createError as ofActions } from '../core/errors/errors.ts'
import type { createError as ofGas } from '../data/gas/fetchGasPrices.ts'
import type { createError as ofNames } from '../data/names/errors.ts'
import type { createError as ofUnits } from '../data/tokens/tokenContract.ts'
import type { createError as ofEmbedded } from '../flows/embedded/requireEmbedded.ts'
import type { createError as ofOnramp } from '../flows/onramp/errors.ts'
import type { createError as ofPay } from '../flows/pay/errors.ts'
import type { createError as ofSend } from '../flows/send/errors.ts'
import type { createError as ofSendingOneByOne } from '../flows/signing/sendOneByOne.ts'
import type { createError as ofSiwx } from '../flows/siwx/errors.ts'
import type { createError as ofSmartSessions } from '../flows/smartSessions/errors.ts'
import type { createError as ofSwap } from '../flows/swap/errors.ts'
import type { createError as ofLifecycle } from '../setup/lifecycle.ts'
import type { createAdapterError as ofAdapters } from '../wallet/networks.ts'

/** Codes of the errors of `@foyer/headless`, from its catalogues. */
export type HeadlessErrorCode = Parameters<
  | typeof ofActions
  | typeof ofAdapters
  | typeof ofBackend
  | typeof ofConfig
  | typeof ofEmbedded
  | typeof ofGas
  | typeof ofLifecycle
  | typeof ofNames
  | typeof ofOnramp
  | typeof ofOptions
  | typeof ofParameters
  | typeof ofPay
  | typeof ofSend
  | typeof ofSendingOneByOne
  | typeof ofSiwx
  | typeof ofSmartSessions
  | typeof ofSwap
  | typeof ofUnits
>[0]

declare module '@foyer/chains' {
  interface ErrorCodes {
    '@foyer/headless': HeadlessErrorCode
  }
}
