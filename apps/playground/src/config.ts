import type { CaipNetwork, ChainAdapter, CreateConnector } from '@foyer/chains'
import { baseAccount, baseApp } from '@foyer/chains/base-account'
import { bip122 } from '@foyer/chains/bip122'
import { coinbaseWallet } from '@foyer/chains/coinbase'
import { cosmos } from '@foyer/chains/cosmos'
import { createEip1193Connector, eip155, type Eip1193Provider } from '@foyer/chains/eip155'
import { farcaster, farcasterSolana } from '@foyer/chains/farcaster'
import * as allNetworks from '@foyer/chains/networks'
import { polkadot } from '@foyer/chains/polkadot'
import { solana } from '@foyer/chains/solana'
import { solanaMobile } from '@foyer/chains/solana-mobile'
import { walletConnect } from '@foyer/chains/walletconnect'
import {
  type Config,
  type ConfigOptions,
  cookieStorage,
  createConfig,
  type Features,
  siwx,
} from '@foyer/headless'
import { embeddedWallet } from '@foyer/headless/embedded'
import type { PlaygroundQuery } from './query.ts'
import { sandboxUrls } from './sandbox.ts'

const loadMiniApp = () => import('@farcaster/miniapp-sdk')
const farcasterOfPage = farcaster({ loadSdk: loadMiniApp })
const farcasterSolanaOfPage = farcasterSolana({ loadSdk: loadMiniApp })
const mobileOfPage = solanaMobile({ loadSdk: () => import('@solana-mobile/wallet-standard-mobile') })

/** Adapter of each namespace; a config has those of its networks. */
const adapterOf: Readonly<Record<string, (query: PlaygroundQuery) => ChainAdapter>> = {
  eip155: ({ safes, connectors }) =>
    eip155({
      safeOrigins: safes,
      hosts: [
        ...(connectors.includes('farcaster') ? [farcasterOfPage] : []),
        ...(connectors.includes('baseApp') ? [baseApp()] : []),
      ],
    }),
  solana: ({ connectors }) =>
    solana({
      mobile: connectors.includes('solanaMobile') ? mobileOfPage : undefined,
      hosts: connectors.includes('farcaster') ? [farcasterSolanaOfPage] : [],
    }),
  bip122: () => bip122(),
  polkadot: () => polkadot(),
  cosmos: () => cosmos(),
}

/** RPC URLs of chains without a hosted RPC: servers of the sandbox. */
const customRpcUrls = {
  'bip122:000000000019d6689c085ae165831e93': [sandboxUrls.bitcoin],
  'bip122:000000000933ea01ad0ee984209779ba': [`${sandboxUrls.bitcoin}/testnet`],
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': [sandboxUrls.polkadot],
  'cosmos:cosmoshub-4': [sandboxUrls.cosmos],
} as const

/** Connectors for wallets that are not on the page, by name in the URL. Other names are options of adapters. */
const connectorOf: Readonly<Record<string, () => CreateConnector>> = {
  walletConnect,
  embeddedWallet,
  baseAccount: () => baseAccount({ loadSdk: () => import('@base-org/account') }),
  baseSubAccounts: () =>
    baseAccount({
      loadSdk: () => import('@base-org/account'),
      subAccounts: { creation: 'on-connect', defaultAccount: 'sub' },
    }),
  // As in docs/connecting.md.
  passkey: () => () =>
    createEip1193Connector({
      id: 'passkey',
      uid: 'passkey',
      name: 'Passkey',
      type: 'EXTERNAL',
      interaction: 'extension',
      getProvider: () => (window as unknown as { readonly passkeyProvider: Eip1193Provider }).passkeyProvider,
    }).connector,
  coinbase: () => coinbaseWallet({ loadSdk: () => import('@coinbase/wallet-sdk') }),
  // The oldest versions of the peer ranges.
  coinbaseOldest: () => coinbaseWallet({ loadSdk: () => import('coinbase-wallet-oldest') }),
  baseAccountOldest: () => baseAccount({ loadSdk: () => import('base-account-oldest') }),
}

/** Swap router of the sandbox on each EVM chain. */
const SWAP_ROUTER = '0x5a11D0c0000000000000000000000000000000E5'

/** Config of the URL's options, with all backends in the sandbox. */
export function createPlaygroundConfig(
  query: PlaygroundQuery,
  { id, policies }: Pick<ConfigOptions, 'id' | 'policies'> = {},
): Config {
  const { networks, connectors, features, options, siwx: signIn } = query
  const byName = allNetworks as Readonly<Record<string, CaipNetwork>>
  const [first = allNetworks.mainnet as CaipNetwork, ...others] = networks.flatMap((text) => {
    const [name = '', imageId] = text.split('@')
    const network = byName[name]
    return network && imageId ? { ...network, assets: { imageId } } : (network ?? [])
  })
  const namespaces = new Set([first, ...others].map(({ chainNamespace }) => chainNamespace))
  const allEvm = [first, ...others].filter(({ chainNamespace }) => chainNamespace === 'eip155')
  return createConfig({
    id,
    policies,
    networks: [first, ...others],
    adapters: [...namespaces].flatMap((namespace) => adapterOf[namespace]?.(query) ?? []),
    connectors: connectors.flatMap((name) => connectorOf[name]?.() ?? []),
    customRpcUrls,
    projectId: 'playground',
    endpoints: {
      blockchain: sandboxUrls.backend,
      kit: sandboxUrls.backend,
      analytics: sandboxUrls.backend,
      secureSite: sandboxUrls.secureSite,
      relay: sandboxUrls.relay,
    },
    metadata: { name: 'Foyer playground' },
    swap: {
      contracts: Object.fromEntries(allEvm.map(({ caipNetworkId }) => [caipNetworkId, [SWAP_ROUTER]])),
    },
    onramp: { meld: { url: `${sandboxUrls.backend}/onramp/page`, publicKey: 'sandbox' } },
    ...(signIn !== 'off' && { siwx: siwx({ isRequired: signIn === 'required' }) }),
    ...(query.storage === 'cookie' && { storage: cookieStorage() }),
    features: features as Partial<Features>,
    ...options,
    onError: (error) => console.warn('background:', error),
  })
}
