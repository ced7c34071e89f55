import { defineNetwork, isUserRejected } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchEvents } from '../core/actions.ts'
import type { FoyerEvent } from '../core/events.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigOptions } from '../core/types.ts'
import { closeModal } from '../modal/closeModal.ts'
import { openModal } from '../modal/openModal.ts'
import { createConfig } from '../setup/createConfig.ts'
import { createTestNetwork } from '../test/networks.ts'
import { connectionsOf, ethereum, solana } from '../test/setup.ts'
import {
  createTestConnector,
  type TestConnector,
  type TestConnectorOptions,
} from '../testing/createTestConnector.ts'
import { activateNetwork } from './activateNetwork.ts'
import { connect } from './connect.ts'
import { getConnectors } from './connections.ts'
import { disconnect } from './disconnect.ts'
import { getAccount, cancelConnect, getNetwork } from './state.ts'

const networks = [1, 137].map((id) =>
  defineNetwork({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  }),
) as unknown as ConfigOptions['networks']

const devnet = createTestNetwork('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')

const live: Config[] = []
function setup(connectors: readonly TestConnector[], options: Partial<ConfigOptions> = {}) {
  const storage = createMemoryStorage()
  const config: Config = createConfig({ networks, connectors, storage, adapters: [], ...options })
  live.push(config)
  const events: FoyerEvent[] = []
  watchEvents(config, { onEvent: (event) => events.push(event) })
  config.mount()
  return { config, storage, events }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const config of live.splice(0)) config.destroy()
  vi.useRealTimers()
})

