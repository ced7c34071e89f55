import type { OnrampUrlFacts } from '../../core/contracts/onramp.ts'
import { LOOPBACK } from './rules.ts'

/** Coinbase's ids of networks (docs/spec/checklist.md §9), by name. */
const coinbaseNetworks: Readonly<Partial<Record<string, string>>> = {
  Ethereum: 'ethereum',
  'Arbitrum One': 'arbitrum',
  Polygon: 'polygon',
  Berachain: 'berachain',
  Avalanche: 'avalanche-c-chain',
  'OP Mainnet': 'optimism',
  Celo: 'celo',
  Base: 'base',
}

/**
 * Networks by their names at Coinbase to which an account can get a purchase: like receiving, an account that may not
 * exist on others only the current one, none if Coinbase does not sell there.
 */
export function coinbaseBlockchains(networkName: string, isOnlyHere: boolean): readonly string[] {
  const all = Object.values(coinbaseNetworks) as readonly string[]
  return isOnlyHere ? all.filter((each) => each === coinbaseNetworks[networkName]) : all
}

/** Body of the request for a Coinbase URL (docs/spec/api.md §2.2, E16). */
export const coinbaseOrder = (facts: {
  readonly address: string
  readonly networkName: string
  readonly blockchains: readonly string[]
  readonly symbol: string
  readonly purchaseAmount: number | undefined
}): object => ({
  destinationWallets: [
    {
      address: facts.address,
      blockchains: facts.blockchains,
      assets: [facts.symbol],
    },
  ],
  defaultNetwork: coinbaseNetworks[facts.networkName] ?? 'ethereum',
  partnerUserId: facts.address,
  defaultExperience: 'buy',
  ...(facts.purchaseAmount !== undefined && { presetCryptoAmount: facts.purchaseAmount }),
})

/**
 * Whether a URL is a page of Coinbase, or one of this machine, such as the sandbox, and names no receiver other than
 * the account. The token of a session (`sessionToken`) hides its receiver.
 */
export function isCoinbaseUrl(value: string, account: string): boolean {
  try {
    const { hostname, searchParams } = new URL(value)
    const isCoinbase =
      hostname === 'coinbase.com' || hostname.endsWith('.coinbase.com') || LOOPBACK.test(hostname)
    return isCoinbase && receiversIn(searchParams).every((receiver) => isSame(receiver, account))
  } catch {
    return false
  }
}

/** Coinbase serves EVM networks only, whose addresses match in any case. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Receivers that the URL of a purchase names, in the two forms of Coinbase. Throws for others. */
const receiversIn = (parameters: URLSearchParams): readonly string[] => [
  ...parameters.getAll('addresses').flatMap((json) => Object.keys(JSON.parse(json) as object)),
  ...parameters
    .getAll('destinationWallets')
    .flatMap((json) => (JSON.parse(json) as { readonly address: string }[]).map(({ address }) => address)),
]

export const MELD_URL = 'https://meldcrypto.com'

/** URL of a purchase at Meld; `undefined` for an invalid base. */
export function meldUrl(
  facts: Pick<OnrampUrlFacts, 'address' | 'purchaseCurrency'> & {
    readonly url: string
    readonly publicKey: string
    readonly projectId: string | undefined
  },
): string | undefined {
  try {
    const url = new URL(facts.url)
    const parameters = {
      publicKey: facts.publicKey,
      destinationCurrencyCode: facts.purchaseCurrency.symbol,
      walletAddress: facts.address,
      externalCustomerId: facts.projectId,
    }
    for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value)
    return url.href
  } catch {
    return undefined
  }
}
