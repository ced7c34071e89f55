import { useAccount, type UseAccountParameters } from '../account/hooks/useAccount.ts'
import { useAccountType, type UseAccountTypeParameters } from '../account/hooks/useAccountType.ts'
import { useBalance, type UseBalanceParameters } from '../balances/hooks/useBalance.ts'
import { useEvents } from '../config/hooks/useEvents.ts'
import { useFeatures, type UseFeaturesParameters } from '../config/hooks/useFeatures.ts'
import type { Config } from '../config/types.ts'
import { useConnect } from '../connection/hooks/useConnect.ts'
import { useConnections, type UseConnectionsParameters } from '../connection/hooks/useConnections.ts'
import { useConnectors, type UseConnectorsParameters } from '../connection/hooks/useConnectors.ts'
import { useDisconnect } from '../connection/hooks/useDisconnect.ts'
import {
  useRecentConnections,
  type UseRecentConnectionsParameters,
} from '../connection/hooks/useRecentConnections.ts'
import { useReconnect } from '../connection/hooks/useReconnect.ts'
import { useSwitchConnection } from '../connection/hooks/useSwitchConnection.ts'
import { useModal } from '../modal/hooks/useModal.ts'
import { useModalRouter } from '../modal/hooks/useModalRouter.ts'
import { useNfts, type UseNftsParameters } from '../nfts/hooks/useNfts.ts'
import { useChooseNetwork } from '../network/hooks/useChooseNetwork.ts'
import { useNetwork } from '../network/hooks/useNetwork.ts'
import { useNetworks } from '../network/hooks/useNetworks.ts'
import { useSwitchNetwork } from '../network/hooks/useSwitchNetwork.ts'
import { useDeepLink } from '../pairing/hooks/useDeepLink.ts'
import { useWalletApp } from '../pairing/hooks/useWalletApp.ts'
import {
  useWalletConnectUri,
  type UseWalletConnectUriParameters,
} from '../pairing/hooks/useWalletConnectUri.ts'
import { useProvider, type UseProviderParameters } from '../signing/hooks/useProvider.ts'
import { useSendTransaction } from '../signing/hooks/useSendTransaction.ts'
import { useSignMessage } from '../signing/hooks/useSignMessage.ts'
import { useSignTypedData } from '../signing/hooks/useSignTypedData.ts'
import { usePrices } from '../tokens/hooks/usePrices.ts'
import { useTokenBalances, type UseTokenBalancesParameters } from '../tokens/hooks/useTokenBalances.ts'
import type { PricesParameters } from '../tokens/queries.ts'
import type { TokenBalances } from '../tokens/types.ts'

type Own<parameters> = Omit<parameters, 'config'>

export type FoyerHooks<config extends Config> = {
  readonly useAccount: (parameters?: Own<UseAccountParameters>) => ReturnType<typeof useAccount>
  readonly useAccountType: (parameters?: Own<UseAccountTypeParameters>) => ReturnType<typeof useAccountType>
  readonly useBalance: (parameters?: Own<UseBalanceParameters>) => ReturnType<typeof useBalance>
  readonly useChooseNetwork: () => ReturnType<typeof useChooseNetwork<config>>
  readonly useConfig: () => config
  readonly useConnect: () => ReturnType<typeof useConnect<config>>
  readonly useConnections: (parameters?: Own<UseConnectionsParameters>) => ReturnType<typeof useConnections>
  readonly useConnectors: (parameters?: Own<UseConnectorsParameters>) => ReturnType<typeof useConnectors>
  readonly useDeepLink: () => ReturnType<typeof useDeepLink>
  readonly useDisconnect: () => ReturnType<typeof useDisconnect>
  readonly useEvents: (onEvent: Parameters<typeof useEvents>[0]) => void
  readonly useFeatures: (parameters?: Own<UseFeaturesParameters>) => ReturnType<typeof useFeatures>
  readonly useModal: () => ReturnType<typeof useModal>
  readonly useModalRouter: () => ReturnType<typeof useModalRouter>
  readonly useNetwork: () => ReturnType<typeof useNetwork>
  readonly useNetworks: () => ReturnType<typeof useNetworks>
  readonly useNfts: (parameters?: Own<UseNftsParameters>) => ReturnType<typeof useNfts>
  readonly usePrices: (parameters: PricesParameters) => ReturnType<typeof usePrices>
  readonly useProvider: (parameters?: Own<UseProviderParameters>) => ReturnType<typeof useProvider>
  readonly useRecentConnections: (
    parameters?: Own<UseRecentConnectionsParameters>,
  ) => ReturnType<typeof useRecentConnections>
  readonly useReconnect: () => ReturnType<typeof useReconnect>
  readonly useSendTransaction: () => ReturnType<typeof useSendTransaction>
  readonly useSignMessage: () => ReturnType<typeof useSignMessage>
  readonly useSignTypedData: () => ReturnType<typeof useSignTypedData>
  readonly useSwitchConnection: () => ReturnType<typeof useSwitchConnection>
  readonly useSwitchNetwork: () => ReturnType<typeof useSwitchNetwork<config>>
  readonly useTokenBalances: <selected = TokenBalances>(
    parameters?: Own<UseTokenBalancesParameters<selected>>,
  ) => ReturnType<typeof useTokenBalances<selected>>
  readonly useWalletApp: () => ReturnType<typeof useWalletApp>
  readonly useWalletConnectUri: (
    parameters?: Own<UseWalletConnectUriParameters>,
  ) => ReturnType<typeof useWalletConnectUri>
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
  useAccount: (parameters) => useAccount({ ...parameters, config }),
  useAccountType: (parameters) => useAccountType({ ...parameters, config }),
  useBalance: (parameters) => useBalance({ ...parameters, config }),
  useChooseNetwork: () => useChooseNetwork({ config }),
  useConfig: () => config,
  useConnect: () => useConnect({ config }),
  useConnections: (parameters) => useConnections({ ...parameters, config }),
  useConnectors: (parameters) => useConnectors({ ...parameters, config }),
  useDeepLink: () => useDeepLink({ config }),
  useDisconnect: () => useDisconnect({ config }),
  useEvents: (onEvent) => useEvents(onEvent, { config }),
  useFeatures: (parameters) => useFeatures({ ...parameters, config }),
  useModal: () => useModal({ config }),
  useModalRouter: () => useModalRouter({ config }),
  useNetwork: () => useNetwork({ config }),
  useNetworks: () => useNetworks({ config }),
  useNfts: (parameters) => useNfts({ ...parameters, config }),
  usePrices: (parameters) => usePrices({ ...parameters, config }),
  useProvider: (parameters) => useProvider({ ...parameters, config }),
  useRecentConnections: (parameters) => useRecentConnections({ ...parameters, config }),
  useReconnect: () => useReconnect({ config }),
  useSendTransaction: () => useSendTransaction({ config }),
  useSignMessage: () => useSignMessage({ config }),
  useSignTypedData: () => useSignTypedData({ config }),
  useSwitchConnection: () => useSwitchConnection({ config }),
  useSwitchNetwork: () => useSwitchNetwork({ config }),
  useTokenBalances: (parameters) => useTokenBalances({ ...parameters, config }),
  useWalletApp: () => useWalletApp({ config }),
  useWalletConnectUri: (parameters) => useWalletConnectUri({ ...parameters, config }),
})
