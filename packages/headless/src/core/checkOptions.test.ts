import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import { QueryClient } from '@tanstack/react-query'
import { mainnet as viemMainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siwx } from '../flows/siwx/siwx.ts'
import { createConfig } from '../setup/createConfig.ts'
import { checkOptions } from './checkOptions.ts'

let warnings: unknown[] = []
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const networks = [mainnet]
const adapters = [eip155()]

test.each([
  ['no options', undefined, 'createConfig({ networks: [mainnet], adapters: [eip155()] })'],
  ['no networks', {}, 'needs `networks`, a list such as [mainnet]'],
  [
    'the name of wagmi',
    { chains: [mainnet] },
    'createConfig has no option `chains`: did you mean `networks`?',
  ],
  ['one network', { networks: mainnet }, 'got an object'],
  ['no network', { networks: [] }, 'got an empty list'],
  ['a name that is not exported', { networks: [mainnet, undefined] }, 'got undefined as `networks[1]`'],
  ['a number', { networks: [1] }, "got 1 as `networks[0]`: import a network of '@foyer/chains/networks'"],
  [
    'half a network',
    { networks: [{ id: 1, name: 'x' }] },
    'without `nativeCurrency`, `rpcUrls` as `networks[0]`',
  ],
  [
    'a network with the id of another one',
    { networks: [{ ...mainnet, id: 31_337 }] },
    'got a network with the caipNetworkId eip155:1 and the id 31337: make it with defineNetwork',
  ],
  [
    'a network of an unknown namespace',
    { networks: [{ ...viemMainnet, chainNamespace: 'tron' }] },
    'got the namespace tron as `networks[0]`: the namespaces are eip155, solana, polkadot, bip122, cosmos',
  ],
  [
    'an adapter of an unknown namespace',
    { networks, adapters: [{ namespace: 'tron', operations: {} }] },
    'got the namespace tron as `adapters[0]`: the namespaces are eip155,',
  ],
  ['a chain id as default network', { networks, defaultNetwork: 137 }, 'mainnet.caipNetworkId, not 137'],
  [
    'a name as default network',
    { networks, defaultNetwork: 'mainnet' },
    'mainnet.caipNetworkId, not mainnet',
  ],
  ['an adapter that is not called', { networks, adapters: [eip155] }, 'call an adapter, as in eip155()'],
  ['one adapter', { networks, adapters: eip155() }, 'needs a list as `adapters`'],
  ['another object as adapter', { networks, adapters: [{}] }, 'got an object as `adapters[0]`'],
  ['an adapter as connector', { networks, connectors: [eip155()] }, 'belongs to `adapters`'],
  [
    'one URL of a node',
    { networks, customRpcUrls: { 'eip155:1': 'https://node.example' } },
    "needs a list of URLs as `customRpcUrls['eip155:1']`, and got https://node.example",
  ],
  [
    'URLs of other kits',
    { networks, customRpcUrls: { 'eip155:1': [{ url: 'https://node.example' }] } },
    "needs a list of URLs as `customRpcUrls['eip155:1']`: ['https://…'], and got an object at [0]",
  ],
  ['a chain id of URLs', { networks, customRpcUrls: { 1: [] } }, 'as key of `customRpcUrls`'],
  [
    'a node without a scheme',
    { networks, customRpcUrls: { 'eip155:1': ['https://node.example', 'localhost:8545'] } },
    'and got localhost:8545 at [1]',
  ],
  [
    'a backend without a scheme',
    { networks, endpoints: { kit: 'localhost:4000' } },
    'needs a URL such as https://… as `endpoints.kit`, not localhost:4000',
  ],
  [
    'a relay of http',
    { networks, endpoints: { relay: 'https://relay.example' } },
    'needs a URL such as wss://… as `endpoints.relay`, not https://relay.example',
  ],
  [
    'one policy',
    { networks, policies: () => ({ type: 'allow' }) },
    'needs a list of functions as `policies`',
  ],
  ['a policy that is not made', { networks, policies: [undefined] }, 'needs a list of functions'],
  ['no policies', { networks, policies: null }, 'needs a list of functions'],
  ['one default policy', { networks, defaultPolicies: 'refuse' }, 'needs an object as `defaultPolicies`'],
  [
    'an answer that no policy has',
    { networks, defaultPolicies: { rawMessages: 'block' } },
    "needs false, 'warn' or 'refuse' as `defaultPolicies.rawMessages`, not block",
  ],
  [
    'a yes as answer of a policy',
    { networks, defaultPolicies: { rawMessages: true } },
    "needs false, 'warn' or 'refuse' as `defaultPolicies.rawMessages`, not true",
  ],
  ['null as sign-in', { networks, siwx: null }, 'got null as `siwx`'],
  ['null as SIWE', { networks, siweConfig: null }, 'got null as `siweConfig`'],
  [
    'a storage without functions',
    { networks, storage: {} },
    'got an object as `storage`, without the functions getItem',
  ],
  [
    'a storage that removes nothing',
    { networks, storage: { getItem: () => null, setItem: () => {} } },
    'got an object as `storage`, without the functions getItem, setItem, removeItem',
  ],
  [
    'the cache of a query client',
    { networks, queryClient: { getQueryCache: () => ({}) } },
    'without the functions mount, fetchQuery, getQueryCache',
  ],
  ['the options of a query client', { networks, queryClient: { defaultOptions: {} } }, 'as `queryClient`'],
  ['one connector', { networks, connectors: walletConnect() }, 'needs a list as `connectors`'],
])('%s: throws OPTIONS_INVALID with the mistake in the message', (_, options, line) => {
  expect(() => createConfig(options as never)).toThrow(
    expect.objectContaining({ code: 'OPTIONS_INVALID', message: expect.stringContaining(line) }),
  )
})

