import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { describeConnector } from '../conformance/describeConnector.ts'
import { testContext } from '../conformance/testContext.ts'
import type { Connector, ConnectorEvent } from '../connector.ts'
import { bitcoin } from '../networks/definitions/bitcoin.ts'
import { cosmoshub } from '../networks/definitions/cosmoshub.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { optimism } from '../networks/definitions/optimism.ts'
import { polkadot } from '../networks/definitions/polkadot.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { solana } from '../networks/definitions/solana.ts'
import type { SolanaProvider } from '../solana/provider.ts'
import { createFakeSignClient } from '../test/fakeSignClient.ts'
import type { CaipNetwork } from '../types.ts'
import { sessionMethods } from './methods.ts'
import { toOptionalNamespaces } from './toOptionalNamespaces.ts'
import { walletConnect } from './walletConnect.ts'

const networks = [mainnet, polygon]
const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const oneClick = {
  caipNetworkIds: [mainnet.caipNetworkId],
  domain: 'app.example',
  uri: 'https://app.example',
  nonce: '12345678',
}
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/sign-client', () => {
  loaded()
  return { SignClient: class {} }
})

/** Runs while the provider of Bitcoin loads. */
const whileLoading = vi.hoisted(() => {
  // Files share their modules: this one has its own.
  vi.resetModules()
  return { run: (): void => undefined }
})
vi.mock('./providers/bitcoinProvider.ts', async (importOriginal) => {
  const { bitcoinProvider } = await importOriginal<typeof import('./providers/bitcoinProvider.ts')>()
  return {
    get bitcoinProvider() {
      whileLoading.run()
      return bitcoinProvider
    },
  }
})
afterEach(() => void (whileLoading.run = () => undefined))
afterAll(() => void vi.resetModules())

function setUp() {
  const fake = createFakeSignClient(networks)
  const connector = walletConnect({ client: fake.client })(testContext(networks))
  const events: ConnectorEvent[] = []
  connector.subscribe((event) => events.push(event))
  return { ...fake, connector, events }
}

type Client = ReturnType<typeof createFakeSignClient>['client']
type Granted = { accounts: string[]; chains: string[]; methods: string[] }

/** Changes the namespaces that the wallet approves. */
function alterApprovals(client: Client, alter: (namespace: Granted) => void): void {
  const connectClient = client.connect
  client.connect = async (parameters) => {
    const { uri, approval } = await connectClient(parameters)
    const approve = async (): Promise<unknown> => {
      const session = (await approval()) as { namespaces: Record<string, Granted> }
      Object.values(session.namespaces).forEach(alter)
      return session
    }
    return { uri, approval: approve }
  }
}

describeConnector('walletConnect', () => {
  const { client, wallet } = createFakeSignClient(networks)
  return { connector: walletConnect({ client })(testContext(networks)), networks, wallet }
})

test('the client loads on `prepare`, not before', async () => {
  const connector = walletConnect()({ ...testContext(networks), projectId: 'test' })
  connector.subscribe(() => undefined)()
  expect(await connector.restore?.({ networks })).toEqual([])
  await connector.disconnect()
  expect(loaded).not.toHaveBeenCalled()
  await connector.prepare?.().catch(() => undefined)
  expect(loaded).toHaveBeenCalledOnce()
})

test('disconnecting a session unknown to the relay resolves', async () => {
  const { connector, client, sessions } = setUp()
  await connector.connect({ networks })
  client.disconnect = () =>
    Promise.reject(new TypeError('Missing or invalid. Record was recently deleted - session: 1'))
  await expect(connector.disconnect()).resolves.toBeUndefined()
  expect(connector.getProvider('eip155')).toBeUndefined()
  expect(sessions.size).toBe(1)
})

test("a request disables opening the wallet's app by the client", async () => {
  const { connector, sessions, client } = setUp()
  await connector.connect({ networks })
  const asked = vi.spyOn(client, 'request')
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  await provider.request({ method: 'personal_sign', params: ['0x00', '0x'] })
  expect([...sessions.values()]).toMatchObject([{ sessionConfig: { disableDeepLink: true } }])
  expect(asked).toHaveBeenCalledOnce()
})

