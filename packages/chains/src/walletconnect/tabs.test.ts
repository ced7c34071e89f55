import { afterAll, expect, test, vi } from 'vitest'
import { testContext } from '../conformance/testContext.ts'
import type { ConnectorEvent } from '../connector.ts'
import { read } from '../errors/foreign.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { createBrowser } from '../test/fakeBrowser.ts'
import { createFakeSignClient } from '../test/fakeSignClient.ts'
import type { CaipNetwork } from '../types.ts'
import type { Tabs } from './client/tabs.ts'
import { walletConnect } from './walletConnect.ts'

const networks = [mainnet, polygon]
const OLD = '0x52908400098527886E0F7030069857D2E4169EE7'
const NEW = '0x27b1fdb04752bbc536007a920d24acb045561c26'

const page = vi.hoisted(() => {
  // Test files share modules, and loaded ones keep the modules that they import.
  vi.resetModules()
  return { tabs: undefined as unknown, client: undefined as unknown }
})
afterAll(() => void vi.resetModules())
vi.mock('./client/tabs.ts', () => ({ findTabs: () => page.tabs }))
vi.mock('./client/createSignClient.ts', () => ({
  createSignClient: async () => ({ client: page.client, close: async () => undefined }),
}))

/** Two tabs of an app with one client, which the first one has. The second tab is connected by a restore. */
async function setUp(own: readonly CaipNetwork[] = networks) {
  const fake = createFakeSignClient(networks)
  Object.assign(page, { tabs: createBrowser().tabs, client: fake.client })
  const context = { ...testContext(networks), projectId: 'test' }
  const [one, two] = [walletConnect()(context), walletConnect()({ ...context, networks: own })]
  const events: ConnectorEvent[] = []
  const leave = two.subscribe((event) => events.push(event))
  await one.connect({ networks })
  // `restore` reads the stored sessions before it asks the client.
  context.storage.setItem(
    'wc@2:client:0.3:foyer//session',
    JSON.stringify([{ topic: 'topic-0', expiry: 4_000_000_000 }]),
  )
  expect(await two.restore?.({ networks })).toMatchObject([{ accounts: [{ address: OLD }, {}] }])
  const settle = fake.client.connect
  /** The first tab connects another wallet, with these accounts. */
  const connectAgain = async (accounts: readonly string[], namespace = 'eip155'): Promise<void> => {
    fake.client.connect = async (parameters) => {
      const { uri, approval } = await settle(parameters)
      const approve = async (): Promise<unknown> => {
        const { topic } = (await approval()) as { topic: string }
        const next = { chains: [], accounts, methods: ['personal_sign'], events: [] }
        const session = { ...fake.sessions.get(topic), topic, namespaces: { [namespace]: next } }
        fake.sessions.set(topic, session)
        return session
      }
      return { uri, approval: approve }
    }
    await one.connect({ networks })
    await vi.waitFor(() => expect(fake.sessions.size).toBe(1))
  }
  return { ...fake, context, one, two, leave, events, connectAgain }
}

type Provider = { request(parameters: object): Promise<unknown> }

test('a wallet that one tab connects in place of another is the wallet of both tabs', async () => {
  const { one, two, events, client, connectAgain } = await setUp()
  await connectAgain([`eip155:1:${NEW}`])
  await vi.waitFor(() => expect(events).toHaveLength(1))
  expect(events[0]).toMatchObject({
    type: 'change',
    namespace: 'eip155',
    accounts: [{ address: expect.stringMatching(new RegExp(NEW, 'i')) }],
    session: { approvedCaipNetworkIds: ['eip155:1'] },
  })
  const asked = vi.spyOn(client, 'request')
  for (const { getProvider } of [one, two])
    await (getProvider('eip155') as Provider).request({ method: 'personal_sign', params: ['0x00', NEW] })
  expect(asked.mock.calls).toMatchObject([[{ topic: 'topic-1' }], [{ topic: 'topic-1' }]])
})

test('the other tab has the new wallet before the relay has ended the session of the old one', async () => {
  const { events, client, connectAgain } = await setUp()
  const end = vi.fn(() => new Promise<undefined>(() => undefined))
  client.disconnect = end
  connectAgain([`eip155:1:${NEW}`]).catch(() => undefined)
  await vi.waitFor(() => expect(events).toMatchObject([{ type: 'change', namespace: 'eip155' }]))
  expect(end).toHaveBeenCalledOnce()
})

test('a change of the new wallet that arrives before its session applies to both tabs', async () => {
  const { two, emit, connectAgain } = await setUp()
  emit('session_event', {
    id: 1,
    topic: 'topic-1',
    params: { chainId: 'eip155:1', event: { name: 'chainChanged', data: 137 } },
  })
  await connectAgain([`eip155:1:${NEW}`, `eip155:137:${NEW}`])
  await vi.waitFor(async () => expect(await two.restore?.({ networks })).toMatchObject([{ chainId: '137' }]))
})

