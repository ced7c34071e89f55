import type { ConnectorContext } from '../connector.ts'
import { extendNetwork } from '../networks/extendNetwork.ts'
import type { CaipNetwork } from '../types.ts'

export type WireNetwork = {
  readonly network: CaipNetwork
  /** RPC URL for the frame. */
  readonly rpcUrl: string | undefined
}

/** Network with the RPC URL for the frame, which is that of the app. */
export function toWireNetwork(context: ConnectorContext, network: CaipNetwork): WireNetwork {
  const { customRpcUrls, projectId, blockchainUrl } = context
  const extended = extendNetwork(network, {
    customRpcUrls,
    projectId,
    endpoints: { blockchain: blockchainUrl },
  })
  return { network, rpcUrl: extended.rpcUrls.default.http[0] }
}
