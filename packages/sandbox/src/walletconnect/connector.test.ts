import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isFoyerError, isUserRejected, runOperation, type ConnectorEvent } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, optimism, polygon, solana } from '@foyer/chains/networks'
import { recoverMessageAddress, type Hex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type App, type Testbed, walletConnectTestbed } from '../test/walletConnectTestbed.ts'

let testbed: Testbed
beforeEach(async () => {
  testbed = await walletConnectTestbed()
})
afterEach(() => testbed.stop())

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )
const changesOf = (events: readonly ConnectorEvent[]) => events.filter(({ type }) => type === 'change')
const storedSessions = ({ context }: App) =>
  JSON.parse(context.storage.getItem(`wc@2:client:0.3:foyer-${context.id}//session`) ?? '[]') as unknown[]
type Published = { readonly topic: string; readonly message: string }
type Provider = { request(parameters: object): Promise<unknown> }
const providerOf = ({ connector }: App) => connector.getProvider('eip155') as Provider

test('proposes all namespaces at once, all optional', async () => {
  const app = testbed.open()
  const connecting = app.connector.connect({ networks: [polygon, solana] })
  const wallet = await testbed.scan(await app.uri())
  const sessions = await connecting
  expect(wallet.proposals[0]?.requiredNamespaces).toEqual({})
  expect(wallet.proposals[0]?.optionalNamespaces).toMatchObject({
    eip155: { chains: ['eip155:1', 'eip155:137'], events: ['accountsChanged', 'chainChanged'] },
    solana: { chains: [solana.caipNetworkId, solana.deprecatedCaipNetworkId] },
  })
  expect(JSON.stringify(wallet.proposals[0])).not.toMatch(/rpcMap/)
  expect(sessions).toMatchObject([
    { namespace: 'eip155', chainId: '137', approvedCaipNetworkIds: ['eip155:1', 'eip155:137'] },
    { namespace: 'solana', chainId: solana.id, approvedCaipNetworkIds: [solana.caipNetworkId] },
  ])
  const first = testbed.relay.requests.list()[0]
  expect(first?.method).toBe('wc_proposeSession')
  const seconds = (wallet.session()?.expiry ?? 0) - Date.now() / 1000
  expect(Math.round(seconds / 3600)).toBe(24 * 7)
})

test("[S7.36] signs over the relay's socket; the wallet receives the text and the chain", async () => {
  expect(testbed.relay.url).toMatch(/^ws:/)
  const { connector, wallet } = await testbed.pair()
  const address = wallet.session()?.namespaces['eip155']?.accounts[0]?.split(':')[2] ?? ''
  const signature = await runOperation(eip155(), 'signMessage', {
    network: mainnet,
    provider: connector.getProvider('eip155'),
    parameters: { address, message: 'hello' },
  })
  expect(await recoverMessageAddress({ message: 'hello', signature: signature as Hex })).toBe(address)
  expect(wallet.requests).toMatchObject([{ method: 'personal_sign', chainId: 'eip155:1' }])
})

test('[S8.57] `isUserRejected` recognises rejections of the connection and of a request', async () => {
  const app = testbed.open()
  const refused = failureOf(app.connector.connect({ networks: [mainnet] }))
  await testbed.scan(await app.uri(), { behaviours: { wc_sessionPropose: 'reject' } })
  expect(isUserRejected(await refused)).toBe(true)
  const paired = await testbed.pair({}, { behaviours: { personal_sign: 'reject' } })
  const error = await failureOf(
    providerOf(paired).request({ method: 'personal_sign', params: ['0x00', '0x'] }),
  )
  expect(error).toMatchObject({ code: 4001 })
  expect(isUserRejected(error)).toBe(true)
})

test('[S8.58] unapproved methods are rejected without publishing', async () => {
  const app = await testbed.pair({ networks: [mainnet, polygon, optimism] }, { approves: ['eip155:1'] })
  const before = testbed.relay.requests.list().length
  const transaction = { from: '0x', to: '0x', chainId: '0xa' }
  const error = await failureOf(
    providerOf(app).request({ method: 'eth_sendTransaction', params: [transaction] }),
  )
  expect(error).toMatchObject({
    code: 4901,
    cause: { shortMessage: 'Missing or invalid. request() chainId: eip155:10' },
  })
  expect(await failureOf(providerOf(app).request({ method: 'wallet_dance' }))).toMatchObject({ code: 4200 })
  expect(testbed.relay.requests.list()).toHaveLength(before)
})