test('a tab that missed the end of its session has the next session of the same account', async () => {
  const { one, two, client, sessions } = await setUp()
  await one.disconnect()
  expect(sessions.size).toBe(0)
  sessions.set('old', {})
  await one.connect({ networks })
  const asked = vi.spyOn(client, 'request')
  await vi.waitFor(async () => {
    await (two.getProvider('eip155') as Provider).request({ method: 'personal_sign', params: ['0x00', OLD] })
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ topic: 'topic-1' }))
  })
})

/** A third tab, one of whose answers waits. */
function openThird(context: ReturnType<typeof testContext>, waiting = 1) {
  const tabs = page.tabs as Tabs
  const held: (() => void)[] = []
  let answers = 0
  page.tabs = {
    ...tabs,
    openChannel: (name, onMessage) =>
      tabs.openChannel(name, (message) => {
        if (read(message, 'kind') === 'done' && ++answers === waiting) held.push(() => onMessage(message))
        else onMessage(message)
      }),
  } satisfies Tabs
  return { three: walletConnect()(context), held }
}

test('a restore that was answered before another wallet was connected does not open the ended session', async () => {
  const { context, connectAgain } = await setUp()
  const { three, held } = openThird(context)
  const restoring = three.restore?.({ networks })
  await vi.waitFor(() => expect(held).toHaveLength(1))
  await connectAgain([`eip155:1:${NEW}`])
  held[0]?.()
  expect(await restoring).toEqual([])
  const [restored] = (await three.restore?.({ networks })) ?? []
  expect(restored?.accounts).toMatchObject([{ address: expect.stringMatching(new RegExp(NEW, 'i')) }])
})

test('an update of the session after the answer to a restore applies', async () => {
  const { context, sessions, emit, events } = await setUp()
  const { three, held } = openThird(context)
  const restoring = three.restore?.({ networks })
  await vi.waitFor(() => expect(held).toHaveLength(1))
  const next = { chains: [], accounts: [`eip155:137:${NEW}`], methods: [], events: [] }
  sessions.set('topic-0', { ...sessions.get('topic-0'), namespaces: { eip155: next } })
  emit('session_update', { topic: 'topic-0' })
  await vi.waitFor(() => expect(events).toHaveLength(1))
  held[0]?.()
  expect(await restoring).toMatchObject([
    { accounts: [{ address: expect.stringMatching(new RegExp(NEW, 'i')) }], chainId: '137' },
  ])
})

test('a restore of a known session does not apply an answer that is older than an update', async () => {
  const { context, sessions, emit } = await setUp()
  const { three, held } = openThird(context, 2)
  const events: ConnectorEvent[] = []
  three.subscribe((event) => events.push(event))
  await three.restore?.({ networks })
  const become = (account: string): void => {
    const next = { chains: [], accounts: [account], methods: [], events: [] }
    sessions.set('topic-0', { ...sessions.get('topic-0'), namespaces: { eip155: next } })
  }
  become(`eip155:1:${NEW}`)
  const restoring = three.restore?.({ networks })
  await vi.waitFor(() => expect(held).toHaveLength(1))
  become(`eip155:137:${NEW}`)
  emit('session_update', { topic: 'topic-0' })
  await vi.waitFor(() => expect(events).toHaveLength(1))
  held[0]?.()
  expect(await restoring).toMatchObject([{ chainId: '137' }])
})

test('a tab that left while the wallet changed the session has the changed session at its next restore', async () => {
  const { two, leave, sessions, emit, events } = await setUp()
  leave()
  const next = { chains: [], accounts: [`eip155:137:${NEW}`], methods: ['eth_sign'], events: [] }
  sessions.set('topic-0', { ...sessions.get('topic-0'), namespaces: { eip155: next } })
  emit('session_update', { topic: 'topic-0' })
  two.subscribe((event) => events.push(event))
  expect(await two.restore?.({ networks })).toMatchObject([
    { accounts: [{ address: expect.stringMatching(new RegExp(NEW, 'i')) }], chainId: '137' },
  ])
  expect(two.supportsMethod?.('eip155', 'eth_sign')).toBe(true)
  expect(await (two.getProvider('eip155') as Provider).request({ method: 'eth_chainId' })).toBe('0x89')
})

test('a restore of an unchanged session keeps the chain and the account that the wallet selected', async () => {
  const { two, events, emit } = await setUp()
  const send = (id: number, name: string, data: unknown): void =>
    emit('session_event', { id, topic: 'topic-0', params: { chainId: 'eip155:1', event: { name, data } } })
  send(1, 'chainChanged', 137)
  send(2, 'accountsChanged', ['0x8617E340B3D01FA5F11F306F4090FD50E238070D'])
  await vi.waitFor(() => expect(events).toHaveLength(2))
  expect(await two.restore?.({ networks })).toMatchObject([
    { chainId: '137', accounts: [{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }] },
  ])
})

test('a tab without the networks of the new wallet has no account, and does not end the session', async () => {
  const { events, sessions, connectAgain } = await setUp([mainnet])
  await connectAgain([`eip155:137:${NEW}`])
  await vi.waitFor(() => expect(events).toEqual([{ type: 'change', namespace: 'eip155', accounts: [] }]))
  expect([...sessions.keys()]).toEqual(['topic-1'])
})