test('an expired session emits a disconnect, and later events are ignored', async () => {
  const { connector, emit, events, wallet, sessions } = setUp()
  await connector.connect({ networks })
  const [topic] = sessions.keys()
  events.length = 0
  emit('session_expire', { topic: 'another' })
  expect(events).toEqual([])
  emit('session_expire', { topic })
  wallet.changeAccount()
  expect(events).toEqual([{ type: 'disconnect' }])
})

test('a connect aborted while the provider loads ends its session', async () => {
  const { client, sessions } = createFakeSignClient([polkadot])
  const account = `${polkadot.caipNetworkId}:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5`
  const connector = walletConnect({ client })(testContext([polkadot]))
  const controller = new AbortController()
  const connectClient = client.connect
  client.connect = async (parameters) => {
    const { uri, approval } = await connectClient(parameters)
    const approve = async (): Promise<unknown> => {
      setTimeout(() => controller.abort(new TypeError('left')))
      const session = (await approval()) as { namespaces: Record<string, { accounts: string[] }> }
      for (const namespace of Object.values(session.namespaces)) namespace.accounts = [account]
      return session
    }
    return { uri, approval: approve }
  }
  await expect(connector.connect({ networks: [polkadot], signal: controller.signal })).rejects.toThrow('left')
  await vi.waitFor(() => expect(sessions.size).toBe(0))
  expect(connector.getProvider('polkadot')).toBeUndefined()
})

describe.each(['connect', 'authenticate'] as const)('%s', (operation) => {
  /** Connects, and aborts a number of microtasks after the wallet has approved. */
  async function connectAndAbort(microtasks: number) {
    const { client, sessions } = createFakeSignClient([mainnet])
    const controller = new AbortController()
    const { connect: connectClient } = client
    const connectTo = async (parameters: { optionalNamespaces: never }) => {
      const { uri, approval } = await connectClient(parameters)
      const approve = async (): Promise<unknown> => {
        const session = await approval()
        void (async () => {
          for (let count = 0; count < microtasks; count += 1) await undefined
          controller.abort('left')
        })()
        return session
      }
      return { uri, approval: approve }
    }
    const optionalNamespaces = toOptionalNamespaces([mainnet]) as never
    const authenticate = async () => {
      const { uri, approval } = await connectTo({ optionalNamespaces })
      return { uri, response: async () => ({ session: await approval() }) }
    }
    Object.assign(client, { connect: connectTo, authenticate })
    Object.assign(client, { auth: { requests: { getAll: () => [] } } })
    const connector = walletConnect({ client })(testContext([mainnet]))
    const { signal } = controller
    const connecting =
      operation === 'connect'
        ? connector.connect({ networks: [mainnet], signal })
        : connector.authenticate?.({ ...oneClick, signal })
    const outcome = await Promise.resolve(connecting).then(
      () => 'connected',
      (reason: unknown) => reason,
    )
    return { outcome, sessions }
  }

  test('leaves no session if it rejects, whenever it is aborted after the approval', async () => {
    const outcomes = new Set<unknown>()
    for (let microtasks = 0; microtasks < 80; microtasks += 1) {
      const { outcome, sessions } = await connectAndAbort(microtasks)
      outcomes.add(outcome)
      const left = outcome === 'connected' ? 1 : 0
      await vi.waitFor(() => expect(sessions.size, `${microtasks} microtasks`).toBe(left))
    }
    expect(outcomes).toEqual(new Set(['left', 'connected']))
  })
})

test('the provider is the same object for every session', async () => {
  const { connector } = setUp()
  await connector.connect({ networks })
  const provider = connector.getProvider('eip155')
  await connector.disconnect()
  await connector.connect({ networks })
  expect(connector.getProvider('eip155')).toBe(provider)
})

type Provider = {
  request(parameters: object): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
}

test('the provider emits chainChanged for a switch by the app or by the provider', async () => {
  const { connector } = setUp()
  await connector.connect({ networks })
  const provider = connector.getProvider('eip155') as Provider
  const chains: unknown[] = []
  provider.on('chainChanged', (chain) => chains.push(chain))
  await connector.switchNetwork?.({ network: polygon })
  expect(chains).toEqual(['0x89'])
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
  expect(chains).toEqual(['0x89', '0x1'])
})