test('accounts on chains that were not requested are dropped', async () => {
  const app = testbed.open({ networks: [mainnet] })
  const connecting = app.connector.connect({ networks: [mainnet] })
  await testbed.scan(await app.uri(), { adds: ['eip155:10'] })
  expect(await connecting).toMatchObject([{ chainId: '1', approvedCaipNetworkIds: ['eip155:1'] }])
})

test('a namespace that was not requested ends the session', async () => {
  const app = testbed.open({ networks: [mainnet] })
  const failing = failureOf(app.connector.connect({ networks: [mainnet] }))
  const wallet = await testbed.scan(await app.uri(), { adds: [solana.caipNetworkId] })
  expect(await failing).toMatchObject({
    code: 'NAMESPACES_NOT_REQUESTED',
    context: { namespaces: 'solana' },
  })
  await expect.poll(wallet.session).toBeUndefined()
  expect(await app.connector.restore?.({ networks: [mainnet] })).toEqual([])
})

test('an approval after an abort opens no session', async () => {
  const app = testbed.open()
  const controller = new AbortController()
  const failing = failureOf(app.connector.connect({ networks: [mainnet], signal: controller.signal }))
  const uri = await app.uri()
  const wallet = await testbed.scan(uri, { behaviours: { wc_sessionPropose: 'locked' } })
  await expect.poll(() => wallet.proposals).toHaveLength(1)
  controller.abort()
  expect(await failing).toBe(controller.signal.reason)
  wallet.setBehaviour('approve')
  // Messages of the wallet arrive before the next proposal.
  app.events.length = 0
  const connecting = app.connector.connect({ networks: [mainnet] })
  await testbed.scan(await app.uri())
  expect(await connecting).not.toEqual([])
  expect(storedSessions(app)).toHaveLength(1)
})

test('an abort between the approval and the session leaves no session in the wallet', async () => {
  const app = testbed.open()
  const controller = new AbortController()
  const failing = failureOf(app.connector.connect({ networks: [mainnet], signal: controller.signal }))
  const uri = await app.uri()
  // The app has the answer of the wallet, but not its session, until it has subscribed to the topic of the session.
  testbed.relay.faults.set('irn_subscribe', { delayMs: 500 })
  const wallet = await testbed.scan(uri)
  const { topic } = await vi.waitUntil(wallet.session)
  const isSubscribed = ({ method, params }: { method: string; params: unknown }): boolean =>
    method === 'irn_subscribe' && (params as { topic: string }).topic === topic
  await expect.poll(() => testbed.relay.requests.list().some(isSubscribed)).toBe(true)
  controller.abort()
  expect(await failing).toBe(controller.signal.reason)
  await expect.poll(wallet.session).toBeUndefined()
  expect(storedSessions(app)).toEqual([])
})

test.each([137, '137', '0x89', 'eip155:137'])('chainChanged with %j emits one change', async (data) => {
  const { events, wallet } = await testbed.pair()
  await wallet.emit('chainChanged', data, 'eip155:137')
  await expect.poll(() => changesOf(events)).toMatchObject([{ namespace: 'eip155', chainId: '137' }])
})

test('accountsChanged emits accounts of the session only', async () => {
  const { events, wallet } = await testbed.pair()
  const [first, second] =
    wallet.session()?.namespaces['eip155']?.accounts.map((one) => one.split(':')[2]) ?? []
  const stranger = '0x52908400098527886E0F7030069857D2E4169EE7'
  await wallet.emit('accountsChanged', [stranger], 'eip155:1')
  await wallet.emit('accountsChanged', [`eip155:1:${second}`, stranger, first], 'eip155:1')
  await expect
    .poll(() => changesOf(events))
    .toEqual([
      {
        type: 'change',
        namespace: 'eip155',
        accounts: [
          { address: second, type: 'eoa' },
          { address: first, type: 'eoa' },
        ],
      },
    ])
})

test('the EIP-1193 provider has the accounts of the latest accountsChanged', async () => {
  const app = await testbed.pair()
  const { events, wallet } = app
  const [, second] = wallet.session()?.namespaces['eip155']?.accounts.map((one) => one.split(':')[2]) ?? []
  await wallet.emit('accountsChanged', [second], 'eip155:1')
  await expect.poll(() => changesOf(events)).toHaveLength(1)
  expect(await providerOf(app).request({ method: 'eth_accounts' })).toEqual([second])
})

