import type { ChainNamespace, OperationName } from '@foyer/chains'
import type { RouteData, RouteName } from '../modal/types.ts'
import { useAccount } from '../account/hooks/useAccount.ts'
import { useAccountLayout } from '../account/hooks/useAccountLayout.ts'
import { useAccountTab } from '../account/hooks/useAccountTab.ts'
import { useAccountType } from '../account/hooks/useAccountType.ts'
import { usePendingTransactions } from '../activity/hooks/usePendingTransactions.ts'
import { useTransactions } from '../activity/hooks/useTransactions.ts'
import { useLocale, useTheme } from '../appearance/hooks/useTheme.ts'
import { useBalance } from '../balances/hooks/useBalance.ts'
import { useAppMetadata } from '../config/hooks/useAppMetadata.ts'
import { useDeviceContext } from '../config/hooks/useDeviceContext.ts'
import { useEmitEvent } from '../config/hooks/useEmitEvent.ts'
import { useEvents } from '../config/hooks/useEvents.ts'
import { useFeatures } from '../config/hooks/useFeatures.ts'
import { useIsMobile } from '../config/hooks/useIsMobile.ts'
import { useConnect } from '../connection/hooks/useConnect.ts'
import { useConnections } from '../connection/hooks/useConnections.ts'
import { useConnectors } from '../connection/hooks/useConnectors.ts'
import { useDisconnect } from '../connection/hooks/useDisconnect.ts'
import { useRecentConnections } from '../connection/hooks/useRecentConnections.ts'
import { useReconnect } from '../connection/hooks/useReconnect.ts'
import { useSwitchConnection } from '../connection/hooks/useSwitchConnection.ts'
import { useChooseWallet } from '../directory/hooks/useChooseWallet.ts'
import { useConnectList } from '../directory/hooks/useConnectList.ts'
import { useConnectMethods } from '../directory/hooks/useConnectMethods.ts'
import { useRecentWallets } from '../directory/hooks/useRecentWallets.ts'
import { useSuggestedWallets } from '../directory/hooks/useSuggestedWallets.ts'
import { useWalletSearch } from '../directory/hooks/useWalletSearch.ts'
import { useWallets } from '../directory/hooks/useWallets.ts'
import { useGasPrice } from '../gas/hooks/useGasPrice.ts'
import { useIdentity } from '../identity/hooks/useIdentity.ts'
import { useLegalConsent } from '../legal/hooks/useLegalConsent.ts'
import { useModal } from '../modal/hooks/useModal.ts'
import { useModalCode } from '../modal/hooks/useModalCode.ts'
import { useModalIntent } from '../modal/hooks/useModalIntent.ts'
import { useModalRouter, useRouteData } from '../modal/hooks/useModalRouter.ts'
import { useNameRegistration } from '../names/hooks/useNameRegistration.ts'
import { useNameSuggestions } from '../names/hooks/useNameSuggestions.ts'
import { useRegisterName } from '../names/hooks/useRegisterName.ts'
import { useResolveName } from '../names/hooks/useResolveName.ts'
import { useReverseName } from '../names/hooks/useReverseName.ts'
import { useChooseNetwork } from '../network/hooks/useChooseNetwork.ts'
import { useNetwork } from '../network/hooks/useNetwork.ts'
import { useNetworks } from '../network/hooks/useNetworks.ts'
import { useSwitchNetwork } from '../network/hooks/useSwitchNetwork.ts'
import { useNfts } from '../nfts/hooks/useNfts.ts'
import { useAlerts } from '../notices/hooks/useAlerts.ts'
import { useNotices } from '../notices/hooks/useNotices.ts'
import { useToast } from '../notices/hooks/useToast.ts'
import { useDeepLink } from '../pairing/hooks/useDeepLink.ts'
import { useDownloadLinks } from '../pairing/hooks/useDownloadLinks.ts'
import { useInstalledConnector } from '../pairing/hooks/useInstalledConnector.ts'
import { useOnramp } from '../onramp/hooks/useOnramp.ts'
import { useOnrampActivity } from '../onramp/hooks/useOnrampActivity.ts'
import { useOnrampOptions } from '../onramp/hooks/useOnrampOptions.ts'
import { useOnrampPurchase } from '../onramp/hooks/useOnrampPurchase.ts'
import { useOnrampQuote } from '../onramp/hooks/useOnrampQuote.ts'
import { useOnrampUrl } from '../onramp/hooks/useOnrampUrl.ts'
import { usePairingPrefetch } from '../pairing/hooks/usePairingPrefetch.ts'
import { usePlatforms } from '../pairing/hooks/usePlatforms.ts'
import { useWalletApp } from '../pairing/hooks/useWalletApp.ts'
import { useWalletConnectUri } from '../pairing/hooks/useWalletConnectUri.ts'
import { useEmailLogin } from '../embedded/hooks/useEmailLogin.ts'
import { useEmbeddedWallet } from '../embedded/hooks/useEmbeddedWallet.ts'
import { useFarcasterLogin } from '../embedded/hooks/useFarcasterLogin.ts'
import { useOtp } from '../embedded/hooks/useOtp.ts'
import { useSocialLogin } from '../embedded/hooks/useSocialLogin.ts'
import { useUpdateEmail } from '../embedded/hooks/useUpdateEmail.ts'
import { usePay } from '../pay/hooks/usePay.ts'
import { useReceive } from '../receive/hooks/useReceive.ts'
import { useSend } from '../send/hooks/useSend.ts'
import { useSendFee } from '../send/hooks/useSendFee.ts'
import { useSmartSessions } from '../sessions/hooks/useSmartSessions.ts'
import { useCallsStatus } from '../signing/hooks/useCallsStatus.ts'
import { useCapabilities } from '../signing/hooks/useCapabilities.ts'
import { useOperation } from '../signing/hooks/useOperation.ts'
import { useProvider } from '../signing/hooks/useProvider.ts'
import { useSendCalls } from '../signing/hooks/useSendCalls.ts'
import { useSendTransaction } from '../signing/hooks/useSendTransaction.ts'
import { useSignMessage } from '../signing/hooks/useSignMessage.ts'
import { useSignTransaction } from '../signing/hooks/useSignTransaction.ts'
import { useSignTypedData } from '../signing/hooks/useSignTypedData.ts'
import { useTransactionStatus } from '../signing/hooks/useTransactionStatus.ts'
import { useSiwx } from '../siwx/hooks/useSiwx.ts'
import { useSiwxStatus } from '../siwx/hooks/useSiwxStatus.ts'
import { useSwap } from '../swap/hooks/useSwap.ts'
import { useSwapNetworks } from '../swap/hooks/useSwapNetworks.ts'
import { useSwapQuote } from '../swap/hooks/useSwapQuote.ts'
import { useSwapTokens } from '../swap/hooks/useSwapTokens.ts'
import { usePrices } from '../tokens/hooks/usePrices.ts'
import { useTokenBalances, type UseTokenBalancesParameters } from '../tokens/hooks/useTokenBalances.ts'
import type { Config } from '../config/types.ts'
import type { TokenBalances } from '../tokens/types.ts'

