import type { InjectedCosmosWallet } from './injectCosmos.ts'

type Forget = (chainIds: readonly string[]) => Promise<void>

/** Behaviour in which wallets with Keplr's methods differ. */
type CosmosApi = {
  /** Error for a declined prompt of a method. */
  readonly rejection: (method: string) => unknown
  readonly unknownChain: (chainId: string) => unknown
  /** `enable` skips unknown chains, unless all are unknown. */
  readonly isUnknownSkipped: boolean
  /** A permission is for all chains. */
  readonly isForAllChains: boolean
  /** The object at the path of the wallet. */
  readonly place: (wallet: InjectedCosmosWallet, forget: Forget) => object
}

/** Rejections of Leap by method; of the others when it signs. */
const leapRejections: Readonly<Record<string, string>> = {
  enable: 'Chain approval rejected',
  getKey: 'Request rejected',
  experimentalSuggestChain: 'Rejected by the user.',
}

/** Wallets at other paths have the API of Keplr. */
export const cosmosApiAt = (path: string): CosmosApi =>
  ({ leap: cosmosApis.leap, 'cosmostation.providers.keplr': cosmosApis.cosmostation })[path] ??
  cosmosApis.keplr

const COSMOSTATION_REJECTION = 'User rejected the request.'

/**
 * Keplr; Leap as in its sources (`packages/wallet-provider` and the background of its extension); Cosmostation as in its
 * own (the script of its extension for pages, and its background).
 */
const cosmosApis: Readonly<Record<'keplr' | 'leap' | 'cosmostation', CosmosApi>> = {
  keplr: {
    rejection: () => new TypeError('Request rejected'),
    unknownChain: (chainId) => new TypeError(`There is no chain info for ${chainId}`),
    isUnknownSkipped: false,
    isForAllChains: false,
    place: (wallet) => wallet,
  },
  leap: {
    rejection: (method) => new TypeError(leapRejections[method] ?? 'Transaction declined'),
    unknownChain: () => new TypeError('Invalid chain id'),
    isUnknownSkipped: true,
    isForAllChains: false,
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
  cosmostation: {
    // It wraps the errors of the other methods.
    rejection: (method) =>
      method === 'signArbitrary'
        ? { code: 4001, message: COSMOSTATION_REJECTION }
        : new TypeError(COSMOSTATION_REJECTION),
    unknownChain: () => new TypeError('Invalid method parameter(s).'),
    isUnknownSkipped: false,
    isForAllChains: true,
    place(wallet) {
      const { disable: _, ...rest } = wallet
      return { ...rest, enable: async () => undefined }
    },
  },
}
