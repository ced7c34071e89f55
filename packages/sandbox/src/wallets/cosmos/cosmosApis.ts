import type { InjectedCosmosWallet } from './injectCosmos.ts'

type Forget = (chainIds: readonly string[]) => Promise<void>

/** Behaviour in which wallets with Keplr's methods differ. */
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
export const cosmosApis: Readonly<Record<'keplr' | 'leap', CosmosApi>> = {
  keplr: {
    rejection: () => new TypeError('Request rejected'),
    unknownChain: (chainId) => new TypeError(`There is no chain info for ${chainId}`),
    isUnknownSkipped: false,
    place: (wallet) => wallet,
  },
  leap: {
    rejection: (method) => new TypeError(leapRejections[method] ?? 'Transaction declined'),
    unknownChain: () => new TypeError('Invalid chain id'),
    isUnknownSkipped: true,
    place(wallet, forget) {
      const { disable: _, ...rest } = wallet
      return {
        ...rest,
        async disconnect(chainIds: string | readonly string[] | undefined) {
          if (chainIds === undefined) return false
          await forget([chainIds].flat())
          return true
        },
      }
    },
  },
}