/** Hooks whose only argument is an object that can carry the config. */
type Plain = {
  readonly useAccount: typeof useAccount
  readonly useAccountLayout: typeof useAccountLayout
  readonly useAccountTab: typeof useAccountTab
  readonly useAccountType: typeof useAccountType
  readonly useAlerts: typeof useAlerts
  readonly useAppMetadata: typeof useAppMetadata
  readonly useBalance: typeof useBalance
  readonly useCallsStatus: typeof useCallsStatus
  readonly useCapabilities: typeof useCapabilities
  readonly useChooseWallet: typeof useChooseWallet
  readonly useConnectList: typeof useConnectList
  readonly useConnectMethods: typeof useConnectMethods
  readonly useConnections: typeof useConnections
  readonly useConnectors: typeof useConnectors
  readonly useDeepLink: typeof useDeepLink
  readonly useDeviceContext: typeof useDeviceContext
  readonly useDisconnect: typeof useDisconnect
  readonly useEmitEvent: typeof useEmitEvent
  readonly useFeatures: typeof useFeatures
  readonly useGasPrice: typeof useGasPrice
  readonly useIdentity: typeof useIdentity
  readonly useIsMobile: typeof useIsMobile
  readonly useLegalConsent: typeof useLegalConsent
  readonly useLocale: typeof useLocale
  readonly useModal: typeof useModal
  readonly useModalIntent: typeof useModalIntent
  readonly useModalRouter: typeof useModalRouter
  readonly useNameRegistration: typeof useNameRegistration
  readonly useNameSuggestions: typeof useNameSuggestions
  readonly useNetwork: typeof useNetwork
  readonly useNetworks: typeof useNetworks
  readonly useNfts: typeof useNfts
  readonly useNotices: typeof useNotices
  readonly useOnramp: typeof useOnramp
  readonly useOnrampActivity: typeof useOnrampActivity
  readonly useOnrampOptions: typeof useOnrampOptions
  readonly useOnrampPurchase: typeof useOnrampPurchase
  readonly useOnrampQuote: typeof useOnrampQuote
  readonly useOnrampUrl: typeof useOnrampUrl
  readonly usePairingPrefetch: typeof usePairingPrefetch
  readonly usePendingTransactions: typeof usePendingTransactions
  readonly usePrices: typeof usePrices
  readonly useProvider: typeof useProvider
  readonly useEmailLogin: typeof useEmailLogin
  readonly useEmbeddedWallet: typeof useEmbeddedWallet
  readonly useFarcasterLogin: typeof useFarcasterLogin
  readonly useOtp: typeof useOtp
  readonly useSocialLogin: typeof useSocialLogin
  readonly useUpdateEmail: typeof useUpdateEmail
  readonly usePay: typeof usePay
  readonly useReceive: typeof useReceive
  readonly useRecentConnections: typeof useRecentConnections
  readonly useRecentWallets: typeof useRecentWallets
  readonly useReconnect: typeof useReconnect
  readonly useRegisterName: typeof useRegisterName
  readonly useResolveName: typeof useResolveName
  readonly useReverseName: typeof useReverseName
  readonly useSend: typeof useSend
  readonly useSendCalls: typeof useSendCalls
  readonly useSendFee: typeof useSendFee
  readonly useSendTransaction: typeof useSendTransaction
  readonly useSignMessage: typeof useSignMessage
  readonly useSignTransaction: typeof useSignTransaction
  readonly useSignTypedData: typeof useSignTypedData
  readonly useSiwx: typeof useSiwx
  readonly useSiwxStatus: typeof useSiwxStatus
  readonly useSmartSessions: typeof useSmartSessions
  readonly useSuggestedWallets: typeof useSuggestedWallets
  readonly useSwap: typeof useSwap
  readonly useSwapNetworks: typeof useSwapNetworks
  readonly useSwapQuote: typeof useSwapQuote
  readonly useSwapTokens: typeof useSwapTokens
  readonly useSwitchConnection: typeof useSwitchConnection
  readonly useTheme: typeof useTheme
  readonly useToast: typeof useToast
  readonly useTransactionStatus: typeof useTransactionStatus
  readonly useTransactions: typeof useTransactions
  readonly useWalletApp: typeof useWalletApp
  readonly useWalletConnectUri: typeof useWalletConnectUri
  readonly useWalletSearch: typeof useWalletSearch
  readonly useWallets: typeof useWallets
}

