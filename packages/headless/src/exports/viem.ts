export type { NetworkPublicClient, ToPublicClientParameters } from '@foyer/chains/eip155'
export { usePublicClient, type UsePublicClientParameters } from '../react/useViemClients.ts'
export { useWalletClient, type UseWalletClientReturnType } from '../react/useViemClients.ts'
export {
  type EvmNetworkIdOf,
  getPublicClient,
  type GetPublicClientParameters,
} from '../wallet/viemClients.ts'
export { type FollowingWalletClient, getWalletClient } from '../wallet/viemClients.ts'