describe('connecting a wallet', () => {
  test("makes the wallet's account the account of the app [S1.3] [S3.1] [S3.4]", async () => {
    const wallet = createTestConnector()
    const { config, events } = setup([wallet])
    expect(getAccount(config).status).toBe('disconnected')
    const [connection] = await connect(config, { connector: 'test.wallet' })
    expect(connection).toMatchObject({
      connectorId: 'test.wallet',
      connector: { id: 'test.wallet', name: 'Test Wallet', type: 'ANNOUNCED', uid: 'test.wallet' },
      chainId: '1',
      accounts: [{ namespace: 'eip155', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
    })
    expect(getAccount(config)).toMatchObject({
      status: 'connected',
      caipAddress: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    })
    expect(events.map(({ event }) => event)).toContain('CONNECT_SUCCESS')
  })

  test('asks the wallet synchronously, before event listeners of the app run', async () => {
    const wallet = createTestConnector()
    const { config } = setup([wallet])
    const asked: number[] = []
    watchEvents(config, {
      onEvent: ({ event }) => void (event === 'SELECT_WALLET' && asked.push(wallet.calls.connect)),
    })
    const connecting = connect(config, { connector: wallet })
    expect(asked).toEqual([1])
    await connecting
  })

  test("opens a connection with the wallet's network, or without one if it is not configured [S3.6]", async () => {
    const wallet = createTestConnector({ chainId: '137' })
    const { config } = setup([wallet])
    await connect(config, { connector: wallet })
    const network = () => connectionsOf(config)[0]?.caipNetwork
    expect(network()).toEqual(networks[1])
    expect(getNetwork(config)).toEqual(networks[1])
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '1' })
    expect(network()).toEqual(networks[0])
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '999' })
    expect(connectionsOf(config)[0]?.chainId).toBe('999')
    expect(network()).toBeUndefined()
  })

  test("uses the namespace's network for a wallet without a current chain [S3.6]", async () => {
    const wallet = createTestConnector({ chainId: null })
    const { config } = setup([wallet])
    await connect(config, { connector: wallet })
    const network = () => connectionsOf(config)[0]?.caipNetwork?.caipNetworkId
    expect(network()).toBe('eip155:1')
    activateNetwork(config, 'eip155:137')
    expect(network()).toBe('eip155:137')
  })

  test('sets the status connecting while the wallet is asked, and disconnected after a cancel [S4.2]', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup([wallet])
    const connecting = connect(config, { connector: wallet })
    expect(getAccount(config).status).toBe('connecting')
    cancelConnect(config)
    await expect(connecting).rejects.toMatchObject({ name: 'AbortError' })
    expect(getAccount(config).status).toBe('disconnected')
  })

  test.each([
    { answer: 'reject', code: 'USER_REJECTED', event: 'USER_REJECTED', text: 'Connection rejected' },
    { answer: 'fail', code: 'CONNECT_FAILED', event: 'CONNECT_ERROR', text: 'Failed to connect' },
  ] as const)(
    '[S8.8] rejects on $answer with $code and stays disconnected',
    async ({ answer, code, event, text }) => {
      const wallet = createTestConnector()
      wallet.answer = answer
      const { config, events } = setup([wallet])
      const error: unknown = await connect(config, { connector: wallet }).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ code, shortMessage: text })
      expect(isUserRejected(error)).toBe(answer === 'reject')
      expect(getAccount(config).status).toBe('disconnected')
      expect(events.map((each) => each.event)).toContain(event)
    },
  )

  test('lets the visitor choose another account of the connected wallet; the chosen account becomes current', async () => {
    const chosen = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    const wallet = createTestConnector()
    const { config } = setup([wallet])
    await connect(config, { connector: wallet })
    const before = getAccount(config).address!
    const asked = vi
      .spyOn(wallet, 'connect')
      .mockResolvedValue([
        { namespace: 'eip155', accounts: [{ address: chosen }, { address: before }], chainId: '1' },
      ])
    await connect(config, { connector: wallet, isAccountChoice: true })
    expect(asked.mock.calls[0]?.[0].isAccountChoice).toBe(true)
    expect(getAccount(config)).toMatchObject({ address: chosen, isConnected: true })
    asked.mockRejectedValue({ code: 4001, message: 'No' })
    await expect(connect(config, { connector: wallet, isAccountChoice: true })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(getAccount(config)).toMatchObject({ address: chosen, isConnected: true })
  })

  test('shows name and icon of the wallet behind WalletConnect in account and events', async () => {
    const peer = { name: 'Rainbow', icon: 'data:image/png;base64,AAAA', url: 'https://rainbow.example' }
    const wallet = createTestConnector({ name: 'WalletConnect' })
    const { connect: ask } = wallet
    wallet.connect = async (parameters) => (await ask(parameters)).map((session) => ({ ...session, peer }))
    const { config, events } = setup([wallet])
    await connect(config, { connector: wallet })
    const shown = { name: 'Rainbow', icon: peer.icon, peer: { ...peer, via: 'WalletConnect' } }
    expect(getAccount(config).connector).toMatchObject(shown)
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'CONNECT_SUCCESS',
        properties: expect.objectContaining({ name: 'Rainbow' }),
      }),
    )
    // The list has the protocol itself, because the next pairing may reach another wallet.
    expect(getConnectors(config)[0]).toMatchObject({ name: 'WalletConnect' })
    expect(getConnectors(config)[0]?.peer).toBeUndefined()
  })

  test.each([
    ['no session', []],
    ['a session without accounts', [{ namespace: 'eip155', accounts: [], chainId: '1' }]],
  ] as const)('rejects if the wallet answers %s, and keeps the connected wallet', async (_, answer) => {
    const first = createTestConnector()
    const second = { ...createTestConnector({ id: 'second' }), connect: async () => answer }
    const { config, events } = setup([first, second as unknown as TestConnector])
    await connect(config, { connector: first })
    await expect(connect(config, { connector: second })).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'test.wallet' } })
    expect(first.calls.disconnect).toBe(0)
    expect(events.map(({ event }) => event).slice(-2)).toEqual(['SELECT_WALLET', 'CONNECT_ERROR'])
  })

  test('rejects for an empty list of namespaces, without a prompt', async () => {
    const wallet = createTestConnector()
    const { config } = setup([wallet])
    await expect(connect(config, { connector: wallet, namespaces: [] })).rejects.toMatchObject({
      code: 'CONNECT_FAILED',
    })
    expect(wallet.calls.connect).toBe(0)
  })

  test('keeps the active namespace if the wallet connects it, in any order of its answer', async () => {
    const wallet = createTestConnector({ namespaces: ['solana', 'eip155'], chainId: null })
    const { config } = setup([wallet], { networks: [...networks, solana] })
    const connections = await connect(config, { connector: wallet, namespaces: ['solana', 'eip155'] })
    expect(connections).toHaveLength(2)
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
  })

  test('asks the connector of the wanted namespace if the wallet has one per namespace', async () => {
    const evm = createTestConnector({ id: 'evm' })
    const sol = createTestConnector({ id: 'sol', namespaces: ['solana'], chainId: null })
    const { config } = setup([evm, sol])
    const wallet = { uid: 'evm', connectors: [evm, sol] }
    await connect(config, { connector: wallet, namespaces: ['solana'] })
    expect([evm.calls.connect, sol.calls.connect]).toEqual([0, 1])
  })

  test('asks again for a choice of accounts during a connect', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const asked = vi.spyOn(wallet, 'connect')
    const { config } = setup([wallet])
    const first = connect(config, { connector: wallet })
    const choice = connect(config, { connector: wallet, isAccountChoice: true })
    await vi.advanceTimersByTimeAsync(0)
    wallet.approveWaiting()
    await first
    await vi.advanceTimersByTimeAsync(0)
    wallet.approveWaiting()
    await choice
    expect(asked.mock.calls.map(([{ isAccountChoice }]) => isAccountChoice)).toEqual([undefined, true])
  })

  test('keeps the connected wallet of a namespace in which the new wallet has no account', async () => {
    const first = createTestConnector()
    const second = createTestConnector({ id: 'second', namespaces: ['eip155', 'solana'] })
    const other = { namespace: 'solana', accounts: [{ address: 'So1' }], chainId: undefined } as const
    vi.spyOn(second, 'connect').mockResolvedValue([
      { namespace: 'eip155', accounts: [], chainId: '1' },
      other,
    ])
    const { config } = setup([first, second])
    await connect(config, { connector: first })
    await connect(config, { connector: second, namespaces: ['eip155', 'solana'] })
    expect(first.calls.disconnect).toBe(0)
    const live = connectionsOf(config).map(({ namespace, connectorId }) => `${namespace}:${connectorId}`)
    expect(live).toEqual(['solana:second', 'eip155:test.wallet'])
  })

  test.each([
    ['the given network', 'eip155:137', 'https://two.example', 'eip155:137'],
    ['the current network', undefined, 'https://one.example', 'eip155:1'],
    [
      'the current network, if the given one is not configured',
      'eip155:9',
      'https://one.example',
      'eip155:1',
    ],
  ] as const)('asks for %s, with its `customRpcUrls`', async (_, caipNetworkId, url, expected) => {
    const wallet = createTestConnector()
    const asked = vi.spyOn(wallet, 'connect')
    const customRpcUrls = {
      'eip155:1': ['https://one.example'],
      'eip155:137': ['https://two.example'],
    }
    const { config } = setup([wallet], { customRpcUrls })
    await connect(config, { connector: wallet, caipNetworkId })
    const [network] = asked.mock.calls[0]?.[0].networks ?? []
    expect(network?.caipNetworkId).toBe(expected)
    expect(network?.rpcUrls.default.http[0]).toBe(url)
  })

  test.each([
    ['the given network of an inactive namespace', [ethereum, solana, devnet], devnet, devnet],
    ['the given network of the active namespace', [solana, devnet], devnet, devnet],
    ['the current network, if none is given', [solana, devnet], undefined, solana],
    ['the current network, if the given one is not configured', [ethereum, solana], devnet, solana],
  ] as const)(
    'connects a wallet without a current chain on %s, which is then in use',
    async (_, all, given, expected) => {
      const wallet = createTestConnector({ namespaces: ['solana'], chainId: null })
      const { config } = setup([wallet], { networks: all })
      await connect(config, { connector: wallet, caipNetworkId: given?.caipNetworkId })
      expect(getNetwork(config).caipNetworkId).toBe(expected.caipNetworkId)
      expect(getAccount(config).caipNetworkId).toBe(expected.caipNetworkId)
    },
  )

  test('keeps the first wallet connected when a second one fails [S4.2]', async () => {
    const first = createTestConnector()
    const second = createTestConnector({ id: 'second' })
    second.answer = 'fail'
    const { config } = setup([first, second])
    await connect(config, { connector: first })
    await connect(config, { connector: second }).catch(() => {})
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'test.wallet' } })
  })

  test.each<readonly [string, TestConnectorOptions, unknown[]]>([
    [
      'a chain in hex',
      { chainId: '0x1' },
      [expect.stringContaining('answered connect with the chainId "0x1"')],
    ],
    [
      'a chain as a number',
      { chainId: 1 as never },
      [expect.stringContaining('answered connect with the chainId 1:')],
    ],
    ['the reference of a chain', { chainId: '1' }, []],
    ['no chain', { chainId: null }, []],
  ])('warns in development of a connector that answers with %s', async (_, options, lines) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const wallet = createTestConnector(options)
    const { config } = setup([wallet])
    await connect(config, { connector: wallet })
    await vi.dynamicImportSettled()
    expect(warn.mock.calls.flat()).toEqual(lines)
    warn.mockRestore()
  })

  test('warns in development of a connector that answers with a namespace that it does not have', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const wallet = createTestConnector({ namespaces: ['eip155'] })
    const sessions = await wallet.connect({ networks: [] })
    wallet.connect = async () => sessions.map((session) => ({ ...session, namespace: 'solana' }))
    const { config } = setup([wallet])
    await connect(config, { connector: wallet })
    await vi.dynamicImportSettled()
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('answered connect with a session of solana'),
    )
    warn.mockRestore()
  })

  test.each([
    ['metamask', 'connect takes { connector }'],
    [undefined, 'connect takes { connector }'],
    [{ id: 'test.wallet', uid: 'test.wallet' }, 'connect takes { connector }'],
    [{ connector: 'metamask' }, 'no connector with the id metamask in the config: it has test.wallet'],
    [{ connector: 'test.wallet', caipNetworkId: 137 }, 'such as eip155:137, and got 137'],
  ])('logs one warning for the parameters %j in development', async (parameters, line) => {
    const lines = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { config } = setup([createTestConnector()])
    const connecting = async (): Promise<unknown> => connect(config, parameters as never)
    await connecting().catch(() => {})
    await vi.waitFor(() => expect(lines.mock.calls).toEqual([[expect.stringContaining(line)]]))
    lines.mockRestore()
  })

  test('logs no warning for a listed connector, its `uid` and its `id`', async () => {
    const lines = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { config } = setup([createTestConnector()])
    const [listed] = getConnectors(config)
    for (const connector of [listed!, listed!.uid, listed!.id]) {
      await connect(config, { connector, caipNetworkId: 'eip155:1' })
      await disconnect(config)
    }
    expect(lines).not.toHaveBeenCalled()
    lines.mockRestore()
  })

  test('rejects for the current connector, without a prompt [S4.4]', async () => {
    const wallet = createTestConnector()
    const { config } = setup([wallet])
    await connect(config, { connector: wallet })
    await expect(connect(config, { connector: wallet })).rejects.toMatchObject({
      code: 'CONNECTOR_ALREADY_CONNECTED',
    })
    expect(wallet.calls.connect).toBe(1)
  })

  test('shares one prompt between two callers', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup([wallet])
    const both = [connect(config, { connector: wallet }), connect(config, { connector: wallet })]
    await vi.advanceTimersByTimeAsync(0)
    wallet.approveWaiting()
    await Promise.all(both)
    expect(wallet.calls.connect).toBe(1)
  })

  test.each([
    ['one passes the namespace that the other has by default', { namespaces: ['eip155'] }],
    ['one has a signal', { signal: new AbortController().signal }],
  ] as const)('shares one prompt between two callers, where %s', async (_, parameters) => {
    const wallet = createTestConnector({ namespaces: ['eip155', 'solana'] })
    wallet.answer = 'wait'
    const { config } = setup([wallet])
    const both = [
      connect(config, { connector: wallet }),
      connect(config, { connector: wallet, ...parameters }),
    ]
    await vi.advanceTimersByTimeAsync(0)
    wallet.approveWaiting()
    const [one, other] = await Promise.all(both)
    expect(other).toEqual(one)
    expect(wallet.calls.connect).toBe(1)
  })

  test('prompts the second caller after the first one, and only for its further namespaces', async () => {
    const wallet = createTestConnector({ namespaces: ['eip155', 'solana'] })
    wallet.answer = 'wait'
    const asked = vi.spyOn(wallet, 'connect')
    const { config } = setup([wallet])
    const modal = connect(config, { connector: wallet })
    const hook = connect(config, { connector: wallet, namespaces: ['solana', 'eip155'] })
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveBeenCalledOnce()
    wallet.approveWaiting()
    expect((await modal).map(({ namespace }) => namespace)).toEqual(['eip155'])
    await vi.advanceTimersByTimeAsync(0)
    wallet.approveWaiting()
    expect((await hook).map(({ namespace }) => namespace).toSorted()).toEqual(['eip155', 'solana'])
    expect(asked.mock.calls.map(([{ namespaces }]) => namespaces)).toEqual([['eip155'], ['solana']])
  })

  test('does not prompt a second caller whose namespaces the running prompt covers', async () => {
    const wallet = createTestConnector({ namespaces: ['eip155', 'solana'] })
    wallet.answer = 'wait'
    const { config } = setup([wallet])
    const hook = connect(config, { connector: wallet, namespaces: ['eip155', 'solana'] })
    const modal = connect(config, { connector: wallet })
    await vi.advanceTimersByTimeAsync(0)
    wallet.approveWaiting()
    expect(await modal).toEqual(await hook)
    expect(wallet.calls.connect).toBe(1)
  })

  test.each([
    ['for other namespaces', { namespaces: ['solana'] }, 2],
    ['with a signal', { signal: new AbortController().signal }, 2],
    ['for the same namespaces in another order', { namespaces: ['solana', 'eip155'] }, 1],
  ] as const)(
    'WalletConnect: a second call %s has its own pairing, or shares it',
    async (_, more, pairings) => {
      const scripted = createTestConnector({ id: 'walletConnect', namespaces: ['eip155', 'solana'] })
      const wallet = Object.assign(scripted, { type: 'WALLET_CONNECT' as const, answer: 'wait' as const })
      const { config } = setup([wallet])
      const both = [
        connect(config, { connector: wallet, namespaces: ['eip155', 'solana'] }),
        connect(config, { connector: wallet, namespaces: ['eip155', 'solana'], ...more }),
      ]
      await vi.advanceTimersByTimeAsync(0)
      expect(wallet.calls.connect).toBe(pairings)
      wallet.approveWaiting()
      await Promise.allSettled(both)
    },
  )

  test('rejects every caller that shares a declined prompt', async () => {
    const wallet = createTestConnector({ namespaces: ['eip155', 'solana'] })
    let decline = (): void => {}
    const asked = vi
      .spyOn(wallet, 'connect')
      .mockImplementation(() => new Promise((_, reject) => (decline = () => reject({ code: 4001 }))))
    const { config } = setup([wallet])
    const both = [
      connect(config, { connector: wallet }),
      connect(config, { connector: wallet, namespaces: ['solana'] }),
      connect(config, { connector: wallet, isAccountChoice: true }),
    ]
    await vi.advanceTimersByTimeAsync(0)
    decline()
    for (const outcome of await Promise.allSettled(both))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'USER_REJECTED' } })
    expect(asked).toHaveBeenCalledOnce()
  })

  test('keeps a shared prompt when one caller aborts', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup([wallet])
    const controller = new AbortController()
    const first = connect(config, { connector: wallet, signal: controller.signal })
    const second = connect(config, { connector: wallet })
    await vi.advanceTimersByTimeAsync(0)
    controller.abort('left')
    await expect(first).rejects.toBe('left')
    wallet.approveWaiting()
    expect(await second).toHaveLength(1)
    expect(wallet.calls.connect).toBe(1)
    expect(getAccount(config).status).toBe('connected')
  })

  test('asks again when an earlier caller has aborted in the same tick', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup([wallet])
    const controller = new AbortController()
    const aborted = connect(config, { connector: wallet, signal: controller.signal })
    controller.abort()
    const again = connect(config, { connector: wallet })
    await expect(aborted).rejects.toBe(controller.signal.reason)
    await vi.advanceTimersByTimeAsync(0)
    expect(getAccount(config).status).toBe('connecting')
    wallet.approveWaiting()
    expect(await again).toHaveLength(1)
  })

  test('rejects with MODAL_CLOSED, and stays disconnected, when the modal closes [S8.6]', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config, events } = setup([wallet])
    openModal(config)
    const connecting = connect(config, { connector: wallet })
    closeModal(config)
    await expect(connecting).rejects.toMatchObject({ code: 'MODAL_CLOSED', shortMessage: 'Modal closed' })
    expect(getAccount(config).status).toBe('disconnected')
    expect(events.map(({ event }) => event)).not.toContain('CONNECT_ERROR')
  })

  test('aborts an older connect of another wallet, and ignores its late answer', async () => {
    const slow = createTestConnector({ id: 'slow', address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' })
    slow.answer = 'wait'
    const quick = createTestConnector({ id: 'quick' })
    const { config } = setup([slow, quick])
    const late = connect(config, { connector: slow }).catch((reason: unknown) => reason)
    await connect(config, { connector: quick })
    slow.approveWaiting()
    expect(await late).toMatchObject({ name: 'AbortError' })
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'quick' } })
    expect(connectionsOf(config)).toHaveLength(1)
  })

  test('asks the wallet before the engine has loaded, and applies changes that the wallet emits meanwhile', async () => {
    const wallet = createTestConnector()
    const { config } = setup([wallet])
    const { engine } = internalsOf(config)
    const start = engine.start
    let finishLoading = (): void => undefined
    const isLoaded = new Promise<void>((resolve) => {
      finishLoading = resolve
    })
    engine.start = () => isLoaded.then(start)
    const connecting = connect(config, { connector: wallet })
    expect(wallet.calls.connect).toBe(1)
    await vi.advanceTimersByTimeAsync(0)
    wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
    finishLoading()
    expect(await connecting).toMatchObject([{ chainId: '137' }])
    expect(wallet.listenerCount()).toBe(1)
  })

  test('stays disconnected if the wallet disconnects after its answer, while the engine loads', async () => {
    const wallet = createTestConnector()
    const { config } = setup([wallet])
    const { engine } = internalsOf(config)
    const start = engine.start
    let finishLoading = (): void => undefined
    const isLoaded = new Promise<void>((resolve) => {
      finishLoading = resolve
    })
    engine.start = () => isLoaded.then(start)
    const connecting = connect(config, { connector: wallet })
    await vi.advanceTimersByTimeAsync(0)
    wallet.emit({ type: 'disconnect' })
    finishLoading()
    await connecting
    expect(getAccount(config).status).toBe('disconnected')
  })

  test('rejects when the engine fails to load while the wallet is asked, whose session then ends', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup([wallet])
    internalsOf(config).engine.start = () => Promise.reject(new Error('no chunk'))
    await expect(connect(config, { connector: wallet })).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    expect(wallet.calls.disconnect).toBe(0)
    wallet.approveWaiting()
    await vi.advanceTimersByTimeAsync(0)
    expect(connectionsOf(config)).toEqual([])
    expect(wallet.listenerCount()).toBe(1)
    expect(wallet.calls.disconnect).toBe(1)
  })

  test('ends the session of a wallet that has answered when the engine fails to load', async () => {
    const wallet = createTestConnector()
    const { config } = setup([wallet])
    let fail: (error: Error) => void = () => undefined
    internalsOf(config).engine.start = () => new Promise<void>((_, reject) => (fail = reject))
    const connecting = expect(connect(config, { connector: wallet })).rejects.toMatchObject({
      code: 'CONNECT_FAILED',
    })
    await vi.advanceTimersByTimeAsync(0)
    fail(new Error('no chunk'))
    await connecting
    expect([connectionsOf(config), wallet.calls.disconnect]).toEqual([[], 1])
  })

  test('keeps the session that a second attempt uses, after the engine failed to load for the first', async () => {
    const wallet = createTestConnector()
    wallet.answer = 'wait'
    const { config } = setup([wallet])
    const { engine } = internalsOf(config)
    const { start } = engine
    engine.start = () => Promise.reject(new Error('no chunk'))
    await expect(connect(config, { connector: wallet })).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    engine.start = start
    const again = connect(config, { connector: wallet })
    wallet.approveWaiting()
    await again
    await vi.advanceTimersByTimeAsync(0)
    expect([getAccount(config).status, wallet.calls.disconnect]).toEqual(['connected', 0])
  })

  test('replaces the connected wallet without multi-wallet', async () => {
    const first = createTestConnector()
    const second = createTestConnector({ id: 'second' })
    const { config } = setup([first, second])
    await connect(config, { connector: first })
    await connect(config, { connector: second })
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['second'])
    expect(first.calls.disconnect).toBe(1)
  })

  test('keeps both wallets with multi-wallet; disconnecting one makes the other current [S4.3]', async () => {
    const first = createTestConnector()
    const second = createTestConnector({ id: 'second' })
    const { config } = setup([first, second], { features: { multiWallet: true } })
    await connect(config, { connector: first })
    await connect(config, { connector: second })
    expect(getAccount(config).connector?.id).toBe('second')
    await disconnect(config, { connector: second })
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'test.wallet' } })
    await disconnect(config)
    expect(getAccount(config)).toMatchObject({ status: 'disconnected', connector: undefined })
  })

  test('finds a connector by its id', async () => {
    const wallet = Object.assign(createTestConnector({ id: 'a' }), { uid: 'a:1' })
    const { config } = setup([wallet])
    expect(await connect(config, { connector: 'a' })).toMatchObject([{ connector: { uid: 'a:1' } }])
  })

  test('rejects for an unknown connector with the text of the catalogue [S8.14]', async () => {
    const { config } = setup([])
    await expect(connect(config, { connector: 'nobody' })).rejects.toMatchObject({
      shortMessage: 'No connector found for connection',
    })
  })
})

