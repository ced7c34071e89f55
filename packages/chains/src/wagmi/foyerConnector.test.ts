import { connect, createConfig, disconnect, getAccount, reconnect, switchChain } from '@wagmi/core'
import { custom } from 'viem'
import { mainnet as ethereumChain, polygon as polygonChain } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectionSource, Signer } from '../adapter.ts'
import { createEmitter } from '../emitter.ts'
import { createError } from '../errors/catalogue.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { foyerConnector } from './foyerConnector.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Minimal Foyer config and a real wagmi config. */
function create() {
  const changes = createEmitter<undefined>()
  const { provider } = createFakeEvmWallet()
  let signer: Signer | undefined
  let settle = (): void => {}
  let reconnected = Promise.resolve()
  const setSigner = (next: Signer | undefined): void => {
    signer = next
    changes.emit(undefined)
  }
  const bridge = {
    reconnected: () => reconnected,
    subscribe: (listener: () => void) => changes.subscribe(() => listener()),
    switchNetwork: vi.fn(async () => setSigner({ address: ACCOUNT, network: polygon, provider })),
    disconnect: vi.fn(async () => setSigner(undefined)),
  }
  const source = {
    getSigner: () => signer,
    getBridge: vi.fn<ConnectionSource['getBridge']>(async () => bridge),
  }
  const makeWagmi = () =>
    createConfig({
      chains: [ethereumChain, polygonChain],
      transports: { 1: custom(provider), 137: custom(provider) },
      connectors: [foyerConnector(source)],
      storage: null,
      multiInjectedProviderDiscovery: false,
    })
  /** Keeps the restore pending until `settle`. */
  const read = () => {
    reconnected = new Promise((resolve) => (settle = resolve))
    return () => settle()
  }
  const connected = { address: ACCOUNT, network: mainnet, provider }
  return { source, bridge, changes, makeWagmi, setSigner, read, connected }
}

function connectorOf(wagmi: ReturnType<ReturnType<typeof create>['makeWagmi']>) {
  const [connector] = wagmi.connectors
  if (!connector) throw new TypeError('There is no connector')
  return connector
}

