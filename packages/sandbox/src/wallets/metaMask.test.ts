import {
  type Connector,
  type ConnectorEvent,
  isFoyerError,
  isUserRejected,
  runOperation,
} from '@foyer/chains'
import { testContext } from '@foyer/chains/conformance'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RpcError } from '../base/rpc.ts'
import { type MetaMask, injectMetaMask } from '../test/metaMask.ts'
import { createPage } from '../test/walletControls.ts'
import { createEvmWallet, type EvmWallet } from './evmWallet.ts'

// The page's provider is MetaMask's own; the sandbox wallet answers in place of the extension.
const networks = [mainnet]
const adapter = eip155()
const chainRpcUrls = { 1: 'http://127.0.0.1:9', 137: 'http://127.0.0.1:9' }

let wallet: EvmWallet
let metaMask: MetaMask
let connector: Connector
let events: ConnectorEvent[]
let stop: (() => void) | undefined

beforeEach(async () => {
  const page = createPage()
  vi.stubGlobal('window', page)
  wallet = createEvmWallet({ rdns: 'io.metamask', chainRpcUrls })
  metaMask = injectMetaMask(wallet)
  const found: Connector[] = []
  stop = eip155({ target: page }).discover?.({
    ...testContext(networks),
    announce(each) {
      found.push(each)
      return () => undefined
    },
  })
  connector = found[0] ?? expect.unreachable('it is announced')
  events = []
  connector.subscribe((event) => events.push(event))
  await Promise.all([connector.prepare?.(), metaMask.ready])
})
afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
})

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )
const connect = async (): Promise<string> => {
  const [session] = await connector.connect({ networks })
  return session?.accounts[0]?.address ?? expect.unreachable('no account')
}
const sign = (address: string): Promise<string> =>
  runOperation(adapter, 'signMessage', {
    network: mainnet,
    provider: connector.getProvider('eip155'),
    parameters: { address, message: 'hello' },
  })
const accountsOf = (): readonly (readonly string[])[] =>
  events.flatMap((event) =>
    event.type === 'change' && event.accounts ? [event.accounts.map(({ address }) => address)] : [],
  )

test('is announced as MetaMask', () => {
  expect(connector).toMatchObject({
    id: 'io.metamask',
    name: 'MetaMask',
    rdns: 'io.metamask',
    type: 'ANNOUNCED',
  })
  expect(metaMask.provider.isMetaMask).toBe(true)
})

describe('errors', () => {
  test.each([
    [4001, 'USER_REJECTED'],
    [4100, 'SIGN_MESSAGE_FAILED'],
    [4200, 'SIGN_MESSAGE_FAILED'],
    [4900, 'SIGN_MESSAGE_FAILED'],
    [4901, 'SIGN_MESSAGE_FAILED'],
    [-32_002, 'REQUEST_PENDING'],
    [-32_603, 'SIGN_MESSAGE_FAILED'],
  ])('[S8.30] [S8.57] code %i reaches the app as %s, with the code in its cause', async (code, expected) => {
    const address = await connect()
    vi.spyOn(wallet.provider, 'request').mockRejectedValueOnce(new RpcError(code, 'No', { tries: 1 }))
    const error = await failureOf(sign(address))
    expect(isFoyerError(error, expected)).toBe(true)
    expect(error).toMatchObject({ cause: { code, message: 'No', data: { tries: 1 } } })
    await sign(address)
  })

  test('[S8.57] a rejected connection leaves the page without an account', async () => {
    wallet.setBehaviour('reject')
    expect(isUserRejected(await failureOf(connect()))).toBe(true)
    expect(accountsOf()).toEqual([])
    wallet.setBehaviour('approve')
    await connect()
  })

  test('a second connection while the first one prompts fails as pending', async () => {
    wallet.lock()
    const first = connect()
    await vi.waitFor(() => expect(wallet.requests['eth_requestAccounts']).toBe(1))
    const error = await failureOf(connect())
    expect(isFoyerError(error, 'REQUEST_PENDING')).toBe(true)
    wallet.unlock()
    expect(await first).toBe(wallet.addresses[0])
  })
})