test('a message delivered twice emits one event', async () => {
  const { events, wallet } = await testbed.pair()
  testbed.relay.faults.set('delivery', { copies: 2 })
  await wallet.emit('chainChanged', 137, 'eip155:137')
  await wallet.emit('chainChanged', 1, 'eip155:1')
  await expect.poll(() => changesOf(events)).toMatchObject([{ chainId: '137' }, { chainId: '1' }])
})

test('an update removes a namespace, and keeps the others', async () => {
  const { events, wallet } = await testbed.pair()
  await wallet.update({ approves: ['eip155:137'] })
  await expect
    .poll(() => events.slice(-2))
    .toMatchObject([
      { type: 'change', namespace: 'eip155', chainId: '137' },
      { type: 'disconnect', namespace: 'solana' },
    ])
})

test('a disconnect in the wallet disconnects all namespaces', async () => {
  const { connector, events, wallet } = await testbed.pair()
  await wallet.disconnect()
  await expect.poll(() => events.at(-1)).toEqual({ type: 'disconnect' })
  expect(connector.getProvider('eip155')).toBeUndefined()
})

test('[S9.15] resolves a ping, after half a second at the earliest', async () => {
  const { connector } = await testbed.pair()
  const start = performance.now()
  await connector.ping?.()
  expect(performance.now() - start).toBeGreaterThanOrEqual(490)
})

test('a reload restores the session, and receives the events that were emitted meanwhile', async () => {
  const app = await testbed.pair()
  const { wallet, connector, leave, context } = app
  const before = connector.getProvider('eip155')
  expect(connector.getProvider('eip155')).toBe(before)
  leave()
  await expect.poll(testbed.relay.connections).toBe(1)
  await wallet.emit('chainChanged', '0x89', 'eip155:137')
  const again = testbed.open(context)
  expect(await again.connector.restore?.({ networks: [mainnet] })).toMatchObject([
    { namespace: 'eip155', chainId: '1' },
    { namespace: 'solana' },
  ])
  await expect.poll(() => changesOf(again.events)).toMatchObject([{ chainId: '137' }])
  await again.connector.disconnect()
  await expect.poll(wallet.session).toBeUndefined()
  expect(await testbed.open(context).connector.restore?.({ networks: [mainnet] })).toEqual([])
})

/** A page that ends after it has opened a wallet's app with its pairing URI; `again` opens the next page. */
async function leaveForWallet() {
  const app = testbed.open()
  const connecting = failureOf(app.connector.connect({ networks: app.context.networks }))
  const uri = await app.uri()
  const { storage } = app.context
  storage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"rainbow://","name":"Rainbow"}')
  app.leave()
  await connecting
  await expect.poll(testbed.relay.connections).toBe(0)
  return { app, uri, again: () => testbed.open(app.context) }
}

test.each(['before', 'after'])(
  'a wallet that approves %s the next page opens is connected by `restore`, and signs',
  async (when) => {
    const { uri, again } = await leaveForWallet()
    const scanning = when === 'before' ? testbed.scan(uri) : undefined
    if (scanning) await scanning
    const { connector } = again()
    expect(connector.isHost).toBe(true)
    const restoring = connector.restore?.({ networks: [polygon] })
    const wallet = await (scanning ?? testbed.scan(uri))
    expect(await restoring).toMatchObject([{ namespace: 'eip155', chainId: '137' }, { namespace: 'solana' }])
    expect(connector.isHost).toBe(false)
    const address = wallet.session()?.namespaces['eip155']?.accounts[0]?.split(':')[2] ?? ''
    const params = ['0x68656c6c6f', address]
    const signature = await (connector.getProvider('eip155') as Provider).request({
      method: 'personal_sign',
      params,
    })
    expect(await recoverMessageAddress({ message: 'hello', signature: signature as Hex })).toBe(address)
    await connector.disconnect()
    await expect.poll(wallet.session).toBeUndefined()
  },
)

test('after a wallet has declined, the next page restores nothing', async () => {
  const { uri, again } = await leaveForWallet()
  const { connector } = again()
  const restoring = connector.restore?.({ networks: [mainnet] })
  await testbed.scan(uri, { behaviour: 'reject' })
  expect(await restoring).toEqual([])
  expect(connector.isHost).toBe(false)
})