test('the provider emits no event for a chain and accounts that did not change', async () => {
  const { connector, client, emit, events } = setUp()
  alterApprovals(
    client,
    (namespace) => void (namespace.accounts = [`eip155:1:${OWN}`, `eip155:137:${OTHER}`]),
  )
  await connector.connect({ networks })
  const provider = connector.getProvider('eip155') as Provider
  const emitted: unknown[] = []
  for (const name of ['chainChanged', 'accountsChanged'])
    provider.on(name, (value) => emitted.push([name, value]))
  const send = (id: number, name: string, data: unknown) =>
    emit('session_event', { id, topic: 'topic-0', params: { chainId: 'eip155:1', event: { name, data } } })
  emit('session_update', { topic: 'topic-0' })
  send(1, 'chainChanged', 1)
  send(2, 'accountsChanged', [OWN])
  // The connector emits all of them.
  expect(events.filter(({ type }) => type === 'change')).toHaveLength(3)
  expect(emitted).toEqual([['accountsChanged', [OWN]]])
  send(3, 'chainChanged', 137)
  expect(emitted.slice(1)).toEqual([
    ['chainChanged', '0x89'],
    ['accountsChanged', [OTHER, OWN]],
  ])
})

test('the accounts of the provider are those of the connection: checksummed, each of them once', async () => {
  const { connector, client } = setUp()
  alterApprovals(client, (namespace) => {
    namespace.accounts = [`eip155:1:${OWN.toLowerCase()}`, `eip155:1:${OTHER}`, `eip155:137:${OWN}`]
  })
  const [session] = await connector.connect({ networks })
  const provider = connector.getProvider('eip155') as Provider
  expect(session?.accounts.map(({ address }) => address)).toEqual([OWN, OTHER])
  for (const method of ['eth_accounts', 'eth_requestAccounts'])
    expect(await provider.request({ method })).toEqual([OWN, OTHER])
})

test.each<[what: string, onPolygon: readonly string[], accounts: readonly string[] | undefined]>([
  ['another account changes to it', [OTHER], [OTHER, OWN]],
  ['the same accounts keeps them', [OWN, OTHER], undefined],
])('a switch by the app to a chain with %s; one to a chain without accounts keeps them', async (...row) => {
  const [, onPolygon, accounts] = row
  const all = [mainnet, polygon, optimism]
  const { client } = createFakeSignClient(all)
  alterApprovals(client, (namespace) => {
    namespace.accounts = [
      `eip155:1:${OWN}`,
      ...(accounts ? [] : [`eip155:1:${OTHER}`]),
      ...onPolygon.map((address) => `eip155:137:${address}`),
    ]
  })
  const connector = walletConnect({ client })(testContext(all))
  const events: ConnectorEvent[] = []
  connector.subscribe((event) => events.push(event))
  await connector.connect({ networks: all })
  const provider = connector.getProvider('eip155') as Provider
  const emitted: unknown[] = []
  provider.on('accountsChanged', (value) => emitted.push(value))
  events.length = 0
  await connector.switchNetwork?.({ network: polygon })
  await connector.switchNetwork?.({ network: optimism })
  const own = accounts?.map((address) => ({ address, type: 'eoa' }))
  const change = { type: 'change', namespace: 'eip155' }
  expect(events).toEqual([
    { ...change, chainId: '137', ...(own && { accounts: own }) },
    { ...change, chainId: '10' },
  ])
  expect(emitted).toEqual(accounts ? [accounts] : [])
})

test('accounts of Solana have the features of the session in use, not of an earlier one', async () => {
  const { client } = createFakeSignClient([solana])
  const granted = [['solana_signMessage'], ['solana_signMessage', 'solana_signTransaction']]
  alterApprovals(client, (namespace) => {
    namespace.accounts = [`${solana.caipNetworkId}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`]
    namespace.methods = granted.shift() ?? []
  })
  const connector = walletConnect({ client })(testContext([solana]))
  const featuresOf = () => (connector.getProvider('solana') as SolanaProvider).accounts[0]?.features
  await connector.connect({ networks: [solana] })
  expect(featuresOf()).toEqual(['solana:signMessage'])
  await connector.disconnect()
  await connector.connect({ networks: [solana] })
  expect(featuresOf()).toEqual(['solana:signMessage', 'solana:signTransaction'])
})