test('a connection that wagmi ignores while it connects is emitted again', async () => {
  const { makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  await vi.advanceTimersByTimeAsync(0)
  wagmi.setState((state) => ({ ...state, status: 'connecting' }))
  setSigner(connected)
  expect(wagmi.state.current).toBeNull()
  wagmi.setState((state) => ({ ...state, status: 'disconnected' }))
  await vi.advanceTimersByTimeAsync(100)
  expect([wagmi.state.status, wagmi.state.connections.size]).toEqual(['connected', 1])
  expect(vi.getTimerCount()).toBe(0)
})

test('repeated events end on disconnect, and after five seconds', async () => {
  const { makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  await vi.advanceTimersByTimeAsync(0)
  wagmi.setState((state) => ({ ...state, status: 'connecting' }))
  setSigner(connected)
  setSigner(undefined)
  expect(vi.getTimerCount()).toBe(0)
  setSigner(connected)
  await vi.advanceTimersByTimeAsync(5000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a failed import is retried when wagmi reconnects', async () => {
  const { source, makeWagmi, setSigner, connected } = create()
  source.getBridge.mockRejectedValueOnce(createError('CONNECT_FAILED'))
  const wagmi = makeWagmi()
  await vi.advanceTimersByTimeAsync(0)
  setSigner(connected)
  expect((await reconnect(wagmi)).map(({ accounts }) => accounts)).toEqual([[ACCOUNT]])
})

test('[S4.2] connects to the chain that wagmi requests, and disconnects Foyer without emitting an event', async () => {
  const { makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  const connector = connectorOf(wagmi)
  setSigner(connected)
  expect(await connect(wagmi, { connector, chainId: 137 })).toEqual({ accounts: [ACCOUNT], chainId: 137 })
  await expect(switchChain(wagmi, { chainId: 5 as 1 })).rejects.toMatchObject({ name: 'SwitchChainError' })
  const emit = vi.spyOn(connector.emitter, 'emit')
  await disconnect(wagmi)
  expect([wagmi.state.status, emit.mock.calls]).toEqual(['disconnected', []])
  await expect(connector.getChainId()).rejects.toMatchObject({ code: 4900 })
  await expect(connector.connect({ isReconnecting: true })).rejects.toMatchObject({ code: 4900 })
})

test('a connect to the chain in use does not switch it', async () => {
  const { bridge, makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  setSigner(connected)
  await connect(wagmi, { connector: connectorOf(wagmi), chainId: 1 })
  expect(bridge.switchNetwork).not.toHaveBeenCalled()
})

test('a connect while Foyer restores its connections has the restored account', async () => {
  const { bridge, makeWagmi, setSigner, read, connected } = create()
  setSigner({ ...connected, address: OTHER_ACCOUNT })
  const settle = read()
  const wagmi = makeWagmi()
  const connecting = connect(wagmi, { connector: connectorOf(wagmi), chainId: 1 })
  await vi.advanceTimersByTimeAsync(0)
  setSigner(connected)
  settle()
  expect(await connecting).toEqual({ accounts: [ACCOUNT], chainId: 1 })
  expect(bridge.switchNetwork).not.toHaveBeenCalled()
})

test('a failed import does not fail the setup of wagmi', async () => {
  const { source, makeWagmi } = create()
  source.getBridge.mockRejectedValue(createError('CONNECT_FAILED'))
  await expect(connectorOf(makeWagmi()).setup?.()).resolves.toBeUndefined()
})

test('[S4.2] after a reload wagmi reconnects once Foyer has restored its connections', async () => {
  const { makeWagmi, setSigner, read, connected } = create()
  const settle = read()
  const wagmi = makeWagmi()
  const seen: string[] = []
  wagmi.subscribe(
    ({ status }) => status,
    (status) => seen.push(status),
  )
  const reconnecting = reconnect(wagmi)
  await vi.advanceTimersByTimeAsync(0)
  expect(wagmi.state.status).toBe('connecting')
  setSigner(connected)
  settle()
  expect(await reconnecting).toHaveLength(1)
  expect(seen).toEqual(['connecting', 'connected'])
})

test('[S4.2] wagmi has the account and the chain of Foyer after each change, and the next connection after a disconnect', async () => {
  const { source, changes, makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  await vi.advanceTimersByTimeAsync(0)
  const seen = () => {
    const { address, chainId } = getAccount(wagmi)
    return [address, chainId]
  }
  setSigner(connected)
  expect(seen()).toEqual([ACCOUNT, 1])
  setSigner({ ...connected, address: OTHER_ACCOUNT })
  expect(seen()).toEqual([OTHER_ACCOUNT, 1])
  expect(await connectorOf(wagmi).getAccounts()).toEqual([OTHER_ACCOUNT])
  setSigner({ ...connected, address: OTHER_ACCOUNT, network: polygon })
  expect(seen()).toEqual([OTHER_ACCOUNT, 137])
  await disconnect(wagmi)
  expect(seen()).toEqual([undefined, undefined])
  expect(await connectorOf(wagmi).getAccounts()).toEqual([])
  setSigner(connected)
  expect(seen()).toEqual([ACCOUNT, 1])
  setSigner(undefined)
  expect(seen()).toEqual([undefined, undefined])
  expect([source.getBridge.mock.calls.length, changes.size, vi.getTimerCount()]).toEqual([1, 1, 0])
})

test('[S4.2] a change between the answer of a connect and the listeners of wagmi is not lost', async () => {
  const { makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  const connector = connectorOf(wagmi)
  setSigner(connected)
  await connector.connect()
  setSigner({ ...connected, address: OTHER_ACCOUNT })
  expect(getAccount(wagmi).address).toBe(OTHER_ACCOUNT)
})

test('[S4.2] connect waits for a connection in Foyer, and has the account of that connection', async () => {
  const { changes, makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  const connector = connectorOf(wagmi)
  const ended = vi.fn()
  const connecting = connect(wagmi, { connector })
  connecting.then(ended, ended)
  await vi.advanceTimersByTimeAsync(10_000)
  // Another change, without a connection.
  setSigner(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).not.toHaveBeenCalled()
  setSigner({ ...connected, address: OTHER_ACCOUNT })
  expect(await connecting).toEqual({ accounts: [OTHER_ACCOUNT], chainId: 1 })
  expect(changes.size).toBe(1)
  expect(await connector.connect({ withCapabilities: true })).toEqual({
    accounts: [{ address: OTHER_ACCOUNT, capabilities: {} }],
    chainId: 1,
  })
})

test('[S4.2] without a connection, or if the code does not load, wagmi is not authorized', async () => {
  const { source, makeWagmi } = create()
  source.getBridge.mockRejectedValue(createError('CONNECT_FAILED'))
  const connector = connectorOf(makeWagmi())
  expect(await connector.isAuthorized()).toBe(false)
  source.getBridge.mockReset()
  const page = create()
  expect(await connectorOf(page.makeWagmi()).isAuthorized()).toBe(false)
  page.setSigner(page.connected)
  expect(await connectorOf(page.makeWagmi()).isAuthorized()).toBe(true)
})

test('[S4.2] [S8.57] a chain that wagmi requests is the chain of Foyer before the call resolves; a rejection is the error of viem', async () => {
  const { bridge, makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  setSigner(connected)
  await connect(wagmi, { connector: connectorOf(wagmi) })
  bridge.switchNetwork.mockRejectedValueOnce({ code: 4001, message: 'User rejected' })
  await expect(switchChain(wagmi, { chainId: 137 })).rejects.toMatchObject({
    name: 'UserRejectedRequestError',
    code: 4001,
  })
  expect(getAccount(wagmi).chainId).toBe(1)
  await switchChain(wagmi, { chainId: 137 })
  expect([bridge.switchNetwork.mock.lastCall, getAccount(wagmi).chainId]).toEqual([['eip155:137'], 137])
})

test('[S4.2] after a failed disconnect wagmi has the connection of Foyer', async () => {
  const { bridge, makeWagmi, setSigner, connected } = create()
  const wagmi = makeWagmi()
  await vi.advanceTimersByTimeAsync(0)
  setSigner(connected)
  bridge.disconnect.mockImplementationOnce(async () => {
    setSigner({ ...connected, address: OTHER_ACCOUNT })
    throw createError('CONNECT_FAILED')
  })
  await expect(disconnect(wagmi)).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
  expect(getAccount(wagmi)).toMatchObject({ address: OTHER_ACCOUNT, isConnected: true })
})