test('a connect of the next page withdraws the proposal of the earlier page', async () => {
  const { uri, again } = await leaveForWallet()
  const next = again()
  const restoring = next.connector.restore?.({ networks: [mainnet] })
  await expect.poll(testbed.relay.connections).toBe(1)
  const connecting = next.connector.connect({ networks: [mainnet] })
  const newest = await next.uri()
  expect(newest).not.toBe(uri)
  expect(await restoring).toEqual([])
  const wallet = await testbed.scan(newest)
  expect(await connecting).toHaveLength(2)
  expect(wallet.session()).toBeDefined()
})

test('an aborted restore withdraws the proposal', async () => {
  const { again } = await leaveForWallet()
  const { connector } = again()
  const controller = new AbortController()
  const restoring = failureOf(
    Promise.resolve(connector.restore?.({ networks: [mainnet], signal: controller.signal })),
  )
  await expect.poll(testbed.relay.connections).toBe(1)
  controller.abort()
  expect(await restoring).toBe(controller.signal.reason)
  await expect.poll(() => connector.isHost).toBe(false)
})

test('a disconnect withdraws the proposal of the earlier page', async () => {
  const { again } = await leaveForWallet()
  const { connector } = again()
  const restoring = connector.restore?.({ networks: [mainnet] })
  await expect.poll(testbed.relay.connections).toBe(1)
  await connector.disconnect()
  expect(await restoring).toEqual([])
  await expect.poll(() => connector.isHost).toBe(false)
})

test('a page whose earlier page showed a QR code, and opened no wallet, opens no socket', async () => {
  const { app, again } = await leaveForWallet()
  app.context.storage.removeItem('WALLETCONNECT_DEEPLINK_CHOICE')
  const { connector } = again()
  expect(connector.isHost).toBe(false)
  expect(await connector.restore?.({ networks: [mainnet] })).toEqual([])
  expect(testbed.relay.connections()).toBe(0)
})

test('[S9.15] an event that the last page received and did not handle is handled a second after the client starts', async () => {
  const { wallet, leave, context } = await testbed.pair()
  leave()
  await expect.poll(testbed.relay.connections).toBe(1)
  testbed.relay.requests.clear()
  await wallet.emit('chainChanged', '0x89', 'eip155:137')
  const [published] = testbed.relay.requests.list().filter(({ method }) => method === 'irn_publish')
  const { topic, message } = (published as { readonly params: Published }).params
  // The relay delivers a message once.
  await testbed.relay.reset()
  const unhandled = { [topic]: { [createHash('sha256').update(message).digest('hex')]: message } }
  const key = `wc@2:core:0.3:foyer-${context.id}//messages_withoutClientAck`
  context.storage.setItem(key, JSON.stringify(unhandled))

  const again = testbed.open(context)
  const start = performance.now()
  await again.connector.restore?.({ networks: [mainnet] })
  await expect.poll(() => changesOf(again.events), { timeout: 10_000 }).toMatchObject([{ chainId: '137' }])
  expect(performance.now() - start).toBeGreaterThanOrEqual(990)
})

test('an end of the session that a slow relay lets the client handle twice leaves no rejection unhandled', async () => {
  const { wallet, leave, context } = await testbed.pair()
  leave()
  await expect.poll(testbed.relay.connections).toBe(1)
  await wallet.disconnect()
  // A second after its start the client handles the message again, because it has not yet answered the wallet.
  testbed.relay.faults.set('irn_publish', { delayMs: 1_500 })
  const rejected = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', rejected)
  try {
    const again = testbed.open(context)
    await again.connector.restore?.({ networks: [mainnet] })
    await expect.poll(() => again.events.at(-1), { timeout: 10_000 }).toEqual({ type: 'disconnect' })
    await sleep(500)
    expect(rejected.mock.calls).toEqual([])
  } finally {
    process.off('unhandledRejection', rejected)
  }
})

test('without a stored session, no socket is opened', async () => {
  const { connector } = testbed.open()
  expect(await connector.restore?.({ networks: [mainnet] })).toEqual([])
  await connector.disconnect()
  expect(testbed.relay.connections()).toBe(0)
})

test('a new wallet replaces the old one', async () => {
  const { connector, wallet, events, uri } = await testbed.pair()
  events.length = 0
  const connecting = connector.connect({ networks: [mainnet] })
  await testbed.scan(await uri())
  await connecting
  await expect.poll(wallet.session).toBeUndefined()
})