test('a change of another namespace emits nothing on the EVM provider', async () => {
  const all = [mainnet, polygon, solana]
  const { client, emit } = createFakeSignClient(all)
  const key = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  alterApprovals(client, (namespace) => {
    if (namespace.chains.includes(solana.caipNetworkId))
      namespace.accounts = [`${solana.caipNetworkId}:${key}`]
  })
  const connector = walletConnect({ client })(testContext(all))
  await connector.connect({ networks: all })
  const provider = connector.getProvider('eip155') as Provider
  const emitted: unknown[] = []
  for (const name of ['chainChanged', 'accountsChanged', 'disconnect'])
    provider.on(name, (value) => emitted.push([name, value]))
  const send = (id: number, chainId: string, name: string, data: unknown) =>
    emit('session_event', { id, topic: 'topic-0', params: { chainId, event: { name, data } } })
  send(1, solana.caipNetworkId, 'accountsChanged', [key])
  send(2, solana.caipNetworkId, 'chainChanged', solana.caipNetworkId)
  expect(emitted).toEqual([])
  send(3, 'eip155:1', 'chainChanged', 137)
  expect(emitted).toContainEqual(['chainChanged', '0x89'])
})

test('a node that responds without `result` is skipped', async () => {
  const { client } = createFakeSignClient(networks)
  const [first, second] = ['https://one.example', 'https://two.example']
  const twoNodes = { ...mainnet, rpcUrls: { default: { http: [first, second] } } }
  const answers = new Map<unknown, unknown>([
    [first, { message: 'Too many requests' }],
    [second, { jsonrpc: '2.0', id: 1, result: '0x5' }],
  ])
  const fetch = vi.fn<typeof globalThis.fetch>(async (url) => Response.json(answers.get(url)))
  const connector = walletConnect({ client })({ ...testContext([twoNodes]), fetch })
  await connector.connect({ networks: [twoNodes] })
  const provider = connector.getProvider('eip155') as Provider
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x5')
  answers.set(second, { jsonrpc: '2.0', id: 1, result: null })
  expect(await provider.request({ method: 'eth_getTransactionByHash', params: ['0x00'] })).toBeNull()
})

test('capabilities are requested once', async () => {
  const { connector, client } = setUp()
  await connector.connect({ networks })
  const asked = vi.spyOn(client, 'request')
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  const request = { method: 'wallet_getCapabilities', params: ['0x52908400098527886E0F7030069857D2E4169EE7'] }
  await provider.request(request)
  await provider.request(request)
  expect(asked).toHaveBeenCalledOnce()
})

test('one-click auth is offered for EVM chains only', async () => {
  const canSignIn = (connector: Connector): boolean => connector.authenticate !== undefined
  const make = walletConnect({ client: {} })
  expect(canSignIn(make(testContext([mainnet, polygon])))).toBe(true)
  expect(canSignIn(make(testContext([mainnet, solana])))).toBe(false)
  const withMore = walletConnect({ namespaces: { solana: { chains: ['solana:1'] } }, client: {} })
  expect(canSignIn(withMore(testContext([mainnet])))).toBe(false)
})

test('one-click auth asks for the methods of a session, except the one that wallets reject in a recap', async () => {
  const { connector, client } = setUp()
  const authenticate = vi.fn<(asked: { readonly methods: readonly string[] }) => Promise<never>>(() =>
    Promise.reject(new Error('enough')),
  )
  Object.assign(client, { authenticate })
  await expect(connector.authenticate?.(oneClick)).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
  expect(sessionMethods.eip155).toContain('wallet_showCallsStatus')
  expect(authenticate.mock.calls[0]?.[0].methods).toEqual(
    sessionMethods.eip155.filter((method) => method !== 'wallet_showCallsStatus'),
  )
})

test('a sign-in with a request id, which the client cannot send, only connects', async () => {
  const { connector } = setUp()
  const fields = { domain: 'app.example', uri: 'https://app.example', nonce: '12345678' }
  const asked = { ...fields, caipNetworkIds: ['eip155:1'] as const, requestId: 'request-7' }
  expect(await connector.authenticate?.(asked)).toMatchObject({
    sessions: [{ namespace: 'eip155', chainId: '1' }],
    messages: [],
  })
})

