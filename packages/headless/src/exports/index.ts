export { useAccount } from '../react/useAccount.ts'
export type { UseAccountParameters } from '../react/useAccount.ts'
export { useAccountLayout } from '../react/useAccountLayout.ts'
export { useAccountTab } from '../react/useAccountTab.ts'
export type { UseAccountTabParameters, UseAccountTabReturnType } from '../react/useAccountTab.ts'
export type { AccountTab, ChosenAccountTabs } from '../wallet/accountTab.ts'
export { useAccountType } from '../react/useAccountType.ts'
export type { UseAccountTypeParameters, UseAccountTypeReturnType } from '../react/useAccountType.ts'
export { usePendingTransactions } from '../react/usePendingTransactions.ts'
export type { UsePendingTransactionsParameters } from '../react/usePendingTransactions.ts'
export { useTransactions } from '../react/useTransactions.ts'
export type { UseTransactionsParameters, UseTransactionsReturnType } from '../react/useTransactions.ts'
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
export { useLocale, useTheme } from '../react/useTheme.ts'
export type { AppearanceVerbs } from '../react/useTheme.ts'
export type { Appearance, ThemeOptions } from '../core/appearance.ts'
export { useBalance } from '../react/useBalance.ts'
export type { UseBalanceParameters } from '../react/useBalance.ts'
export { formatUnits } from '@foyer/chains/units'
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
  Logger,
  Register,
  RegisteredConfig,
} from '../core/types.ts'
export { useAppMetadata } from '../react/useAppMetadata.ts'
export { useDeviceContext } from '../react/useDeviceContext.ts'
export { useEmitEvent } from '../react/useEmitEvent.ts'
export { useEvents } from '../react/useEvents.ts'
export { useFeatures } from '../react/useFeatures.ts'
export { useIsMobile } from '../react/useIsMobile.ts'
export type { FeatureReason, FeatureReasons } from '../data/features/featureRules.ts'
export type { UseFeaturesParameters, UseFeaturesReturnType } from '../react/useFeatures.ts'
export { useConnect } from '../react/useConnect.ts'
export type { UseConnectReturnType } from '../react/useConnect.ts'
export { useConnections } from '../react/useConnections.ts'
export type { UseConnectionsParameters } from '../react/useConnections.ts'
export { useConnectors } from '../react/useConnectors.ts'
export type { UseConnectorsParameters } from '../react/useConnectors.ts'
export { useDisconnect } from '../react/useDisconnect.ts'
export type { UseDisconnectReturnType } from '../react/useDisconnect.ts'
export { useReconnect } from '../react/useReconnect.ts'
export type { UseReconnectReturnType } from '../react/useReconnect.ts'
export { useRecentConnections } from '../react/useRecentConnections.ts'
export type {
  UseRecentConnectionsParameters,
  UseRecentConnectionsReturnType,
} from '../react/useRecentConnections.ts'
export { useSwitchConnection } from '../react/useSwitchConnection.ts'
export type { UseSwitchConnectionReturnType } from '../react/useSwitchConnection.ts'
export { afterConnect } from '../wallet/connectionRules.ts'
export type {
  AbsentAccount,
  Account,
  ConnectedAccount,
  Connection,
  ConnectionStatus,
  ConnectorInfo,
  ConnectProcess,
  GetAccountReturnType,
  RecentConnection,
} from '../wallet/types.ts'
export { useGasPrice } from '../react/useGasPrice.ts'
export type { UseGasPriceParameters } from '../react/useGasPrice.ts'
export type { GasPrices } from '../data/gas/queries.ts'
export { useIdentity } from '../react/useIdentity.ts'
export type { UseIdentityParameters } from '../react/useIdentity.ts'
export { useLegalConsent } from '../react/useLegalConsent.ts'
export type { UseLegalConsentReturnType } from '../react/useLegalConsent.ts'
export { useModal } from '../react/useModal.ts'
export type { ModalVerbs } from '../react/useModal.ts'
export { useChooseWallet } from '../react/useChooseWallet.ts'
export type { ChooseWalletParameters, WalletChoice } from '../modal/chooseWallet.ts'
export { useConnectList } from '../react/useConnectList.ts'
export type { UseConnectListParameters, UseConnectListReturnType } from '../react/useConnectList.ts'
export { useConnectMethods } from '../react/useConnectMethods.ts'
export type { ConnectMethods } from '../flows/directory/connectMethods.ts'
export { useSuggestedWallets } from '../react/useSuggestedWallets.ts'
export type { UseSuggestedWalletsReturnType } from '../react/useSuggestedWallets.ts'
export { useRecentWallets } from '../react/useRecentWallets.ts'
export { useWallets } from '../react/useWallets.ts'
export type { UseWalletsReturnType } from '../react/useWallets.ts'
export { useWalletSearch } from '../react/useWalletSearch.ts'
export type { UseWalletSearchReturnType } from '../react/useWalletSearch.ts'
export type { WalletPage } from '../flows/directory/fetchWallets.ts'
export type { WalletSearchParameters } from '../flows/directory/searchQuery.ts'
export type { AllWalletsRow, ConnectBadge, ConnectListItem, ConnectRoute } from '../flows/directory/types.ts'
export type { DirectoryWallet } from '../core/contracts/directory.ts'
export { useModalCode } from '../react/useModalCode.ts'
export type { UseModalCodeParameters } from '../react/useModalCode.ts'
export { useModalIntent } from '../react/useModalIntent.ts'
export { useModalRouter, useRouteData } from '../react/useModalRouter.ts'
export type { ModalRouterVerbs } from '../react/useModalRouter.ts'
export { canGoBack } from '../modal/rules.ts'
export type {
  ModalState,
  RouteArguments,
  RouteData,
  RouteDirection,
  RouteName,
  RouterState,
  Routes,
} from '../modal/types.ts'
export { useNameSuggestions } from '../react/useNameSuggestions.ts'
export type {
  UseNameSuggestionsParameters,
  UseNameSuggestionsReturnType,
} from '../react/useNameSuggestions.ts'
export { useNameRegistration } from '../react/useNameRegistration.ts'
export type { UseNameRegistrationReturnType } from '../react/useNameRegistration.ts'
export { useRegisterName } from '../react/useRegisterName.ts'
export type { UseRegisterNameReturnType } from '../react/useRegisterName.ts'
export { useResolveName } from '../react/useResolveName.ts'
export type { UseResolveNameParameters } from '../react/useResolveName.ts'
export { useReverseName } from '../react/useReverseName.ts'
export type { UseReverseNameParameters } from '../react/useReverseName.ts'
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
export { useChooseNetwork } from '../react/useChooseNetwork.ts'
export { useNetwork } from '../react/useNetwork.ts'
export { useNetworks } from '../react/useNetworks.ts'
export { useSwitchNetwork } from '../react/useSwitchNetwork.ts'
export type { UseSwitchNetworkReturnType } from '../react/useSwitchNetwork.ts'
export type { NetworkList } from '../wallet/networkItems.ts'
export type { NetworkItem } from '../wallet/networkRules.ts'
export type { NetworkSwitch } from '../wallet/networkRules.ts'
export { useNfts } from '../react/useNfts.ts'
export type { UseNftsParameters, UseNftsReturnType } from '../react/useNfts.ts'
export type { Nft, NftPage, NftsParameters } from '../core/contracts/nfts.ts'
export type { NftSource } from '../core/types.ts'
export { useAlerts } from '../react/useAlerts.ts'
export type { AlertVerbs } from '../react/useAlerts.ts'
export { useNotices } from '../react/useNotices.ts'
export { useToast } from '../react/useToast.ts'
export type { ToastVerbs } from '../react/useToast.ts'
export { toastDuration } from '../modal/notices/toast.ts'
export type { AlertState, AlertVariant, Notices, ToastState, ToastVariant } from '../modal/notices/state.ts'
export { useDeepLink } from '../react/useDeepLink.ts'
export type { DeepLinkVerbs, UseDeepLinkReturnType } from '../react/useDeepLink.ts'
export { useDownloadLinks } from '../react/useDownloadLinks.ts'
export { useInstalledConnector } from '../react/useInstalledConnector.ts'
export { usePairingPrefetch } from '../react/usePairingPrefetch.ts'
export { usePlatforms } from '../react/usePlatforms.ts'
export { useWalletApp } from '../react/useWalletApp.ts'
export type { WalletApp } from '../react/useWalletApp.ts'
export { useWalletConnectUri } from '../react/useWalletConnectUri.ts'
export type {
  PairingVerbs,
  UseWalletConnectUriParameters,
  UseWalletConnectUriReturnType,
} from '../react/useWalletConnectUri.ts'
export { PAIRING_SECONDS } from '../flows/pairing/rules.ts'
export type {
  DownloadLink,
  DownloadLinks,
  WalletConnectUri,
  WalletLinkKind,
  WalletPlatform,
} from '../flows/pairing/types.ts'
export { useEmailLogin } from '../react/useEmailLogin.ts'
export type { UseEmailLoginReturnType } from '../react/useEmailLogin.ts'
export { useEmbeddedWallet } from '../react/useEmbeddedWallet.ts'
export type { UseEmbeddedWalletReturnType } from '../react/useEmbeddedWallet.ts'
export { useOtp } from '../react/useOtp.ts'
export type { UseOtpReturnType } from '../react/useOtp.ts'
export { useFarcasterLogin } from '../react/useFarcasterLogin.ts'
export type { UseFarcasterLoginReturnType } from '../react/useFarcasterLogin.ts'
export { useSocialLogin } from '../react/useSocialLogin.ts'
export type { UseSocialLoginReturnType } from '../react/useSocialLogin.ts'
export { useUpdateEmail } from '../react/useUpdateEmail.ts'
export type { UseUpdateEmailReturnType } from '../react/useUpdateEmail.ts'
export type { SocialLogin } from '../flows/embedded/state.ts'
export type {
  EmailAction,
  EmailUpdateAction,
  EmbeddedState,
  EmbeddedUser,
  SocialProvider,
  WindowProvider,
} from '@foyer/chains/embedded'
export { useSmartSessions } from '../react/useSmartSessions.ts'
export type { UseSmartSessionsReturnType } from '../react/useSmartSessions.ts'
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
export { useOnramp } from '../react/useOnramp.ts'
export type { OnrampVerbs, UseOnrampReturnType } from '../react/useOnramp.ts'
export { useOnrampActivity } from '../react/useOnrampActivity.ts'
export { useOnrampOptions } from '../react/useOnrampOptions.ts'
export type { UseOnrampOptionsParameters } from '../react/useOnrampOptions.ts'
export { useOnrampPurchase } from '../react/useOnrampPurchase.ts'
export { useOnrampQuote } from '../react/useOnrampQuote.ts'
export type { UseOnrampQuoteParameters } from '../react/useOnrampQuote.ts'
export { useOnrampUrl } from '../react/useOnrampUrl.ts'
export type { UseOnrampUrlParameters } from '../react/useOnrampUrl.ts'
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
export { usePay } from '../react/usePay.ts'
export type { PayVerbs } from '../react/usePay.ts'
export type { PayProgress, PayStatus, PayStepState } from '../flows/pay/rules.ts'
export type { PayForm, Payment, PayOption, PayQuote, PayRequest, PayState } from '../flows/pay/types.ts'
export { useReceive } from '../react/useReceive.ts'
export type { Receiving } from '../flows/receive/state.ts'
export { useSend } from '../react/useSend.ts'
export type { SendVerbs } from '../react/useSend.ts'
export { useSendFee } from '../react/useSendFee.ts'
export type { UseSendFeeParameters } from '../react/useSendFee.ts'
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
export { useSwap } from '../react/useSwap.ts'
export type { SwapVerbs } from '../react/useSwap.ts'
export { useSwapNetworks } from '../react/useSwapNetworks.ts'
export { useSwapQuote } from '../react/useSwapQuote.ts'
export { useSwapTokens } from '../react/useSwapTokens.ts'
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
  SwapOptions,
  SwapProvider,
  SwapRequest,
  SwapTransaction,
} from '../core/contracts/swap.ts'
export { FoyerProvider } from '../react/FoyerProvider.tsx'
export type { FoyerProviderProps } from '../react/FoyerProvider.tsx'
export { useConfig } from '../react/useConfig.ts'
export { useOperation } from '../react/useOperation.ts'
export { useProvider } from '../react/useProvider.ts'
export type { UseProviderParameters } from '../react/useProvider.ts'
export { useCallsStatus } from '../react/useCallsStatus.ts'
export type { UseCallsStatusParameters } from '../react/useCallsStatus.ts'
export { useCapabilities } from '../react/useCapabilities.ts'
export type { UseCapabilitiesParameters } from '../react/useCapabilities.ts'
export { useSendCalls } from '../react/useSendCalls.ts'
export type { UseSendCallsReturnType } from '../react/useSendCalls.ts'
export { useSendTransaction } from '../react/useSendTransaction.ts'
export type { UseSendTransactionReturnType } from '../react/useSendTransaction.ts'
export { useSignMessage } from '../react/useSignMessage.ts'
export type { UseSignMessageReturnType } from '../react/useSignMessage.ts'
export { useSignTransaction } from '../react/useSignTransaction.ts'
export type { UseSignTransactionReturnType } from '../react/useSignTransaction.ts'
export { useSignTypedData } from '../react/useSignTypedData.ts'
export type { UseSignTypedDataReturnType } from '../react/useSignTypedData.ts'
export { useTransactionStatus } from '../react/useTransactionStatus.ts'
export { isFoyerError, isUserRejected, load } from '@foyer/chains'
export type { GetSiwxReturnType } from '../flows/siwx/getSiwx.ts'
export { useSiwx } from '../react/useSiwx.ts'
export { useSiwxStatus } from '../react/useSiwxStatus.ts'
export type { SiwxVerbs } from '../react/useSiwx.ts'
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
export { usePrices } from '../react/usePrices.ts'
export type { UsePricesParameters } from '../react/usePrices.ts'
export { useTokenBalances } from '../react/useTokenBalances.ts'
export type { UseTokenBalancesParameters } from '../react/useTokenBalances.ts'
export type { PricesParameters } from '../data/tokens/queries.ts'
export { tokenFormats } from '../data/tokens/rules.ts'
export type { DisplayedFiat, TokenFormats } from '../data/tokens/rules.ts'
export type { Prices, TokenBalance, TokenBalances } from '../data/tokens/types.ts'