const plain: Plain = {
  useAccount,
  useAccountLayout,
  useAccountTab,
  useAccountType,
  useAlerts,
  useAppMetadata,
  useBalance,
  useCallsStatus,
  useCapabilities,
  useChooseWallet,
  useConnectList,
  useConnectMethods,
  useConnections,
  useConnectors,
  useDeepLink,
  useDeviceContext,
  useDisconnect,
  useEmitEvent,
  useFeatures,
  useGasPrice,
  useIdentity,
  useIsMobile,
  useLegalConsent,
  useLocale,
  useModal,
  useModalIntent,
  useModalRouter,
  useNameRegistration,
  useNameSuggestions,
  useNetwork,
  useNetworks,
  useNfts,
  useNotices,
  useOnramp,
  useOnrampActivity,
  useOnrampOptions,
  useOnrampPurchase,
  useOnrampQuote,
  useOnrampUrl,
  usePairingPrefetch,
  usePendingTransactions,
  usePrices,
  useProvider,
  useEmailLogin,
  useEmbeddedWallet,
  useFarcasterLogin,
  useOtp,
  useSocialLogin,
  useUpdateEmail,
  usePay,
  useReceive,
  useRecentConnections,
  useRecentWallets,
  useReconnect,
  useRegisterName,
  useResolveName,
  useReverseName,
  useSend,
  useSendCalls,
  useSendFee,
  useSendTransaction,
  useSignMessage,
  useSignTransaction,
  useSignTypedData,
  useSiwx,
  useSiwxStatus,
  useSmartSessions,
  useSuggestedWallets,
  useSwap,
  useSwapNetworks,
  useSwapQuote,
  useSwapTokens,
  useSwitchConnection,
  useTheme,
  useToast,
  useTransactionStatus,
  useTransactions,
  useWalletApp,
  useWalletConnectUri,
  useWalletSearch,
  useWallets,
}

