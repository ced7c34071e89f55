import { expect, test } from 'vitest'
import { bitcoin, mainnet, polygon, solana } from '../exports/networks.ts'
import { hostedRpcIds } from '../networks/hostedRpcIds.ts'
import type { CaipNetwork } from '../types.ts'
import {
  authName,
  frameNetwork,
  frameUrl,
  HOSTED_SECURE_SITE,
  isNetworkServed,
  isEmail,
  isFarcasterLink,
  isSocialProvider,
  isWebLink,
  limitsOf,
  retryAt,
  rpcKind,
  secondsUntil,
  toCaipNetworkId,
  toRpcChainId,
  toWire,
  toWireChainId,
} from './rules.ts'

test.each([
  ['eth_accounts', 'safe'],
  ['eth_blockNumber', 'safe'],
  ['eth_call', 'safe'],
  ['eth_chainId', 'safe'],
  ['eth_estimateGas', 'safe'],
  ['eth_feeHistory', 'safe'],
  ['eth_gasPrice', 'safe'],
  ['eth_getBalance', 'safe'],
  ['eth_getTransactionReceipt', 'safe'],
  ['eth_maxPriorityFeePerGas', 'safe'],
  ['eth_sendRawTransaction', 'safe'],
  ['eth_estimateUserOperationGas', 'safe'],
  ['wallet_getCapabilities', 'safe'],
  ['wallet_getCallsStatus', 'safe'],
  ['wallet_getAssets', 'safe'],
  ['personal_sign', 'unsafe'],
  ['eth_signTypedData_v4', 'unsafe'],
  ['eth_sendTransaction', 'unsafe'],
  ['solana_signMessage', 'unsafe'],
  ['solana_signTransaction', 'unsafe'],
  ['solana_signAllTransactions', 'unsafe'],
  ['solana_signAndSendTransaction', 'unsafe'],
  ['wallet_sendCalls', 'unsafe'],
  ['wallet_grantPermissions', 'unsafe'],
  ['wallet_revokePermissions', 'unsafe'],
  ['eth_sendUserOperation', 'unsafe'],
  ['eth_sign', 'blocked'],
  ['net_version', 'blocked'],
  ['wallet_switchEthereumChain', 'blocked'],
  ['', 'blocked'],
])('%s is %s [S6.2, S6.3, S6.4]', (method, kind) => {
  expect(rpcKind(method)).toBe(kind)
})

test.each([
  [undefined, undefined],
  [Number.NaN, undefined],
  [0, undefined],
  [70_000, undefined],
  [70_001, 100_001],
  [90_000, 120_000],
  // The clock was set back.
  [100_001, undefined],
])('an email sent at %j can be sent again at %j, at the time 100 000 [S5.1, S9.1]', (last, at) => {
  expect(retryAt(last, 100_000)).toBe(at)
})

test.each([
  [20_000, 20],
  [19_001, 20],
  [1, 1],
  [0, 1],
])('%d ms are shown as %d seconds', (milliseconds, seconds) => {
  expect(secondsUntil(milliseconds, 0)).toBe(seconds)
})

test.each([
  ['mira@example.com', true],
  ['a@b.c', true],
  ['mira+wallet@mail.example.co', true],
  ['mira', false],
  ['mira@example', false],
  ['mira@example.', false],
  ['@example.com', false],
  ['mi ra@example.com', false],
  ['mira@@example.com', false],
])('"%s" is an email address: %s [S5.2]', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

test.each([
  ...['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'].map(
    (name) => [name, true] as const,
  ),
  ...['twitter', 'Google', 'email', 'constructor', ''].map((name) => [name, false] as const),
])('"%s" is a social login: %s [S5.3]', (name, expected) => {
  expect(isSocialProvider(name)).toBe(expected)
})

const letters = (count: number): string => 'a'.repeat(count)

test.each([
  ['no email', undefined, undefined],
  ['30 letters', letters(30), letters(30)],
  ['31 letters', letters(31), `${letters(28)}...`],
  ['60 letters', letters(60), `${letters(28)}...`],
])('the display name is the email, cut above 30 characters: %s [S5.24]', (_, email, expected) => {
  expect(authName({ social: undefined, username: undefined, email })).toBe(expected)
})

test.each([
  ['google', 'mira', 'mira@example.com', 'mira'],
  ['discord', 'mira0', undefined, 'mira'],
  ['x', 'mira0', undefined, 'mira0'],
  ['x', '', 'mira@example.com', 'mira@example.com'],
] as const)(
  'the display name for %s with user name "%s" and email %s is "%s"',
  (social, username, email, expected) => {
    expect(authName({ social, username, email })).toBe(expected)
  },
)

test('[S9.29] [S7.38] the URL of the frame has its parameters', () => {
  const url = new URL(
    frameUrl({
      secureSite: 'https://secure.example/',
      projectId: 'p',
      network: { network: mainnet, rpcUrl: 'https://node.example/' },
      isLogging: true,
    }),
  )
  expect(url.origin + url.pathname).toBe('https://secure.example/sdk')
  expect([...url.searchParams]).toEqual([
    ['projectId', 'p'],
    ['chainId', 'eip155:1'],
    ['version', '4'],
    ['enableLogger', 'true'],
    ['rpcUrl', 'https://node.example/'],
  ])
})

test('chain ids in RPC requests are numbers on Ethereum and CAIP-2 references on Solana', () => {
  expect(toRpcChainId(mainnet)).toBe(1)
  expect(toRpcChainId(solana)).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(toCaipNetworkId(137)).toBe('eip155:137')
  expect(toCaipNetworkId(solana.caipNetworkId)).toBe(solana.caipNetworkId)
})

test.each([
  ['CONNECT_EMAIL', undefined, 120_000, true],
  ['CONNECT_DEVICE', undefined, 120_000, true],
  ['CONNECT_OTP', undefined, 120_000, true],
  ['CONNECT_SOCIAL', undefined, 120_000, true],
  ['CONNECT_FARCASTER', undefined, 120_000, true],
  ['GET_SOCIAL_REDIRECT_URI', undefined, 120_000, true],
  ['UPDATE_EMAIL', undefined, 120_000, true],
  ['UPDATE_EMAIL_PRIMARY_OTP', undefined, 120_000, true],
  ['UPDATE_EMAIL_SECONDARY_OTP', undefined, 120_000, true],
  // Needs no action of the visitor.
  ['GET_USER', undefined, 20_000, true],
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, 20_000, true],
  ['SWITCH_NETWORK', undefined, 20_000, true],
  ['SIGN_OUT', undefined, 20_000, true],
  ['RPC_REQUEST', 'eth_blockNumber', 20_000, true],
  ['RPC_REQUEST', 'wallet_getCallsStatus', 20_000, true],
  // Approvals have no time limit.
  ['RPC_REQUEST', 'personal_sign', undefined, true],
  // Background requests fail silently.
  ['SYNC_THEME', undefined, 20_000, false],
  ['SET_PREFERRED_ACCOUNT', undefined, 20_000, false],
] as const)('%s (%s) waits %s ms for its response [S9.14]', (name, method, requestMs, isReported) => {
  expect(limitsOf(name, method)).toEqual({ requestMs, isReported })
})