const refusals = [
  [
    'open',
    { close: 3000, reason: 'Unauthorized: invalid key', delayMs: 50 },
    'INVALID_APP_CONFIGURATION',
    'APKT007',
  ],
  [
    'open',
    { close: 3000, reason: 'Unauthorized: origin not allowed', delayMs: 50 },
    'INVALID_APP_CONFIGURATION',
    'APKT002',
  ],
  [
    'open',
    { close: 3000, reason: 'JWT validation error: JWT Token is not yet valid', delayMs: 50 },
    'SESSION_EXPIRED',
    'APKT006',
  ],
  ['wc_proposeSession', { error: 'Too many requests' }, 'RATE_LIMITED', undefined],
] as const

/** The WebSocket of browsers and of Node ≥ 22 hides the status of a refused handshake, that of `ws` does not. */
const hidesStatus = typeof WebSocket === 'function'
const refusedHandshakes = [
  ['upgrade', { status: 401 }, 'INVALID_APP_CONFIGURATION', 'APKT007'],
  ['upgrade', { status: 429 }, 'RATE_LIMITED', undefined],
  ['upgrade', { status: 503 }, 'SERVER_ERROR', undefined],
] as const

test.each([...refusals, ...(hidesStatus ? [] : refusedHandshakes)])(
  '[S8.34] [S8.35] [S8.38] the fault at %s, %o, raises one alert, and can be retried',
  async (point, fault, code, alert) => {
    const { connector, events, uri } = testbed.open()
    testbed.relay.faults.set('wc_proposeSession', { silent: true })
    testbed.relay.faults.set(point, fault)
    for (const _ of [1, 2]) {
      const error = await failureOf(connector.connect({ networks: [mainnet] }))
      expect(isFoyerError(error, code)).toBe(true)
      expect(error).toMatchObject({ isRetryable: true, context: alert ? { alert } : {} })
    }
    expect(events.filter(({ type }) => type === 'alert')).toMatchObject([{ error: { code } }])
    testbed.relay.faults.clear()
    const connecting = connector.connect({ networks: [mainnet] })
    await testbed.scan(await uri())
    expect(await connecting).not.toEqual([])
  },
)

test.each(hidesStatus ? refusedHandshakes : [])(
  'the fault at %s, %o, is an unreachable relay without an alert where its status is hidden',
  async (point, fault) => {
    const { connector, events, uri } = testbed.open()
    testbed.relay.faults.set(point, fault)
    const error = await failureOf(connector.connect({ networks: [mainnet] }))
    expect(isFoyerError(error, 'RELAY_UNREACHABLE')).toBe(true)
    expect(events).toEqual([])
    testbed.relay.faults.clear()
    const connecting = connector.connect({ networks: [mainnet] })
    await testbed.scan(await uri())
    expect(await connecting).not.toEqual([])
  },
)

/** Tag of `wc_sessionRequest`, by which a relay identifies the kind of a message. */
const SESSION_REQUEST = 1108

test('[S8.38] a relay that refuses to publish a request rejects it as rate limited, with one alert', async () => {
  const app = await testbed.pair()
  const before = testbed.relay.requests.list().length
  testbed.relay.faults.set('irn_publish', { error: 'Too many requests' })
  const request = { method: 'personal_sign', params: ['0x00', '0x'] }
  const error = await failureOf(providerOf(app).request(request))
  expect(error).toMatchObject({ cause: { code: 'RATE_LIMITED', isRetryable: true } })
  // The wallet may still publish its answers to the pairing.
  const sent = testbed.relay.requests
    .list()
    .slice(before)
    .filter(({ params }) => (params as { tag?: number }).tag === SESSION_REQUEST)
  expect(sent).toMatchObject([{ method: 'irn_publish' }])
  expect(app.events.filter(({ type }) => type === 'alert')).toMatchObject([
    { error: { code: 'RATE_LIMITED' } },
  ])
  expect(app.wallet.requests).toEqual([])
})

test('an unreachable relay rejects at once', async () => {
  const { connector, events } = testbed.open({ relayUrl: 'ws://127.0.0.1:9' })
  const error = await failureOf(connector.connect({ networks: [mainnet] }))
  expect(isFoyerError(error, 'RELAY_UNREACHABLE')).toBe(true)
  expect(events).toEqual([])
})

test('without project id and relay nothing is requested', async () => {
  const { connector, events } = testbed.open({ projectId: undefined, relayUrl: undefined })
  expect(
    isFoyerError(await failureOf(connector.connect({ networks: [mainnet] })), 'PROJECT_ID_MISSING'),
  ).toBe(true)
  await failureOf(connector.connect({ networks: [mainnet] }))
  expect(events).toMatchObject([{ type: 'alert', error: { shortMessage: 'Project ID Not Configured' } }])
})