test.each([
  ['eip155:1', 'Invalid CAIP Address'],
  ['eip155:1:', 'Invalid CAIP Address'],
  ['eip155:424242:0x52908400098527886E0F7030069857D2E4169EE7', 'The wallet returned no account'],
])('[S5.8] a session with only the account "%s" rejects: %s', async (account, text) => {
  const { connector, client } = setUp()
  alterApprovals(client, (namespace) => void (namespace.accounts = [account]))
  const connecting = connector.connect({ networks })
  await expect(connecting).rejects.toMatchObject({ shortMessage: expect.stringContaining(text) })
})

const ACCOUNT = '0x52908400098527886E0F7030069857D2E4169EE7'
const typedData = (chainId: unknown) => [ACCOUNT, { domain: { chainId } }]

test.each([
  ['personal_sign', ['0x00', ACCOUNT], 'eip155:1'],
  ['eth_sendTransaction', [{ from: ACCOUNT }], 'eip155:1'],
  ['eth_sendTransaction', [{ from: ACCOUNT, chainId: '0x89' }], 'eip155:137'],
  ['wallet_sendCalls', [{ chainId: '0x89', calls: [] }], 'eip155:137'],
  ['eth_signTypedData_v4', typedData('0x89'), 'eip155:137'],
  ['eth_signTypedData_v4', [ACCOUNT, JSON.stringify({ domain: { chainId: 137 } })], 'eip155:137'],
  ['eth_signTypedData_v4', typedData(10), 'eip155:1'],
  ['eth_signTypedData_v4', [ACCOUNT, 'broken'], 'eip155:1'],
])('%s with %j goes to %s, with its parameters', async (method, params, chainId) => {
  const { connector, client } = setUp()
  await connector.connect({ networks })
  const asked = vi.spyOn(client, 'request')
  await (connector.getProvider('eip155') as Provider).request({ method, params })
  const request = { topic: 'topic-0', chainId, request: { method, params } }
  expect(asked).toHaveBeenCalledExactlyOnceWith(request)
})

test.each([
  ['a chain that was not approved', 'eth_sendTransaction', [{ chainId: '0x89' }]],
  ['a chain that is not in the app', 'wallet_sendCalls', [{ chainId: '0xa' }]],
  ['a chain id that cannot be read', 'eth_sendTransaction', [{ chainId: 'nonsense' }]],
  ['a method that was not approved', 'eth_signTransaction', [{ chainId: '0x1' }]],
  ['a method that is not known', 'wallet_unknown', []],
])('a request with %s is not sent to the wallet or a node', async (_, method, params) => {
  const { client } = createFakeSignClient(networks)
  alterApprovals(client, (namespace) => {
    namespace.chains = ['eip155:1']
    namespace.accounts = [`eip155:1:${ACCOUNT}`]
    namespace.methods = ['eth_sendTransaction', 'wallet_sendCalls', 'personal_sign']
  })
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('offline')))
  const connector = walletConnect({ client })({ ...testContext(networks), fetch })
  await connector.connect({ networks })
  const asked = vi.spyOn(client, 'request')
  const provider = connector.getProvider('eip155') as Provider
  await expect(provider.request({ method, params })).rejects.toThrow()
  expect(asked).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
})

test('after the wallet changed to a chain that it did not approve, nothing is signed on another chain', async () => {
  const { connector, client, emit } = setUp()
  await connector.connect({ networks })
  const event = { name: 'chainChanged', data: 10 }
  emit('session_event', { id: 1, topic: 'topic-0', params: { chainId: 'eip155:1', event } })
  const asked = vi.spyOn(client, 'request')
  const provider = connector.getProvider('eip155') as Provider
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', ACCOUNT] })
  await expect(signing).rejects.toMatchObject({ cause: { code: 'CHAIN_NOT_APPROVED' } })
  expect(asked).not.toHaveBeenCalled()
})

test('a wallet that has only the deprecated id of a cluster is asked with that id', async () => {
  const { client } = createFakeSignClient([solana])
  const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  alterApprovals(client, (namespace) => {
    namespace.chains = [`${solana.deprecatedCaipNetworkId}`]
    namespace.accounts = [`${solana.deprecatedCaipNetworkId}:${address}`]
  })
  const connector = walletConnect({ client })(testContext([solana]))
  await connector.connect({ networks: [solana] })
  const asked = vi.spyOn(client, 'request')
  const { accounts, features } = connector.getProvider('solana') as SolanaProvider
  const { signMessage } = features['solana:signMessage'] as { signMessage(input: object): Promise<unknown> }
  await signMessage({ account: accounts[0], message: new Uint8Array(1) }).catch(() => undefined)
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ chainId: solana.deprecatedCaipNetworkId }),
  )
})

