import type { ConnectorContext } from '../connector.ts'
import { extendNetwork } from '../networks/extendNetwork.ts'
import type { CaipNetwork } from '../types.ts'

export type WireNetwork = {
  readonly network: CaipNetwork
  /** Where the frame reaches the network. */
  readonly rpcUrl: string | undefined
}

/** A network as the frame is told of it: it asks the same nodes as the app does. */
export function toWireNetwork(context: ConnectorContext, network: CaipNetwork): WireNetwork {
  const { customRpcUrls, projectId, blockchainUrl } = context
  const extended = extendNetwork(network, { customRpcUrls, projectId, blockchainEndpoint: blockchainUrl })
  return { network, rpcUrl: extended.rpcUrls.default.http[0] }
}
