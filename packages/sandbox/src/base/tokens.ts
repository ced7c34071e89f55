import type { Address } from 'viem'

/** A coin that exists on the sandbox's chains and nowhere else. */
export type SandboxToken = Readonly<{
  caipNetworkId: string
  /** Absent for the coin that the network itself pays with. */
  address?: string
  name: string
  symbol: string
  decimals: number
  /** US dollars. */
  price: number
}>

export type SandboxNft = Readonly<{
  id: bigint
  name: string
  /** The place of its first owner in `devAccounts`. */
  owner: number
}>

/** A collection of pictures, each of which somebody owns. */
export type SandboxCollection = Readonly<{
  caipNetworkId: string
  address: Address
  name: string
  symbol: string
  nfts: readonly SandboxNft[]
}>

/** A token with six decimals, of which the first account has 1 000, the third 250, and the second no account for. */
export const SOLANA_TOKEN_MINT = '49CpSXhv7DD6KVmNsqs7pQvSXgU4Vx85sb9qTQ2QYLYF'

/** A token of the newer program with two decimals, which keeps 2 % of each transfer, 5 at most. The first account has 1 000. */
export const SOLANA_FEE_TOKEN_MINT = '6YvrXQSpdeoTj5fdaJVctj6kCy414Xo4gopsmaaEdAjC'

/** The address of Tether on Ethereum, whose `transfer` answers nothing. Here the sixth account has all of it, 1 000. */
export const SILENT_TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

/** The contract that swaps, on each EVM chain. */
export const SWAP_ROUTER = '0x5a11D0c0000000000000000000000000000000E5'

const EVM_NETWORKS = ['eip155:1', 'eip155:137'] as const
/** One node answers for all of them. */
export const SOLANA_NETWORKS: readonly string[] = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
]

// The same addresses on both chains: only an address together with its chain says which token is meant.
const erc20: readonly Omit<SandboxToken, 'caipNetworkId'>[] = [
  {
    address: '0x5a11D0c0000000000000000000000000000000a1',
    name: 'Amber Dollar',
    symbol: 'AMBD',
    decimals: 6,
    price: 1,
  },
  {
    address: '0x5A11d0C0000000000000000000000000000000b2',
    name: 'Bracken',
    symbol: 'BRKN',
    decimals: 18,
    price: 2.5,
  },
  // Whole pieces only: what wallets take for junk.
  {
    address: '0x5a11d0C0000000000000000000000000000000c3',
    name: 'Cloakroom Stub',
    symbol: 'STUB',
    decimals: 0,
    price: 0.01,
  },
]

/** What networks are paid with. */
export const nativeTokens: readonly SandboxToken[] = [
  { caipNetworkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, price: 3_200 },
  { caipNetworkId: 'eip155:137', name: 'POL', symbol: 'POL', decimals: 18, price: 0.5 },
  ...SOLANA_NETWORKS.map((caipNetworkId) => ({
    caipNetworkId,
    name: 'Solana',
    symbol: 'SOL',
    decimals: 9,
    price: 150,
  })),
]

/** The tokens that are there before anything has happened, the same ones in every run. */
export const sandboxTokens: readonly SandboxToken[] = [
  ...EVM_NETWORKS.flatMap((caipNetworkId) => erc20.map((token) => ({ caipNetworkId, ...token }))),
  {
    caipNetworkId: 'eip155:1',
    address: SILENT_TOKEN,
    name: 'Thistle Dollar',
    symbol: 'THSD',
    decimals: 6,
    price: 1,
  },
  ...SOLANA_NETWORKS.map((caipNetworkId) => ({
    caipNetworkId,
    address: SOLANA_TOKEN_MINT,
    name: 'Kelp',
    symbol: 'KELP',
    decimals: 6,
    price: 0.25,
  })),
]

/** One collection on each EVM chain. */
export const sandboxCollections: readonly SandboxCollection[] = EVM_NETWORKS.map((caipNetworkId) => ({
  caipNetworkId,
  address: '0x5A11D0C0000000000000000000000000000000D4',
  name: 'Tidepools',
  symbol: 'TIDE',
  nfts: [
    { id: 1n, name: 'Tidepools #1', owner: 0 },
    { id: 2n, name: 'Tidepools #2', owner: 0 },
    { id: 3n, name: 'Tidepools #3', owner: 1 },
  ],
}))