test('a disconnect before the stored session is restored ends that session', async () => {
  const { client, sessions } = createFakeSignClient(networks)
  await walletConnect({ client })(testContext(networks)).connect({ networks })
  const connector = walletConnect({ client })(testContext(networks))
  await connector.disconnect()
  expect(sessions.size).toBe(0)
  expect(await connector.restore?.({ networks })).toEqual([])
})

test('the session is on `defaultChain`, else on the current network of the app', async () => {
  const { client } = createFakeSignClient(networks)
  const options = { client, namespaces: { eip155: { defaultChain: 'eip155:137' } } } as const
  const chainOf = async (connector: Connector) =>
    (await connector.connect({ networks: [mainnet] }))[0]?.chainId
  expect(await chainOf(walletConnect(options)(testContext(networks)))).toBe('137')
  expect(await chainOf(walletConnect({ client })(testContext(networks)))).toBe('1')
})

test('the sessions of the requested namespaces are first', async () => {
  const all = [mainnet, solana]
  const { client } = createFakeSignClient(all)
  alterApprovals(client, (namespace) => {
    if (namespace.chains.includes(solana.caipNetworkId))
      namespace.accounts = [`${solana.caipNetworkId}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`]
  })
  const connector = walletConnect({ client })(testContext(all))
  const order = async (...namespaces: ('eip155' | 'solana')[]) =>
    (await connector.connect({ networks: all, namespaces })).map(({ namespace }) => namespace)
  expect(await order('solana')).toEqual(['solana', 'eip155'])
  expect(await order('eip155')).toEqual(['eip155', 'solana'])
})

test.each([
  ['adds a chain that is unknown to the wallet', { code: 4902 }, null, '0x89'],
  ['to an unknown chain whose addition is rejected keeps the chain', { code: 4902 }, { code: 5000 }, '0x1'],
  ['that is rejected adds nothing, and keeps the chain', { code: 5000 }, undefined, '0x1'],
  ['that fails adds nothing, and keeps the chain', { code: -32000, message: 'broken' }, undefined, '0x1'],
])('a switch %s', async (_, switchError, addError, chainId) => {
  const { connector, client } = setUp()
  alterApprovals(client, (namespace) => {
    namespace.chains = ['eip155:1']
    namespace.accounts = [`eip155:1:${ACCOUNT}`]
  })
  await connector.connect({ networks })
  const asked = vi.spyOn(client, 'request').mockRejectedValueOnce(switchError)
  if (addError) asked.mockRejectedValueOnce(addError)
  const switching = connector.switchNetwork?.({ network: polygon })
  if (chainId === '0x89') await switching
  else {
    const isRejected = [switchError.code, addError?.code].includes(5000)
    await expect(switching).rejects.toMatchObject({
      code: isRejected ? 'USER_REJECTED' : 'CHAIN_NOT_SUPPORTED',
    })
  }
  expect(asked).toHaveBeenCalledTimes(addError === undefined ? 1 : 2)
  const provider = connector.getProvider('eip155') as Provider
  expect(await provider.request({ method: 'eth_chainId' })).toBe(chainId)
})

test.each([
  ['the switch', 0],
  ['the addition of the chain', 1],
])(
  'a switch that is aborted while the wallet is asked for %s rejects with the reason',
  async (_, answers) => {
    const { connector, client } = setUp()
    alterApprovals(client, (namespace) => {
      namespace.chains = ['eip155:1']
      namespace.accounts = [`eip155:1:${ACCOUNT}`]
    })
    await connector.connect({ networks })
    const asked = vi.spyOn(client, 'request')
    for (let count = 0; count < answers; count++) asked.mockRejectedValueOnce({ code: 4902 })
    asked.mockReturnValue(new Promise(() => {}))
    const controller = new AbortController()
    const switching = connector.switchNetwork?.({ network: polygon, signal: controller.signal })
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(answers + 1))
    controller.abort('left')
    await expect(switching).rejects.toBe('left')
    expect(asked).toHaveBeenCalledTimes(answers + 1)
  },
)