describe('accounts', () => {
  test('[S3.2] are emitted once each, the first before the connection resolves', async () => {
    const address = await connect()
    expect(accountsOf()).toEqual([[address]])
    wallet.setAccount(1)
    await vi.waitFor(() => expect(accountsOf()).toHaveLength(2))
    wallet.lock()
    await vi.waitFor(() => expect(accountsOf()).toHaveLength(3))
    wallet.unlock()
    await vi.waitFor(() => expect(accountsOf()).toHaveLength(4))
    const [first, second] = wallet.addresses
    expect(accountsOf()).toEqual([[first], [second], [], [second]])
  })

  test('[S7.34] are chosen again with wallet_requestPermissions', async () => {
    await connect()
    await connector.connect({ networks, isAccountChoice: true })
    const asked = wallet.calls.filter(({ method }) => method === 'wallet_requestPermissions')
    expect(asked).toMatchObject([{ params: [{ eth_accounts: {} }] }])
  })

  test('a declined choice of accounts keeps the account', async () => {
    const address = await connect()
    wallet.setBehaviour({ wallet_requestPermissions: 'reject' })
    const error = await failureOf(connector.connect({ networks, isAccountChoice: true }))
    expect(isUserRejected(error)).toBe(true)
    expect(accountsOf()).toEqual([[address]])
    expect(await connector.restore?.({ networks })).toMatchObject([{ accounts: [{ address }] }])
  })

  test('[S9.11] are revoked with wallet_revokePermissions', async () => {
    await connect()
    await connector.disconnect()
    expect(wallet.calls.at(-1)).toMatchObject({
      method: 'wallet_revokePermissions',
      params: [{ eth_accounts: {} }],
    })
    expect(await connector.restore?.({ networks })).toEqual([])
  })
})

describe('the stream', () => {
  test('[S3.3] an unreachable chain does not disconnect the wallet, which signs once it is reachable', async () => {
    const address = await connect()
    const state = { chainId: '0x1', networkVersion: '1' }
    const onDisconnect = vi.fn<(error: unknown) => void>()
    metaMask.provider.on('disconnect', onDisconnect)
    metaMask.notify('metamask_chainChanged', { ...state, isConnected: false })
    await vi.waitFor(() => expect(onDisconnect).toHaveBeenCalledWith(expect.objectContaining({ code: 1013 })))
    metaMask.notify('metamask_chainChanged', { ...state, isConnected: true })
    await vi.waitFor(() => expect(metaMask.provider.isConnected()).toBe(true))
    expect(events.filter(({ type }) => type === 'disconnect')).toEqual([])
    await sign(address)
  })

  test('[S3.3] an ended stream disconnects the wallet', async () => {
    await connect()
    metaMask.end()
    await vi.waitFor(() => expect(events.at(-1)).toEqual({ type: 'disconnect', namespace: 'eip155' }))
  })

  test('pending requests fail when the stream ends, and a pending send is unclear', async () => {
    const address = await connect()
    metaMask.setAsleep(true)
    const signing = failureOf(sign(address))
    const sending = failureOf(
      runOperation(adapter, 'sendTransaction', {
        network: mainnet,
        provider: connector.getProvider('eip155'),
        parameters: { address, to: address, value: 1n },
      }),
    )
    metaMask.end()
    expect(await signing).toMatchObject({ code: 'SIGN_MESSAGE_FAILED', cause: { code: 1011 } })
    expect(await sending).toMatchObject({ code: 'SEND_UNCLEAR', cause: { code: 1011 } })
  })

  test('[S4.2] a connection that the extension does not answer can be aborted', async () => {
    metaMask.setAsleep(true)
    const controller = new AbortController()
    const failing = failureOf(connector.connect({ networks, signal: controller.signal }))
    controller.abort()
    expect(await failing).toBe(controller.signal.reason)
  })

  test('requests after the end of the stream fail at once, a send included, which is not unclear', async () => {
    const address = await connect()
    metaMask.end()
    await vi.waitFor(() => expect(metaMask.provider.isConnected()).toBe(false))
    const gone = { code: 'PROVIDER_NOT_FOUND' }
    expect(await failureOf(connector.connect({ networks }))).toMatchObject(gone)
    expect(await failureOf(sign(address))).toMatchObject(gone)
    const sending = runOperation(adapter, 'sendTransaction', {
      network: mainnet,
      provider: connector.getProvider('eip155'),
      parameters: { address, to: address, value: 1n },
    })
    expect(await failureOf(sending)).toMatchObject(gone)
  })

  test("a request that the extension's worker lost is sent again", async () => {
    const address = await connect()
    metaMask.setAsleep(true)
    const signing = sign(address)
    await vi.waitFor(() => expect(wallet.requests['personal_sign']).toBeUndefined())
    metaMask.setAsleep(false)
    metaMask.notify('METAMASK_EXTENSION_CONNECT_CAN_RETRY')
    expect(await signing).toMatch(/^0x/)
    expect(wallet.requests['personal_sign']).toBe(1)
  })
})

test('[S7.34] a switch of the network emits one change', async () => {
  await connect()
  await connector.switchNetwork?.({ network: polygon })
  const changes = events.filter((event) => event.type === 'change' && event.chainId !== undefined)
  expect(changes).toEqual([{ type: 'change', namespace: 'eip155', chainId: '137' }])
})
