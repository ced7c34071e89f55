/**
 * Subject of a logo: a network (CAIP-2), a token (CAIP-10 of its contract), a currency by its symbol, the connector of
 * a wallet, or an onramp provider. A currency must come from the app's configuration or backend: any contract can
 * claim a symbol.
 */
export type LogoId = `${string}:${string}` | `currency:${string}` | `wallet:${string}` | `provider:${string}`

/** Name of a logo in `images`, or `undefined` if there is none; `walletLogos` has those of wallets. */
export function findLogo(id: LogoId): string | undefined {
  const name = Object.hasOwn(networks, id) ? networks[id] : undefined
  if (name) return name
  const [kind = '', text = ''] = id.split(/:(.*)/s)
  const table = Object.hasOwn(tables, kind) ? tables[kind] : undefined
  if (table) return find(table, kind === 'currency' ? text.toUpperCase() : text)
  return find(tokens, id.toLowerCase()) ?? find(tokens, id)
}

const find = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const networks: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:25': 'cronos',
  'eip155:56': 'binance-smart-chain',
  'eip155:97': 'binance-smart-chain',
  'eip155:100': 'gnosis',
  'eip155:130': 'unichain',
  'eip155:137': 'polygon',
  'eip155:143': 'monad',
  'eip155:146': 'sonic',
  'eip155:300': 'zksync',
  'eip155:324': 'zksync',
  'eip155:480': 'world',
  'eip155:999': 'hyper-evm',
  'eip155:1101': 'polygon-zkevm',
  'eip155:1284': 'moonbeam',
  'eip155:1301': 'unichain',
  'eip155:1329': 'sei-network',
  'eip155:2020': 'ronin',
  'eip155:2741': 'abstract',
  'eip155:5000': 'mantle',
  'eip155:5003': 'mantle',
  'eip155:8217': 'kaia',
  'eip155:8453': 'base',
  'eip155:17000': 'ethereum',
  'eip155:42161': 'arbitrum-one',
  'eip155:42170': 'arbitrum-nova',
  'eip155:42220': 'celo',
  'eip155:43113': 'avalanche',
  'eip155:43114': 'avalanche',
  'eip155:57073': 'ink',
  'eip155:59144': 'linea',
  'eip155:80002': 'polygon',
  'eip155:80084': 'berachain',
  'eip155:80094': 'berachain',
  'eip155:81457': 'blast',
  'eip155:84532': 'base',
  'eip155:421614': 'arbitrum-one',
  'eip155:534352': 'scroll',
  'eip155:560048': 'ethereum',
  'eip155:7777777': 'zora',
  'eip155:11155111': 'ethereum',
  'eip155:11155420': 'optimism',
  'eip155:999999999': 'zora',
  'eip155:1313161554': 'aurora',
  'eip155:1313161555': 'aurora',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana',
  'bip122:000000000019d6689c085ae165831e93': 'bitcoin',
  'bip122:000000000933ea01ad0ee984209779ba': 'bitcoin',
  'bip122:00000008819873e925422c1ff0f99f7c': 'bitcoin',
  'bip122:12a765e31ffd4059bada1e25190f6e98': 'litecoin',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'polkadot',
  'cosmos:cosmoshub-4': 'cosmos-hub',
}

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