test('a new session without an account ends, and the session in use stays', async () => {
  const { connector, client, sessions } = setUp()
  await connector.connect({ networks })
  alterApprovals(client, (namespace) => void (namespace.accounts = []))
  await expect(connector.connect({ networks })).rejects.toMatchObject({ code: 'NO_ACCOUNTS' })
  await vi.waitFor(() => expect([...sessions.keys()]).toEqual(['topic-0']))
  const asked = vi.spyOn(client, 'request')
  const provider = connector.getProvider('eip155') as Provider
  await provider.request({ method: 'personal_sign', params: ['0x00', '0x'] })
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ topic: 'topic-0' }))
})

test('ping without a session rejects', async () => {
  await expect(setUp().connector.ping?.()).rejects.toMatchObject({ code: 'NO_MATCHING_KEY' })
})

test('the latest events before a session is open are kept, up to a limit', async () => {
  const { client, emit } = createFakeSignClient(networks)
  const context = testContext(networks)
  await walletConnect({ client })(context).connect({ networks })
  const emitSessionEvent = (name: string, data: unknown, id: number) =>
    emit('session_event', { id, topic: 'topic-0', params: { chainId: 'eip155:1', event: { name, data } } })
  const chainAfter = async (emitEvents: () => void) => {
    const connector = walletConnect({ client })(context)
    connector.subscribe(() => undefined)
    await connector.prepare?.()
    emitEvents()
    return (await connector.restore?.({ networks }))?.[0]?.chainId
  }
  expect(
    await chainAfter(() => {
      for (let id = 0; id < 500; id++) emitSessionEvent('other', id, id)
      emitSessionEvent('chainChanged', 137, 500)
    }),
  ).toBe('137')
  expect(
    await chainAfter(() => {
      emitSessionEvent('chainChanged', 137, 1000)
      for (let id = 1001; id < 1500; id++) emitSessionEvent('other', id, id)
    }),
  ).toBe('1')
})

const SOLANA_KEY = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

/** A wallet whose session has no account on the second network before `add`. */
function setUpAddition(all: readonly [CaipNetwork, CaipNetwork], addresses: readonly [string, string]) {
  const { client, emit } = createFakeSignClient(all)
  const added: Granted[] = []
  const seen: unknown[] = []
  const accountsOn = (index: 0 | 1) => [`${all[index].caipNetworkId}:${addresses[index]}`]
  const add = (): void => {
    for (const namespace of added) namespace.accounts = accountsOn(1)
    emit('session_update', { topic: 'topic-0' })
  }
  alterApprovals(client, (namespace) => {
    const isAdded = namespace.chains.includes(all[1].caipNetworkId)
    namespace.accounts = isAdded ? [] : accountsOn(0)
    if (isAdded) added.push(namespace)
  })
  const connector = walletConnect({ client })(testContext(all))
  const { chainNamespace } = all[1]
  const provider = (): unknown => connector.getProvider(chainNamespace)
  connector.subscribe((event) => {
    if (event.type === 'change' && event.namespace === chainNamespace)
      seen.push([event.accounts?.map(({ address }) => address), provider() !== undefined])
  })
  const connectSession = () => connector.connect({ networks: all })
  const addWhileLoading = (): void => void (whileLoading.run = add)
  return { connector, connectSession, provider, seen, add, addWhileLoading }
}

test('an update that adds a namespace emits its accounts once its provider is loaded', async () => {
  const { connectSession, add, seen } = setUpAddition([mainnet, solana], [ACCOUNT, SOLANA_KEY])
  expect(await connectSession()).toMatchObject([{ namespace: 'eip155' }])
  add()
  await vi.waitFor(() => expect(seen).toEqual([[[SOLANA_KEY], true]]))
})

test('a restore after an update that adds a namespace waits for its provider', async () => {
  const { connectSession, connector, add, provider } = setUpAddition([mainnet, solana], [ACCOUNT, SOLANA_KEY])
  await connectSession()
  add()
  expect(await connector.restore?.({ networks })).toMatchObject([
    { namespace: 'eip155' },
    { namespace: 'solana' },
  ])
  expect(provider()).toBeDefined()
})

