import type { Address } from 'viem'

/** Token of the sandbox's chains. */
export type SandboxToken = Readonly<{
  caipNetworkId: string
  /** Absent for the native currency. */
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
  /** Index of its first owner in `devAccounts`. */
  owner: number
}>

/** NFT collection with the owners of its tokens. */
export type SandboxCollection = Readonly<{
  caipNetworkId: string
  address: Address
  name: string
  symbol: string
  nfts: readonly SandboxNft[]
}>

/** Token with six decimals: the first account has 1 000, the third 250, the second has no token account. */
export const SOLANA_TOKEN_MINT = '49CpSXhv7DD6KVmNsqs7pQvSXgU4Vx85sb9qTQ2QYLYF'

/** Token-2022 token with two decimals and a transfer fee of 2 %, at most 5. The first account has 1 000. */
export const SOLANA_FEE_TOKEN_MINT = '6YvrXQSpdeoTj5fdaJVctj6kCy414Xo4gopsmaaEdAjC'

/** Address of Tether on Ethereum, whose `transfer` returns nothing. Here the sixth account has all 1 000. */
export const SILENT_TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

/** Swap router contract on each EVM chain. */
export const SWAP_ROUTER = '0x5a11D0c0000000000000000000000000000000E5'

const EVM_NETWORKS = ['eip155:1', 'eip155:137'] as const
/** One node serves all of them. */
export const SOLANA_NETWORKS: readonly string[] = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
]

// The same addresses on both chains: a token is identified by address and chain.
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
  // 0 decimals, which wallets treat as spam.
  {
    address: '0x5a11d0C0000000000000000000000000000000c3',
    name: 'Cloakroom Stub',
    symbol: 'STUB',
    decimals: 0,
    price: 0.01,
  },
]

/** Native currencies. */
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

/** Initial tokens, the same in every run. */
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