test('signs in with one prompt', async () => {
  const app = testbed.open({ networks: [mainnet, polygon] })
  const asking = app.connector.authenticate?.({
    caipNetworkIds: ['eip155:137', 'eip155:1'],
    domain: 'app.example',
    uri: 'https://app.example',
    nonce: '12345678',
    statement: 'Welcome.',
  })
  await testbed.scan(await app.uri(), { authenticates: true })
  const result = await asking
  expect(result?.sessions).toMatchObject([{ namespace: 'eip155', chainId: '137' }])
  expect(result?.messages.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:137', 'eip155:1'])
  for (const { message, signature, address } of result?.messages ?? []) {
    expect(message).toMatch(/^app\.example wants you to sign in with your Ethereum account:\n0x/)
    expect(await recoverMessageAddress({ message, signature: signature as Hex })).toBe(address)
  }
})

const oneClick = {
  caipNetworkIds: ['eip155:137', 'eip155:1'],
  domain: 'app.example',
  uri: 'https://app.example',
  nonce: '12345678',
} as const

test.each([
  ['forged', 'CONNECT_FAILED'],
  ['garbled', 'MISSING_OR_INVALID'],
] as const)(
  'a %s one-click signature rejects, and leaves no session in the page or the wallet',
  async (authenticates, code) => {
    const app = testbed.open({ networks: [mainnet, polygon] })
    const asking = app.connector.authenticate?.(oneClick)
    const failing = failureOf(asking as Promise<unknown>)
    const wallet = await testbed.scan(await app.uri(), { authenticates })
    // The session may be gone before a poll sees it.
    expect(await failing).toMatchObject({ code })
    await expect.poll(wallet.session).toBeUndefined()
    await expect.poll(() => storedSessions(app)).toEqual([])
    expect(await app.connector.restore?.({ networks: [mainnet] })).toEqual([])
  },
)

test('a one-click signature after an abort leaves no session in the page or the wallet', async () => {
  const app = testbed.open({ networks: [mainnet] })
  const controller = new AbortController()
  const failing = failureOf(
    app.connector.authenticate?.({ ...oneClick, signal: controller.signal }) as Promise<unknown>,
  )
  const wallet = await testbed.scan(await app.uri(), {
    authenticates: true,
    behaviours: { wc_sessionAuthenticate: 'locked' },
  })
  await expect.poll(() => wallet.client().auth.requests.getAll()).toHaveLength(1)
  controller.abort()
  wallet.setBehaviour('approve')
  expect(await failing).toBe(controller.signal.reason)
  await expect.poll(() => wallet.session() ?? wallet.failures[0]).toBeDefined()
  await expect.poll(wallet.session).toBeUndefined()
  expect(storedSessions(app)).toEqual([])
})

test('a wallet without one-click auth connects without a signature', async () => {
  const app = testbed.open({ networks: [mainnet] })
  const asking = app.connector.authenticate?.({
    caipNetworkIds: ['eip155:1'],
    domain: 'app.example',
    uri: 'https://app.example',
    nonce: '12345678',
  })
  await testbed.scan(await app.uri())
  expect(await asking).toMatchObject({ sessions: [{ namespace: 'eip155' }], messages: [] })
})

const ANSWER_MS = 5000

test.each([
  ['core:0.3', 'subscription', [{ topic: 'ab' }]],
  ['core:0.3', 'subscription', [{ topic: 'ab', relay: { protocol: 'other' } }]],
  ['core:0.3', 'keychain', { client_ed25519_seed: 'ab' }],
  ['core:0.3', 'keychain', { client_ed25519_seed: 5 }],
  ['client:0.3', 'session', [{ topic: 'ab', expiry: 1 }]],
  ['client:0.3', 'session', [{ topic: 5 }]],
])('pairs with malformed entries in storage: %s//%s is %j', async (module, name, value) => {
  const app = testbed.open({ networks: [mainnet] })
  const { id, storage } = app.context
  storage.setItem(`wc@2:${module}:foyer-${id}//${name}`, JSON.stringify(value))
  const signal = AbortSignal.timeout(ANSWER_MS)
  const connecting = app.connector.connect({ networks: [mainnet], signal })
  await testbed.scan(await app.uri())
  expect(await connecting).toMatchObject([{ namespace: 'eip155' }])
})