test('a misspelt option logs a warning with the nearest known option', () => {
  checkOptions({ networks, adapters, projectID: '1', defaultNetwrok: mainnet, colour: 'red', ideas: 1 })
  checkOptions({ networks, features: { emial: true, swaps: false } })
  checkOptions({ networks, defaultPolicies: { lookalikeAddresses: 'refuse' }, endpoints: { blockchian: '' } })
  expect(warnings).toEqual([
    expect.stringMatching(/no option `projectID`: did you mean `projectId`\?$/),
    expect.stringMatching(/no option `defaultNetwrok`: did you mean `defaultNetwork`\?$/),
    expect.stringMatching(/no option `colour`$/),
    expect.stringMatching(/no option `ideas`$/),
    expect.stringMatching(/`features` has no option `emial`: did you mean `email`\?$/),
    expect.stringMatching(
      /`defaultPolicies` has no option `lookalikeAddresses`: did you mean `lookAlikeAddresses`\?$/,
    ),
    expect.stringMatching(/`endpoints` has no option `blockchian`: did you mean `blockchain`\?$/),
  ])
})

test('a default network that is not in the list logs a warning', () => {
  checkOptions({ networks, defaultNetwork: 'eip155:10' })
  expect(warnings).toEqual([expect.stringContaining('defaultNetwork eip155:10 is not among the networks')])
})

test('a feature outside of `features` logs a warning that names `features`', () => {
  checkOptions({ networks, adapters, connectorTypeOrder: ['injected'] })
  expect(warnings).toEqual([expect.stringContaining('did you mean `features: { connectorTypeOrder: … }`?')])
})

test('networks of Foyer and of viem, adapters and connectors log no warning', () => {
  checkOptions({
    networks: [mainnet, viemMainnet],
    adapters,
    connectors: [walletConnect()],
    projectId: undefined,
    customRpcUrls: { 'eip155:1': ['https://node.example'], 'eip155:10': undefined },
    policies: [],
    defaultPolicies: { rawMessages: false, delegations: 'refuse', signInDomain: undefined },
    siwx: siwx(),
    siweConfig: undefined,
    defaultNetwork: 'eip155:1',
    endpoints: {
      kit: '/backend',
      blockchain: 'http://127.0.0.1:4000',
      relay: 'ws://127.0.0.1:4004',
      sdk: {},
    },
    storage: null,
    queryClient: new QueryClient(),
  })
  expect(warnings).toEqual([])
})

test('production builds do not check options', () => {
  vi.stubEnv('NODE_ENV', 'production')
  createConfig({ networks, adapters, colour: 'red' } as never)
  expect(warnings).toEqual([])
})
