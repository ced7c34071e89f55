import type { ChainNamespace, OperationName } from '@foyer/chains'
import type { RouteData, RouteName } from '../modal/types.ts'
import { useAccount } from './useAccount.ts'
import { useAccountLayout } from './useAccountLayout.ts'
import { useAccountTab } from './useAccountTab.ts'
import { useAccountType } from './useAccountType.ts'
import { usePendingTransactions } from './usePendingTransactions.ts'
import { useTransactions } from './useTransactions.ts'
import { useLocale, useTheme } from './useTheme.ts'
import { useBalance } from './useBalance.ts'
import { useAppMetadata } from './useAppMetadata.ts'
import { useDeviceContext } from './useDeviceContext.ts'
import { useEmitEvent } from './useEmitEvent.ts'
import { useEvents } from './useEvents.ts'
import { useFeatures } from './useFeatures.ts'
import { useIsMobile } from './useIsMobile.ts'
import { useConnect } from './useConnect.ts'
import { useConnections } from './useConnections.ts'
import { useConnectors } from './useConnectors.ts'
import { useDisconnect } from './useDisconnect.ts'
import { useRecentConnections } from './useRecentConnections.ts'
import { useReconnect } from './useReconnect.ts'
import { useSwitchConnection } from './useSwitchConnection.ts'
import { useChooseWallet } from './useChooseWallet.ts'
import { useConnectList } from './useConnectList.ts'
import { useConnectMethods } from './useConnectMethods.ts'
import { useRecentWallets } from './useRecentWallets.ts'
import { useSuggestedWallets } from './useSuggestedWallets.ts'
import { useWalletSearch } from './useWalletSearch.ts'
import { useWallets } from './useWallets.ts'
import { useGasPrice } from './useGasPrice.ts'
import { useIdentity } from './useIdentity.ts'
import { useLegalConsent } from './useLegalConsent.ts'
import { useModal } from './useModal.ts'
import { useModalCode } from './useModalCode.ts'
import { useModalIntent } from './useModalIntent.ts'
import { useModalRouter, useRouteData } from './useModalRouter.ts'
import { useNameRegistration } from './useNameRegistration.ts'
import { useNameSuggestions } from './useNameSuggestions.ts'
import { useRegisterName } from './useRegisterName.ts'
import { useResolveName } from './useResolveName.ts'
import { useReverseName } from './useReverseName.ts'
import { useChooseNetwork } from './useChooseNetwork.ts'
import { useNetwork } from './useNetwork.ts'
import { useNetworks } from './useNetworks.ts'
import { useSwitchNetwork } from './useSwitchNetwork.ts'
import { useNfts } from './useNfts.ts'
import { useAlerts } from './useAlerts.ts'
import { useNotices } from './useNotices.ts'
import { useToast } from './useToast.ts'
import { useDeepLink } from './useDeepLink.ts'
import { useDownloadLinks } from './useDownloadLinks.ts'
import { useInstalledConnector } from './useInstalledConnector.ts'
import { useOnramp } from './useOnramp.ts'
import { useOnrampActivity } from './useOnrampActivity.ts'
import { useOnrampOptions } from './useOnrampOptions.ts'
import { useOnrampPurchase } from './useOnrampPurchase.ts'
import { useOnrampQuote } from './useOnrampQuote.ts'
import { useOnrampUrl } from './useOnrampUrl.ts'
import { usePairingPrefetch } from './usePairingPrefetch.ts'
import { usePlatforms } from './usePlatforms.ts'
import { useWalletApp } from './useWalletApp.ts'
import { useWalletConnectUri } from './useWalletConnectUri.ts'
import { useEmailLogin } from './useEmailLogin.ts'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'
import { useFarcasterLogin } from './useFarcasterLogin.ts'
import { useOtp } from './useOtp.ts'
import { useSocialLogin } from './useSocialLogin.ts'
import { useUpdateEmail } from './useUpdateEmail.ts'
import { usePay } from './usePay.ts'
import { useReceive } from './useReceive.ts'
import { useSend } from './useSend.ts'
import { useSendFee } from './useSendFee.ts'
import { useSmartSessions } from './useSmartSessions.ts'
import { useCallsStatus } from './useCallsStatus.ts'
import { useCapabilities } from './useCapabilities.ts'
import { useOperation } from './useOperation.ts'
import { useProvider } from './useProvider.ts'
import { useSendCalls } from './useSendCalls.ts'
import { useSendTransaction } from './useSendTransaction.ts'
import { useSignMessage } from './useSignMessage.ts'
import { useSignTransaction } from './useSignTransaction.ts'
import { useSignTypedData } from './useSignTypedData.ts'
import { useTransactionStatus } from './useTransactionStatus.ts'
import { useSiwx } from './useSiwx.ts'
import { useSiwxStatus } from './useSiwxStatus.ts'
import { useSwap } from './useSwap.ts'
import { useSwapNetworks } from './useSwapNetworks.ts'
import { useSwapQuote } from './useSwapQuote.ts'
import { useSwapTokens } from './useSwapTokens.ts'
import { usePrices } from './usePrices.ts'
import { useTokenBalances, type UseTokenBalancesParameters } from './useTokenBalances.ts'
import type { Config } from '../core/types.ts'
import type { TokenBalances } from '../data/tokens/types.ts'

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