/** The complete table of networks of the frame. */
const FRAME_NETWORKS = [
  ...[1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555].map(String),
  ...[56, 97, 43114, 43113, 324, 280, 100, 8453, 84531, 84532, 7777777, 999].map(String),
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
].map((reference): CaipNetwork => {
  const chainNamespace = /^\d+$/.test(reference) ? 'eip155' : 'solana'
  return { ...mainnet, chainNamespace, caipNetworkId: `${chainNamespace}:${reference}` }
})

test('[S9.28] supports the 27 networks of the frame, also each as the only supported network', () => {
  expect(new Set(FRAME_NETWORKS.map(({ caipNetworkId }) => caipNetworkId)).size).toBe(27)
  expect(FRAME_NETWORKS.filter(isNetworkServed)).toEqual(FRAME_NETWORKS)
  for (const network of FRAME_NETWORKS) {
    expect(frameNetwork([bitcoin, network], undefined)).toBe(network)
    const url = frameUrl({
      secureSite: HOSTED_SECURE_SITE,
      projectId: 'p',
      network: { network, rpcUrl: undefined },
      isLogging: false,
    })
    expect(new URL(url).searchParams.get('chainId')).toBe(network.caipNetworkId)
  }
})

test('[S9.28] supports every other EVM network, and no other network of Solana or Bitcoin', () => {
  const hosted = hostedRpcIds.map((caipNetworkId) => {
    const [chainNamespace = ''] = caipNetworkId.split(':')
    return { caipNetworkId, chainNamespace } as Pick<CaipNetwork, 'caipNetworkId' | 'chainNamespace'>
  })
  const refused = hosted.filter((network) => !isNetworkServed(network))
  expect(refused.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    'solana:4sgjmw1sunhzsxgspuhpqldx6wiyjntz',
    'bip122:000000000019d6689c085ae165831e93',
    'bip122:000000000933ea01ad0ee984209779ba',
    'near:mainnet',
  ])
})

test.each([
  [[bitcoin, mainnet, polygon], polygon, polygon],
  [[bitcoin, mainnet, polygon], bitcoin, mainnet],
  [[bitcoin, solana], bitcoin, solana],
  [[mainnet, polygon], undefined, mainnet],
  [[bitcoin], bitcoin, undefined],
])('network in the URL of the frame (%#)', (networks, active, expected) => {
  expect(frameNetwork(networks, active?.caipNetworkId)).toBe(expected)
})

test('posted values have bigints as hex at any depth, no functions and no undefined', () => {
  const value = { a: 255n, b: [1n, { c: undefined, d: () => 1, e: null }], f: 'x', g: 0 }
  expect(toWire(value)).toEqual({ a: '0xff', b: ['0x1', { e: null }], f: 'x', g: 0 })
  expect(Object.keys(toWire(value) as object)).toEqual(['a', 'b', 'f', 'g'])
})

test('chain ids in other requests are numbers on Ethereum, and CAIP-2 ids elsewhere', () => {
  expect(toWireChainId(mainnet)).toBe(1)
  expect(toWireChainId(solana)).toBe(solana.caipNetworkId)
})

test.each([
  ['https://a.example/', true, true],
  ['http://a.example/', true, true],
  ['farcaster://connect?x=1', false, true],
  ['warpcast://connect', false, true],
  ['javascript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['nothing', false, false],
])('%s is a web link: %s, opens a web page or the Farcaster app: %s', (link, isPage, isApp) => {
  expect([isWebLink(link), isFarcasterLink(link)]).toEqual([isPage, isApp])
})
