import { RpcError } from '../../base/rpc.ts'
import type { InjectedCosmosWallet } from './injectCosmos.ts'

const INTERNAL = -32_603

type Forget = (chainIds: readonly string[]) => Promise<void>

/** What wallets with Keplr's methods do in ways of their own. */
type CosmosApi = {
  /** Error for a declined prompt of a method. */
  readonly rejection: (method: string) => unknown
  readonly unknownChain: (chainId: string) => unknown
  /** `enable` skips unknown chains, unless all are unknown. */
  readonly isUnknownSkipped: boolean
  /** The object at the path of the wallet. */
  readonly place: (wallet: InjectedCosmosWallet, forget: Forget) => object
}

/** Rejections of Leap by method; of the others when it signs. */
const leapRejections: Readonly<Record<string, string>> = {
  enable: 'Chain approval rejected',
  getKey: 'Request rejected',
  experimentalSuggestChain: 'Rejected by the user.',
}

/** Keplr, and Leap as in its sources (`packages/wallet-provider` and the background of its extension). */
export const cosmosApis = {
  keplr: {
    rejection: () => new TypeError('Request rejected'),
    unknownChain: (chainId) => new RpcError(INTERNAL, `There is no chain info for ${chainId}`),
    isUnknownSkipped: false,
    place: (wallet) => wallet,
  },
  leap: {
    rejection: (method) => new TypeError(leapRejections[method] ?? 'Transaction declined'),
    unknownChain: () => new TypeError('Invalid chain id'),
    isUnknownSkipped: true,
    place: ({ disable: _, ...wallet }, forget) => ({
      ...wallet,
      async disconnect(chainIds: string | readonly string[] | undefined) {
        if (chainIds === undefined) return false
        await forget([chainIds].flat())
        return true
      },
    }),
  },
} satisfies Readonly<Record<string, CosmosApi>>
