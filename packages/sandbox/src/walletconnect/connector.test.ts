// The connector against a real relay, with a second client as the wallet.
import type { Connector, ConnectorContext, ConnectorEvent } from '@foyer/chains'
import { isFoyerError, isUserRejected } from '@foyer/chains'
import { runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import SignClientModule, { SignClient } from '@walletconnect/sign-client'
import { recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRelay, type Relay } from '../relay/startRelay.ts'

const owner = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const Client = SignClient ?? (SignClientModule as unknown as { SignClient: typeof SignClient }).SignClient
type Wallet = Awaited<ReturnType<typeof Client.init>>

let relay: Relay
let undo: (() => unknown)[]
let names = 0

beforeEach(async () => {
  relay = await startRelay()
  undo = [() => relay.stop()]
})
afterEach(async () => {
  for (const run of undo.toReversed()) await run()
})

function memory(): ConnectorContext['storage'] & { readonly keys: () => string[] } {
  const stored = new Map<string, string>()
  return {
    keys: () => [...stored.keys()],
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}

function setUp(changes: Partial<ConnectorContext> = {}) {
  names += 1
  const events: ConnectorEvent[] = []
  const context: ConnectorContext = {
    networks: [mainnet, polygon, solana],
    storage: memory(),
    metadata: { name: 'Test', description: 'A test', url: 'https://app.example', icons: [] },
    projectId: 'test',
    relayUrl: relay.url,
    logger: { level: 'silent' },
    id: `test-${names}`,
    ...changes,
  }
  const connector = walletConnect()(context) as Connector
  const stop = connector.subscribe((event) => events.push(event))
  undo.push(stop)
  return { connector, events, context, stop }
}

async function startWallet(): Promise<Wallet> {
  names += 1
  const wallet = await Client.init({
    projectId: 'test',
    relayUrl: relay.url,
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: `wallet-${names}`,
    storage: asyncMemory() as never,
    metadata: { name: 'Wallet', description: '', url: 'https://wallet.example', icons: [] },
  })
  undo.push(() => {
    wallet.core.heartbeat.stop()
    return wallet.core.relayer.transportClose()
  })
  return wallet
}

function asyncMemory() {
  const stored = new Map<string, string>()
  return {
    getKeys: async () => [...stored.keys()],
    getEntries: async () => [...stored].map(([key, value]) => [key, JSON.parse(value)]),
    getItem: async (key: string) => (stored.has(key) ? JSON.parse(stored.get(key) as string) : undefined),
    setItem: async (key: string, value: unknown) => void stored.set(key, JSON.stringify(value)),
    removeItem: async (key: string) => void stored.delete(key),
  }
}

const uriOf = (events: ConnectorEvent[]) =>
  expect
    .poll(() => events.flatMap((event) => (event.type === 'connecting' && event.uri) || []).at(-1), {
      timeout: 5000,
    })
    .toMatch(/^wc:/)
    .then(() => events.flatMap((event) => (event.type === 'connecting' && event.uri) || []).at(-1) as string)

const approved = {
  eip155: {
    chains: ['eip155:1', 'eip155:137'],
    accounts: [`eip155:1:${owner.address}`, `eip155:137:${owner.address}`],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

async function approve(wallet: Wallet, uri: string, namespaces: object = approved) {
  const proposed = new Promise<{
    id: number
    params: { optionalNamespaces: Record<string, { chains?: string[] }>; requiredNamespaces: object }
  }>((resolve) => wallet.once('session_proposal', resolve as never))
  await wallet.pair({ uri })
  const proposal = await proposed
  const { topic } = await wallet.approve({ id: proposal.id, namespaces: namespaces as never })
  return { proposal, topic }
}

test('pairs, connects and signs', async () => {
  const { connector, events } = setUp()
  const wallet = await startWallet()
  const connecting = connector.connect({ networks: [polygon, solana] })
  const uri = await uriOf(events)
  const { proposal } = await approve(wallet, uri)
  expect(proposal.params.requiredNamespaces).toEqual({})
  expect(Object.keys(proposal.params.optionalNamespaces)).toEqual(['eip155', 'solana'])
  expect(proposal.params.optionalNamespaces['solana']?.chains).toHaveLength(2)
  expect(await connecting).toEqual([
    {
      namespace: 'eip155',
      accounts: [{ address: owner.address, type: 'eoa' }],
      chainId: '137',
      approvedCaipNetworkIds: ['eip155:1', 'eip155:137'],
    },
  ])
  wallet.on('session_request', async ({ topic, id, params }) => {
    const [message] = params.request.params as [`0x${string}`]
    const signature = await owner.signMessage({ message: { raw: message } })
    await wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: signature } })
  })
  const signature = await runOperation(eip155(), 'signMessage', {
    network: polygon,
    provider: connector.getProvider('eip155'),
    parameters: { address: owner.address, message: 'hello' },
  })
  expect(await recoverMessageAddress({ message: 'hello', signature: signature as `0x${string}` })).toBe(
    owner.address,
  )
  expect(relay.requests.list()[0]?.method).toBe('wc_proposeSession')
  await connector.disconnect()
})

test('comes back after a reload, and hears what happened meanwhile', async () => {
  const { connector, events, context, stop } = setUp()
  const wallet = await startWallet()
  const connecting = connector.connect({ networks: [mainnet] })
  const { topic } = await approve(wallet, await uriOf(events))
  await connecting
  stop()
  await expect.poll(relay.connections).toBe(1)
  await wallet.emit({ topic, event: { name: 'chainChanged', data: '0x89' }, chainId: 'eip155:137' })
  const again = walletConnect()(context) as Connector
  const heard: ConnectorEvent[] = []
  undo.push(again.subscribe((event) => heard.push(event)))
  expect(await again.restore?.({ networks: [mainnet] })).toMatchObject([
    { namespace: 'eip155', chainId: '1' },
  ])
  await expect
    .poll(() => heard, { timeout: 5000 })
    .toMatchObject([{ type: 'change', namespace: 'eip155', chainId: '137' }])
  await again.disconnect()
  expect(await again.restore?.({ networks: [mainnet] })).toEqual([])
})

test('restores nothing without a socket or the client', async () => {
  const { connector } = setUp()
  expect(await connector.restore?.({ networks: [mainnet] })).toEqual([])
  expect(relay.connections()).toBe(0)
})

test("its owner's no", async () => {
  const { connector, events } = setUp()
  const wallet = await startWallet()
  const failing = connector.connect({ networks: [mainnet] }).catch((error: unknown) => error)
  const uri = await uriOf(events)
  wallet.once('session_proposal', ({ id }) =>
    wallet.reject({ id, reason: { code: 5000, message: 'User rejected.' } }),
  )
  await wallet.pair({ uri })
  expect(isUserRejected(await failing)).toBe(true)
})

test('what is aborted cannot be approved any more', async () => {
  const { connector, events, context } = setUp()
  const wallet = await startWallet()
  const controller = new AbortController()
  const failing = connector
    .connect({ networks: [mainnet], signal: controller.signal })
    .catch((error: unknown) => error)
  const uri = await uriOf(events)
  controller.abort()
  expect(await failing).toBe(controller.signal.reason)
  await wallet.pair({ uri }).catch(() => undefined)
  await expect.poll(() => context.storage.getItem(`wc@2:client:0.3:foyer-${context.id}//proposal`)).toBe('[]')
  expect(context.storage.getItem(`wc@2:client:0.3:foyer-${context.id}//session`) ?? '[]').toBe('[]')
})

test.each([
  [{ close: 3000, reason: 'Unauthorized: invalid key', delayMs: 50 }, 'INVALID_APP_CONFIGURATION', 'open'],
  [
    { close: 3000, reason: 'Unauthorized: origin not allowed', delayMs: 50 },
    'INVALID_APP_CONFIGURATION',
    'open',
  ],
  [
    { close: 3000, reason: 'JWT validation error: JWT Token is not yet valid', delayMs: 50 },
    'SESSION_EXPIRED',
    'open',
  ],
  [{ status: 401 }, 'INVALID_APP_CONFIGURATION', 'upgrade'],
  [{ status: 429 }, 'RATE_LIMITED', 'upgrade'],
] as const)('a relay that refuses with %o is %s', async (fault, code, point) => {
  const { connector, events } = setUp()
  relay.faults.set('wc_proposeSession', { silent: true })
  relay.faults.set(point, fault)
  const error = await connector.connect({ networks: [mainnet] }).catch((failure: unknown) => failure)
  expect(isFoyerError(error, code)).toBe(true)
  const again = await connector.connect({ networks: [mainnet] }).catch((failure: unknown) => failure)
  expect(isFoyerError(again, code)).toBe(true)
  expect(events.filter(({ type }) => type === 'alert')).toHaveLength(1)
  relay.faults.clear()
  const wallet = await startWallet()
  events.length = 0
  const connecting = connector.connect({ networks: [mainnet] })
  await approve(wallet, await uriOf(events))
  expect(await connecting).toHaveLength(1)
})

test('a relay that is not there', async () => {
  const { connector } = setUp({ relayUrl: 'ws://127.0.0.1:9' })
  const error = await connector.connect({ networks: [mainnet] }).catch((failure: unknown) => failure)
  expect(isFoyerError(error, 'RELAY_UNREACHABLE')).toBe(true)
})