type Own<parameters> = parameters extends unknown ? Omit<parameters, 'config'> : never
type Bound<hook extends (parameters: never) => unknown> = hook extends () => unknown
  ? (parameters?: Own<NonNullable<Parameters<hook>[0]>>) => ReturnType<hook>
  : (parameters: Own<Parameters<hook>[0]>) => ReturnType<hook>

export type FoyerHooks<config extends Config> = { readonly [name in keyof Plain]: Bound<Plain[name]> } & {
  readonly useChooseNetwork: () => ReturnType<typeof useChooseNetwork<config>>
  readonly useConfig: () => config
  readonly useConnect: () => ReturnType<typeof useConnect<config>>
  readonly useDownloadLinks: (
    wallet: Parameters<typeof useDownloadLinks>[0],
  ) => ReturnType<typeof useDownloadLinks>
  readonly useEvents: (onEvent: Parameters<typeof useEvents>[0]) => void
  readonly useInstalledConnector: (
    wallet: Parameters<typeof useInstalledConnector>[0],
  ) => ReturnType<typeof useInstalledConnector>
  readonly useModalCode: <code extends object>(
    importCode: () => Promise<code>,
    parameters?: Own<NonNullable<Parameters<typeof useModalCode>[1]>>,
  ) => code | undefined
  readonly useOperation: <name extends OperationName>(
    namespace: ChainNamespace,
    name: name,
  ) => ReturnType<typeof useOperation<name>>
  readonly usePlatforms: (wallet?: Parameters<typeof usePlatforms>[0]) => ReturnType<typeof usePlatforms>
  readonly useRouteData: <route extends RouteName>(route: route) => RouteData<route> | undefined
  readonly useSwitchNetwork: () => ReturnType<typeof useSwitchNetwork<config>>
  readonly useTokenBalances: <selected = TokenBalances>(
    parameters?: Own<UseTokenBalancesParameters<selected>>,
  ) => ReturnType<typeof useTokenBalances<selected>>
}

/**
 * The hooks of one config: they need no provider above them to know it, and take only the networks it was made with.
 * For libraries, and for pages with several configs. The config still has to be mounted, by a provider or by hand.
 *
 * @example
 * ```tsx
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { createConfig, createFoyerHooks } from '@foyer/headless'
 *
 * const config = createConfig({ id: 'shop', networks: [mainnet], adapters: [eip155()] })
 * export const { useAccount, useConnect } = createFoyerHooks(config)
 * ```
 */
export const createFoyerHooks = <config extends Config>(config: config): FoyerHooks<config> => ({
  ...bind(config),
  useChooseNetwork: () => useChooseNetwork({ config }),
  useConfig: () => config,
  useConnect: () => useConnect({ config }),
  useDownloadLinks: (wallet) => useDownloadLinks(wallet, { config }),
  useEvents: (onEvent) => useEvents(onEvent, { config }),
  useInstalledConnector: (wallet) => useInstalledConnector(wallet, { config }),
  useModalCode: (importCode, parameters) => useModalCode(importCode, { ...parameters, config }),
  useOperation: (namespace, name) => useOperation(namespace, name, { config }),
  usePlatforms: (wallet) => usePlatforms(wallet, { config }),
  useRouteData: (route) => useRouteData(route, { config }),
  useSwitchNetwork: () => useSwitchNetwork({ config }),
  useTokenBalances: (parameters) => useTokenBalances({ ...parameters, config }),
})

type AnyHook = (parameters: object) => unknown

/** TypeScript does not follow a name through a table: `Bound` says what comes out. */
const bind = (config: Config): { readonly [name in keyof Plain]: Bound<Plain[name]> } =>
  Object.fromEntries(
    Object.entries(plain).map(([name, hook]) => [
      name,
      (parameters?: object) => (hook as AnyHook)({ ...parameters, config }),
    ]),
  ) as never