describe('lifetime of a config', () => {
  test('stores nothing before a connect, and six keys afterwards', async () => {
    const wallet = createTestConnector()
    const { config, storage } = setup([wallet])
    await vi.advanceTimersByTimeAsync(10_000)
    expect([...storage.entries.keys()]).toEqual([])
    await connect(config, { connector: wallet })
    expect([...storage.entries.keys()].toSorted()).toEqual([
      '@foyer/active_caip_network_id',
      '@foyer/active_namespace',
      '@foyer/connected_namespaces',
      '@foyer/connection_status',
      '@foyer/connections',
      '@foyer/eip155:connected_connector_id',
    ])
    await disconnect(config)
    expect([...storage.entries.keys()]).toEqual(['@foyer/disconnected_connector_ids'])
  })

  test('ends with destroy, which removes listeners and timers', async () => {
    const wallet = createTestConnector()
    const { config } = setup([wallet])
    await connect(config, { connector: wallet })
    expect(wallet.listenerCount()).toBe(1)
    config.destroy()
    expect(wallet.listenerCount()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(getConnectors(config)).toEqual([])
  })

  test('subscribes to a wallet once when it is mounted again in the same task', () => {
    const wallet = createTestConnector({ isAuthorized: true })
    const { config } = setup([wallet])
    const undo = config.mount()
    undo()
    const again = config.mount()
    vi.advanceTimersByTime(10)
    expect(wallet.listenerCount()).toBe(1)
    again()
  })
})

describe('restoring on page load', () => {
  const stored = async (): Promise<Readonly<Record<string, string>>> => {
    const wallet = createTestConnector()
    const { config, storage } = setup([wallet])
    await connect(config, { connector: wallet })
    config.destroy()
    return Object.fromEntries(storage.entries)
  }

  test('connects the stored wallet without a prompt [S4.5]', async () => {
    const entries = await stored()
    const wallet = createTestConnector({ isAuthorized: true })
    const { config } = setup([wallet], { storage: createMemoryStorage(entries) })
    expect(getAccount(config).status).toBe('reconnecting')
    await vi.waitFor(() => expect(getAccount(config).status).toBe('connected'))
    expect(wallet.calls).toMatchObject({ connect: 0, restore: 1 })
  })

  test('disconnects stored wallets if `enableReconnect` is off [S4.5]', async () => {
    const entries = await stored()
    const wallet = createTestConnector({ isAuthorized: true })
    const { config } = setup([wallet], { storage: createMemoryStorage(entries), enableReconnect: false })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
    expect(wallet.calls).toMatchObject({ restore: 0, disconnect: 1 })
  })

  test.each([
    '{',
    '[]',
    '{"eip155":"x"}',
    '{"eip155":[{"connectorId":1}]}',
    '{"__proto__":{"x":1}}',
    '"'.repeat(9),
  ])('ignores the invalid stored value %j', async (connections) => {
    const storage = createMemoryStorage({
      '@foyer/connections': connections,
      '@foyer/disconnected_connector_ids': connections,
    })
    const { config } = setup([createTestConnector()], { storage })
    await vi.waitFor(() => expect(getAccount(config).status).toBe('disconnected'))
  })

  test('connects, of two wallets with one id, the wallet that has the stored account', async () => {
    const entries = await stored()
    const impostor = {
      ...createTestConnector({ isAuthorized: true, address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }),
      uid: 'impostor',
    }
    const genuine = { ...createTestConnector({ isAuthorized: true }), uid: 'genuine' }
    const { config } = setup([impostor, genuine], { storage: createMemoryStorage(entries) })
    await vi.waitFor(() => expect(getAccount(config).connector?.uid).toBe('genuine'))
  })
})
