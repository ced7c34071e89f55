import { logos } from './images/index.ts'

const names: Readonly<Record<string, string>> = {
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

/** Name of the logo of a network (CAIP-2), or `undefined` if there is none. */
export const networkLogo = (id: string): string | undefined =>
  Object.hasOwn(names, id) ? names[id] : undefined

/** `data:` URL of a logo by its name. */
export const loadImage = async (name: string | undefined): Promise<string | undefined> =>
  name === undefined ? undefined : (await logos[name]?.())?.default

/** Like `loadLogo`, for networks: most pages show no others before an account is connected. */
export const loadNetworkLogo = (id: string): Promise<string | undefined> => loadImage(networkLogo(id))
