import { loadImage, networkLogo } from './networkLogos.ts'

/**
 * Subject of a logo: a network (CAIP-2), a token (CAIP-10 of its contract), a currency by its symbol, the connector of
 * a wallet, or an onramp provider. A currency must come from the app's configuration or backend: any contract can
 * claim a symbol.
 */
export type LogoId = `${string}:${string}` | `currency:${string}` | `wallet:${string}` | `provider:${string}`

/** Name of a logo in `images`, or `undefined` if there is none; `walletLogos` has those of wallets. */
export function findLogo(id: LogoId): string | undefined {
  const name = networkLogo(id)
  if (name) return name
  const [kind = '', text = ''] = id.split(/:(.*)/s)
  const table = Object.hasOwn(tables, kind) ? tables[kind] : undefined
  if (table) return find(table, kind === 'currency' ? text.toUpperCase() : text)
  return find(tokens, id.toLowerCase()) ?? find(tokens, id)
}

const find = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Contracts of the issuers. */
const tokens: Readonly<Record<string, string>> = {
  'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': 'usdc',
  'eip155:10:0x0b2c639c533813f4aa9d7837caf62653d097ff85': 'usdc',
  'eip155:137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359': 'usdc',
  'eip155:8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': 'usdc',
  'eip155:42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831': 'usdc',
  'eip155:43114:0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e': 'usdc',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v': 'usdc',
  'eip155:1:0xdac17f958d2ee523a2206206994597c13d831ec7': 'usdt',
  'eip155:137:0xc2132d05d31c914a87c6611c10748aeb04b58e8f': 'usdt',
  'eip155:42161:0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9': 'usdt',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB': 'usdt',
  'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f': 'dai',
  'eip155:10:0xda10009cbd5d07dd0cecc66161fc93d7c9000da1': 'dai',
  'eip155:42161:0xda10009cbd5d07dd0cecc66161fc93d7c9000da1': 'dai',
  'eip155:1:0x2260fac5e5542a773aa44fbcfedf7c193bc2c599': 'wbtc',
  'eip155:1:0x514910771af9ca656af840dff83e8264ecf986ca': 'link',
  'eip155:1:0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9': 'aave',
}

const currencies: Readonly<Record<string, string>> = {
  ETH: 'ethereum',
  POL: 'polygon',
  MATIC: 'polygon',
  BNB: 'binance-smart-chain',
  AVAX: 'avalanche',
  SOL: 'solana',
  BTC: 'bitcoin',
  DOT: 'polkadot',
  ATOM: 'cosmos-hub',
  XDAI: 'dai',
  CELO: 'celo',
  MNT: 'mantle',
  USDC: 'usdc',
  USDT: 'usdt',
  DAI: 'dai',
  WBTC: 'wbtc',
  EURC: 'eurc',
  LINK: 'link',
  AAVE: 'aave',
  PYUSD: 'pyusd',
  LTC: 'litecoin',
}

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  currency: currencies,
  provider: { coinbase: 'coinbase' },
}

/** `data:` URL of a bundled logo, or `undefined` if there is none. */
export const loadLogo = (id: LogoId): Promise<string | undefined> => loadImage(findLogo(id))
