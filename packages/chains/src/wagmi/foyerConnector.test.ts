import { connect, createConfig, disconnect, reconnect, switchChain } from '@wagmi/core'
import { custom } from 'viem'
import { mainnet as ethereumChain, polygon as polygonChain } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectionSource, Signer } from '../adapter.ts'
import { createEmitter } from '../emitter.ts'
import { createError } from '../errors/catalogue.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { ACCOUNT, createFakeEvmWallet } from '../test/fakeEvmWallet.ts'
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
  const source = {
    getSigner: () => signer,
    getBridge: vi.fn<ConnectionSource['getBridge']>(async () => ({
      reconnected: () => reconnected,
      subscribe: (listener) => changes.subscribe(() => listener()),
      switchNetwork: async () => setSigner({ address: ACCOUNT, network: polygon, provider }),
      disconnect: async () => setSigner(undefined),
    })),
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
  return { source, makeWagmi, setSigner, read, connected: { address: ACCOUNT, network: mainnet, provider } }
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
  const [connector] = wagmi.connectors
  if (!connector) throw new TypeError('There is no connector')
  setSigner(connected)
  expect(await connect(wagmi, { connector, chainId: 137 })).toEqual({ accounts: [ACCOUNT], chainId: 137 })
  await expect(switchChain(wagmi, { chainId: 5 as 1 })).rejects.toMatchObject({ name: 'SwitchChainError' })
  const emit = vi.spyOn(connector.emitter, 'emit')
  await disconnect(wagmi)
  expect([wagmi.state.status, emit.mock.calls]).toEqual(['disconnected', []])
  await expect(connector.getChainId()).rejects.toMatchObject({ code: 4900 })
  await expect(connector.connect({ isReconnecting: true })).rejects.toMatchObject({ code: 4900 })
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
