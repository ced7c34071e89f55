export { useAccount } from '../account/hooks/useAccount.ts'
export type { UseAccountParameters } from '../account/hooks/useAccount.ts'
export { useAccountLayout } from '../account/hooks/useAccountLayout.ts'
export { useAccountTab } from '../account/hooks/useAccountTab.ts'
export type { UseAccountTabParameters, UseAccountTabReturnType } from '../account/hooks/useAccountTab.ts'
export type { AccountTab, ChosenAccountTabs } from '../account/tabState.ts'
export { useAccountType } from '../account/hooks/useAccountType.ts'
export type { UseAccountTypeParameters, UseAccountTypeReturnType } from '../account/hooks/useAccountType.ts'
export { usePendingTransactions } from '../activity/hooks/usePendingTransactions.ts'
export type { UsePendingTransactionsParameters } from '../activity/hooks/usePendingTransactions.ts'
export { useTransactions } from '../activity/hooks/useTransactions.ts'
export type {
  UseTransactionsParameters,
  UseTransactionsReturnType,
} from '../activity/hooks/useTransactions.ts'
export { relativeTime } from '../activity/relativeTime.ts'
export { describeTransaction } from '../activity/rowRules.ts'
export type {
  TransactionDescription,
  TransactionIcon,
  TransactionImage,
  TransactionPart,
} from '../activity/rowRules.ts'
export type {
  PendingTransaction,
  Transaction,
  TransactionGroup,
  TransactionPage,
  TransactionStatus,
  TransactionTransfer,
} from '../activity/types.ts'
export { useLocale, useTheme } from '../appearance/hooks/useTheme.ts'
export type { AppearanceVerbs } from '../appearance/hooks/useTheme.ts'
export type { Appearance, ThemeOptions } from '../appearance/types.ts'
export { useBalance } from '../balances/hooks/useBalance.ts'
export type { UseBalanceParameters } from '../balances/hooks/useBalance.ts'
export { displayAmount, formatUnits } from '../balances/rules.ts'
export type { Balance } from '../balances/rules.ts'
export { cookieStorage, cookieToInitialState } from '../config/cookies.ts'
export type { CookieStorageOptions, InitialState } from '../config/cookies.ts'
export { createConfig } from '../config/createConfig.ts'
export type { DeviceContext } from '../config/device.ts'
export type { FoyerEvent } from '../config/events.ts'
export type {
  ConnectMethod,
  ConnectorGroup,
  FeatureOptions,
  Features,
  SocialProvider,
  WalletFeature,
} from '../config/features.ts'
export type { TransactionCallbacks } from '../config/internals.ts'
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
} from '../config/types.ts'
export { useAppMetadata } from '../config/hooks/useAppMetadata.ts'
export { useDeviceContext } from '../config/hooks/useDeviceContext.ts'
export { useEmitEvent } from '../config/hooks/useEmitEvent.ts'
export { useEvents } from '../config/hooks/useEvents.ts'
export { useFeatures } from '../config/hooks/useFeatures.ts'
export { useIsMobile } from '../config/hooks/useIsMobile.ts'
export type { FeatureReason, FeatureReasons } from '../config/rules.ts'
export type { UseFeaturesParameters, UseFeaturesReturnType } from '../config/hooks/useFeatures.ts'
export { useConnect } from '../connection/hooks/useConnect.ts'
export type { UseConnectReturnType } from '../connection/hooks/useConnect.ts'
export { useConnections } from '../connection/hooks/useConnections.ts'
export type { UseConnectionsParameters } from '../connection/hooks/useConnections.ts'
export { useConnectors } from '../connection/hooks/useConnectors.ts'
export type { UseConnectorsParameters } from '../connection/hooks/useConnectors.ts'
export { useDisconnect } from '../connection/hooks/useDisconnect.ts'
export type { UseDisconnectReturnType } from '../connection/hooks/useDisconnect.ts'
export { useReconnect } from '../connection/hooks/useReconnect.ts'
export type { UseReconnectReturnType } from '../connection/hooks/useReconnect.ts'
export { useRecentConnections } from '../connection/hooks/useRecentConnections.ts'
export type {
  UseRecentConnectionsParameters,
  UseRecentConnectionsReturnType,
} from '../connection/hooks/useRecentConnections.ts'
export { useSwitchConnection } from '../connection/hooks/useSwitchConnection.ts'
export type { UseSwitchConnectionReturnType } from '../connection/hooks/useSwitchConnection.ts'
export { afterConnect } from '../connection/connectRules.ts'
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
} from '../connection/types.ts'
export { useGasPrice } from '../gas/hooks/useGasPrice.ts'
export type { UseGasPriceParameters } from '../gas/hooks/useGasPrice.ts'
export type { GasPrices } from '../gas/types.ts'
export { useIdentity } from '../identity/hooks/useIdentity.ts'
export type { UseIdentityParameters } from '../identity/hooks/useIdentity.ts'
export { useLegalConsent } from '../legal/hooks/useLegalConsent.ts'
export type { UseLegalConsentReturnType } from '../legal/hooks/useLegalConsent.ts'
export { useModal } from '../modal/hooks/useModal.ts'
export type { ModalVerbs } from '../modal/hooks/useModal.ts'
export { useChooseWallet } from '../directory/hooks/useChooseWallet.ts'
export type { ChooseWalletParameters, WalletChoice } from '../directory/actions/chooseWallet.ts'
export { useConnectList } from '../directory/hooks/useConnectList.ts'
export type { UseConnectListParameters, UseConnectListReturnType } from '../directory/hooks/useConnectList.ts'
export { useConnectMethods } from '../directory/hooks/useConnectMethods.ts'
export type { ConnectMethods } from '../directory/connectMethods.ts'
export { useSuggestedWallets } from '../directory/hooks/useSuggestedWallets.ts'
export type { UseSuggestedWalletsReturnType } from '../directory/hooks/useSuggestedWallets.ts'
export { useRecentWallets } from '../directory/hooks/useRecentWallets.ts'
export { useWallets } from '../directory/hooks/useWallets.ts'
export type { UseWalletsReturnType } from '../directory/hooks/useWallets.ts'
export { useWalletSearch } from '../directory/hooks/useWalletSearch.ts'
export type { UseWalletSearchReturnType } from '../directory/hooks/useWalletSearch.ts'
export type { WalletPage } from '../directory/fetchWallets.ts'
export type { WalletSearchParameters } from '../directory/searchQuery.ts'
export type {
  AllWalletsRow,
  ConnectBadge,
  ConnectListItem,
  ConnectRoute,
  DirectoryWallet,
} from '../directory/types.ts'
export { useModalCode } from '../modal/hooks/useModalCode.ts'
export type { UseModalCodeParameters } from '../modal/hooks/useModalCode.ts'
export { useModalIntent } from '../modal/hooks/useModalIntent.ts'
export { useModalRouter, useRouteData } from '../modal/hooks/useModalRouter.ts'
export type { ModalRouterVerbs } from '../modal/hooks/useModalRouter.ts'
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
export { useNameSuggestions } from '../names/hooks/useNameSuggestions.ts'
export type {
  UseNameSuggestionsParameters,
  UseNameSuggestionsReturnType,
} from '../names/hooks/useNameSuggestions.ts'
export { useNameRegistration } from '../names/hooks/useNameRegistration.ts'
export type { UseNameRegistrationReturnType } from '../names/hooks/useNameRegistration.ts'
export { useRegisterName } from '../names/hooks/useRegisterName.ts'
export type { UseRegisterNameReturnType } from '../names/hooks/useRegisterName.ts'
export { useResolveName } from '../names/hooks/useResolveName.ts'
export type { UseResolveNameParameters } from '../names/hooks/useResolveName.ts'
export { useReverseName } from '../names/hooks/useReverseName.ts'
export type { UseReverseNameParameters } from '../names/hooks/useReverseName.ts'
export type { NameProblem, RegistrationReason } from '../names/rules.ts'
export type {
  Identity,
  NameRecord,
  NameRegistrants,
  NameRegistration,
  NamesProvider,
  NameSuggestion,
  Registration,
  ResolvedName,
} from '../names/types.ts'
export { useChooseNetwork } from '../network/hooks/useChooseNetwork.ts'
export { useNetwork } from '../network/hooks/useNetwork.ts'
export { useNetworks } from '../network/hooks/useNetworks.ts'
export { useSwitchNetwork } from '../network/hooks/useSwitchNetwork.ts'
export type { UseSwitchNetworkReturnType } from '../network/hooks/useSwitchNetwork.ts'
export type { NetworkList } from '../network/networkItems.ts'
export type { NetworkItem } from '../network/listRules.ts'
export type { NetworkSwitch } from '../network/switchRules.ts'
export { useNfts } from '../nfts/hooks/useNfts.ts'
export type { UseNftsParameters, UseNftsReturnType } from '../nfts/hooks/useNfts.ts'
export type { Nft, NftPage, NftSource, NftsParameters } from '../nfts/types.ts'
export { useAlerts } from '../notices/hooks/useAlerts.ts'
export type { AlertVerbs } from '../notices/hooks/useAlerts.ts'
export { useNotices } from '../notices/hooks/useNotices.ts'
export { useToast } from '../notices/hooks/useToast.ts'
export type { ToastVerbs } from '../notices/hooks/useToast.ts'
export { toastDuration } from '../notices/rules.ts'
export type { AlertState, AlertVariant, Notices, ToastState, ToastVariant } from '../notices/types.ts'
export { useDeepLink } from '../pairing/hooks/useDeepLink.ts'
export type { DeepLinkVerbs, UseDeepLinkReturnType } from '../pairing/hooks/useDeepLink.ts'
export { useDownloadLinks } from '../pairing/hooks/useDownloadLinks.ts'
export { useInstalledConnector } from '../pairing/hooks/useInstalledConnector.ts'
export { usePairingPrefetch } from '../pairing/hooks/usePairingPrefetch.ts'
export { usePlatforms } from '../pairing/hooks/usePlatforms.ts'
export { useWalletApp } from '../pairing/hooks/useWalletApp.ts'
export type { WalletApp } from '../pairing/hooks/useWalletApp.ts'
export { useWalletConnectUri } from '../pairing/hooks/useWalletConnectUri.ts'
export type {
  PairingVerbs,
  UseWalletConnectUriParameters,
  UseWalletConnectUriReturnType,
} from '../pairing/hooks/useWalletConnectUri.ts'
export { PAIRING_SECONDS } from '../pairing/rules.ts'
export type {
  DownloadLink,
  DownloadLinks,
  WalletConnectUri,
  WalletLinkKind,
  WalletPlatform,
} from '../pairing/types.ts'
export { useEmailLogin } from '../embedded/hooks/useEmailLogin.ts'
export type { UseEmailLoginReturnType } from '../embedded/hooks/useEmailLogin.ts'
export { useEmbeddedWallet } from '../embedded/hooks/useEmbeddedWallet.ts'
export type { UseEmbeddedWalletReturnType } from '../embedded/hooks/useEmbeddedWallet.ts'
export { useOtp } from '../embedded/hooks/useOtp.ts'
export type { UseOtpReturnType } from '../embedded/hooks/useOtp.ts'
export { useFarcasterLogin } from '../embedded/hooks/useFarcasterLogin.ts'
export type { UseFarcasterLoginReturnType } from '../embedded/hooks/useFarcasterLogin.ts'
export { useSocialLogin } from '../embedded/hooks/useSocialLogin.ts'
export type { UseSocialLoginReturnType } from '../embedded/hooks/useSocialLogin.ts'
export { useUpdateEmail } from '../embedded/hooks/useUpdateEmail.ts'
export type { UseUpdateEmailReturnType } from '../embedded/hooks/useUpdateEmail.ts'
export type { SocialLogin } from '../embedded/state.ts'
export type {
  EmailAction,
  EmailUpdateAction,
  EmbeddedState,
  EmbeddedUser,
  WindowProvider,
} from '../embedded/types.ts'
export { useSmartSessions } from '../sessions/hooks/useSmartSessions.ts'
export type { UseSmartSessionsReturnType } from '../sessions/hooks/useSmartSessions.ts'
export { smartSessionState } from '../sessions/rules.ts'
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
} from '../sessions/types.ts'
export { createFoyerHooks } from '../react/createFoyerHooks.ts'
export type { FoyerHooks } from '../react/createFoyerHooks.ts'
export { useOnramp } from '../onramp/hooks/useOnramp.ts'
export type { OnrampVerbs, UseOnrampReturnType } from '../onramp/hooks/useOnramp.ts'
export { useOnrampActivity } from '../onramp/hooks/useOnrampActivity.ts'
export { useOnrampOptions } from '../onramp/hooks/useOnrampOptions.ts'
export type { UseOnrampOptionsParameters } from '../onramp/hooks/useOnrampOptions.ts'
export { useOnrampPurchase } from '../onramp/hooks/useOnrampPurchase.ts'
export { useOnrampQuote } from '../onramp/hooks/useOnrampQuote.ts'
export type { UseOnrampQuoteParameters } from '../onramp/hooks/useOnrampQuote.ts'
export { useOnrampUrl } from '../onramp/hooks/useOnrampUrl.ts'
export type { UseOnrampUrlParameters } from '../onramp/hooks/useOnrampUrl.ts'
export type {
  OnrampDescription,
  OnrampFailure,
  OnrampFee,
  OnrampForm,
  OnrampMoney,
  OnrampOptions,
  OnrampProblem,
  OnrampProvider,
  OnrampProviderItem,
  OnrampPurchase,
  OnrampQuote,
  OnrampQuoteRequest,
  OnrampSeller,
  OnrampState,
  OnrampUrlFacts,
  PaymentCurrency,
  PurchaseCurrency,
} from '../onramp/types.ts'
export { usePay } from '../pay/hooks/usePay.ts'
export type { PayVerbs } from '../pay/hooks/usePay.ts'
export type { PayProgress, PayStatus, PayStepState } from '../pay/progressRules.ts'
export type { PayForm, Payment, PayOption, PayQuote, PayRequest, PayState } from '../pay/types.ts'
export { useReceive } from '../receive/hooks/useReceive.ts'
export type { Receiving } from '../receive/state.ts'
export { useSend } from '../send/hooks/useSend.ts'
export type { SendVerbs } from '../send/hooks/useSend.ts'
export { useSendFee } from '../send/hooks/useSendFee.ts'
export type { UseSendFeeParameters } from '../send/hooks/useSendFee.ts'
export type { SendProblem } from '../send/rules.ts'
export type {
  SendFee,
  SendForm,
  SendReceiver,
  SendRequest,
  SendReview,
  SendState,
  SentTransfer,
  UnclearTransfer,
} from '../send/types.ts'
export { useSwap } from '../swap/hooks/useSwap.ts'
export type { SwapVerbs } from '../swap/hooks/useSwap.ts'
export { useSwapNetworks } from '../swap/hooks/useSwapNetworks.ts'
export { useSwapQuote } from '../swap/hooks/useSwapQuote.ts'
export { useSwapTokens } from '../swap/hooks/useSwapTokens.ts'
export { impactTone, shownToAmount, swapStatus } from '../swap/formRules.ts'
export type { SwapProblem, SwapStatus } from '../swap/formRules.ts'
export type {
  ListedToken,
  SentSwap,
  SwapFee,
  SwapForm,
  SwapOptions,
  SwapPrefill,
  SwapProvider,
  SwapQuote,
  SwapQuoteRequest,
  SwapRequest,
  SwapReview,
  SwapSide,
  SwapState,
  SwapToken,
  SwapTokens,
  SwapTransaction,
} from '../swap/types.ts'
export { FoyerProvider } from '../react/FoyerProvider.tsx'
export type { FoyerProviderProps } from '../react/FoyerProvider.tsx'
export { useConfig } from '../react/useConfig.ts'
export { useOperation } from '../signing/hooks/useOperation.ts'
export { useProvider } from '../signing/hooks/useProvider.ts'
export type { UseProviderParameters } from '../signing/hooks/useProvider.ts'
export { useCallsStatus } from '../signing/hooks/useCallsStatus.ts'
export type { UseCallsStatusParameters } from '../signing/hooks/useCallsStatus.ts'
export { useCapabilities } from '../signing/hooks/useCapabilities.ts'
export type { UseCapabilitiesParameters } from '../signing/hooks/useCapabilities.ts'
export { useSendCalls } from '../signing/hooks/useSendCalls.ts'
export type { UseSendCallsReturnType } from '../signing/hooks/useSendCalls.ts'
export { useSendTransaction } from '../signing/hooks/useSendTransaction.ts'
export type { UseSendTransactionReturnType } from '../signing/hooks/useSendTransaction.ts'
export { useSignMessage } from '../signing/hooks/useSignMessage.ts'
export type { UseSignMessageReturnType } from '../signing/hooks/useSignMessage.ts'
export { useSignTransaction } from '../signing/hooks/useSignTransaction.ts'
export type { UseSignTransactionReturnType } from '../signing/hooks/useSignTransaction.ts'
export { useSignTypedData } from '../signing/hooks/useSignTypedData.ts'
export type { UseSignTypedDataReturnType } from '../signing/hooks/useSignTypedData.ts'
export { useTransactionStatus } from '../signing/hooks/useTransactionStatus.ts'
export { isFoyerError, isUserRejected, load } from '@foyer/chains'
export type { GetSiwxReturnType } from '../siwx/actions/getSiwx.ts'
export { useSiwx } from '../siwx/hooks/useSiwx.ts'
export { useSiwxStatus } from '../siwx/hooks/useSiwxStatus.ts'
export type { SiwxVerbs } from '../siwx/hooks/useSiwx.ts'
export { serverSessions } from '../siwx/serverSessions.ts'
export type { ServerSessions, ServerSessionsOptions } from '../siwx/serverSessions.ts'
export type { SiwxSessions } from '../siwx/sessions.ts'
export { siwx } from '../siwx/siwx.ts'
export type { SiwxOptions } from '../siwx/siwx.ts'
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
} from '../siwx/types.ts'
export { createNonce, createSiwxMessage, parseSiwxMessage, verifySiwxSession } from '@foyer/chains/siwx'
export type { Cacao, SiwxMessageData, SiwxSession, VerifySiwxSessionParameters } from '@foyer/chains/siwx'
export { usePrices } from '../tokens/hooks/usePrices.ts'
export type { UsePricesParameters } from '../tokens/hooks/usePrices.ts'
export { useTokenBalances } from '../tokens/hooks/useTokenBalances.ts'
export type { UseTokenBalancesParameters } from '../tokens/hooks/useTokenBalances.ts'
export type { PricesParameters } from '../tokens/queries.ts'
export { tokenFormats } from '../tokens/rules.ts'
export type { DisplayedFiat, TokenFormats } from '../tokens/rules.ts'
export type { Prices, TokenBalance, TokenBalances } from '../tokens/types.ts'