test('a connect waits for the provider of a namespace that an update adds meanwhile', async () => {
  const { connectSession, addWhileLoading, provider } = setUpAddition(
    [bitcoin, cosmoshub],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'],
  )
  addWhileLoading()
  expect(await connectSession()).toMatchObject([{ namespace: 'bip122' }, { namespace: 'cosmos' }])
  expect(provider()).toBeDefined()
})

/** Pairs again while a session is open; the wallet emits an event as soon as it has approved. */
async function pairAgain(name: string, event: object) {
  const { connector, client, emit } = setUp()
  await connector.connect({ networks })
  alterApprovals(client, () => emit(name, { topic: 'topic-1', ...event }))
  return { connector, connecting: connector.connect({ networks }) }
}

test('an event of a new session before it is open is applied, also while an older session is open', async () => {
  const event = { name: 'chainChanged', data: 137 }
  const { connecting } = await pairAgain('session_event', { id: 1, params: { chainId: 'eip155:1', event } })
  expect(await connecting).toMatchObject([{ namespace: 'eip155', chainId: '137' }])
})

test('a new session that ends before it is open does not replace the session in use', async () => {
  const { connecting, connector } = await pairAgain('session_delete', {})
  await expect(connecting).rejects.toMatchObject({ code: 'NO_ACCOUNTS' })
  expect(await connector.restore?.({ networks })).toMatchObject([{ namespace: 'eip155' }])
})

test('a second restore at the same time keeps the events that the first one has applied', async () => {
  const { client, emit } = createFakeSignClient(networks)
  const context = testContext(networks)
  await walletConnect({ client })(context).connect({ networks })
  const connector = walletConnect({ client })(context)
  connector.subscribe(() => undefined)
  await connector.prepare?.()
  const event = { name: 'chainChanged', data: 137 }
  emit('session_event', { id: 1, topic: 'topic-0', params: { chainId: 'eip155:1', event } })
  const restores = await Promise.all([connector.restore?.({ networks }), connector.restore?.({ networks })])
  expect(restores).toMatchObject([[{ chainId: '137' }], [{ chainId: '137' }]])
  expect(await (connector.getProvider('eip155') as Provider).request({ method: 'eth_chainId' })).toBe('0x89')
})

test('a disconnect during a restore leaves no session', async () => {
  const { client } = createFakeSignClient(networks)
  const context = testContext(networks)
  await walletConnect({ client })(context).connect({ networks })
  const connector = walletConnect({ client })(context)
  const restoring = connector.restore?.({ networks })
  await connector.disconnect()
  expect(await restoring).toEqual([])
  expect(connector.getProvider('eip155')).toBeUndefined()
})

describe('a session in use that another tab, with the same client,', () => {
  const OTHER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  async function setUpTab() {
    const { connector, client, sessions, wallet } = setUp()
    await connector.connect({ networks })
    const addSession = (topic: string): void => {
      const namespace = { accounts: [`eip155:1:${OTHER}`], chains: ['eip155:1'], methods: [], events: [] }
      sessions.set(topic, {
        ...sessions.get('topic-0'),
        topic,
        expiry: 4_100_000_000,
        namespaces: { eip155: namespace },
      })
    }
    const restored = async () =>
      (await connector.restore?.({ networks }))?.map(({ accounts }) => accounts[0]?.address)
    return { connector, client, sessions, wallet, addSession, restored }
  }

  test('has replaced is replaced by the new session at the next restore', async () => {
    const { connector, client, sessions, addSession, restored } = await setUpTab()
    addSession('topic-9')
    sessions.delete('topic-0')
    expect(await restored()).toEqual([OTHER])
    const asked = vi.spyOn(client, 'request')
    expect(await (connector.getProvider('eip155') as Provider).request({ method: 'eth_accounts' })).toEqual([
      OTHER,
    ])
    expect(asked).not.toHaveBeenCalled()
  })

  test('has ended is not restored', async () => {
    const { connector, sessions, restored } = await setUpTab()
    sessions.clear()
    expect(await restored()).toEqual([])
    expect(connector.getProvider('eip155')).toBeUndefined()
  })

  test('has kept stays, also beside a session with a later expiry, and if the client fails', async () => {
    const { wallet, addSession, restored } = await setUpTab()
    addSession('topic-9')
    expect(await restored()).toEqual([ACCOUNT])
    wallet.fail()
    expect(await restored()).toEqual([ACCOUNT])
  })
})
