import { type Connector, type ConnectorEvent, runOperation } from '@foyer/chains'
import { testContext } from '@foyer/chains/conformance'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { injectRainbow, type Rainbow } from '../test/rainbow.ts'
import { createPage } from '../test/walletControls.ts'
import { createEvmWallet, type EvmWallet } from './evmWallet.ts'

// Rainbow's own code answers, in the page and in its background; the sandbox wallet is its popup.
const networks = [mainnet]
const adapter = eip155()
const chainRpcUrls = { 1: 'http://127.0.0.1:9', 137: 'http://127.0.0.1:9' }
const gnosis = { ...polygon, id: 100, caipNetworkId: 'eip155:100', name: 'Gnosis' } as const

let wallet: EvmWallet
let rainbow: Rainbow
let connector: Connector
let events: ConnectorEvent[]
let stop: (() => void) | undefined

beforeEach(async () => {
  const page = createPage()
  wallet = createEvmWallet({ rdns: 'me.rainbow', chainRpcUrls })
  const found: Connector[] = []
  stop = eip155({ target: page }).discover?.({
    ...testContext(networks),
    announce(each) {
      found.push(each)
      return () => undefined
    },
  })
  rainbow = await injectRainbow(page, wallet)
  connector = found[0] ?? expect.unreachable('it is announced')
  events = []
  connector.subscribe((event) => events.push(event))
})
afterEach(() => stop?.())

const connect = async (): Promise<string> => {
  const [session] = await connector.connect({ networks })
  return session?.accounts[0]?.address ?? expect.unreachable('no account')
}
const ask = <name extends 'getCapabilities' | 'sendCalls' | 'getAssets'>(name: name, parameters: object) =>
  runOperation(adapter, name, {
    network: mainnet,
    provider: connector.getProvider('eip155'),
    parameters: parameters as never,
  })

test('its accounts, in lower case, have checksums', async () => {
  expect(await connect()).toBe(wallet.addresses[0])
})

test('[S8.59] a chain that it does not know, which it reports with -32600, is added and selected', async () => {
  await connect()
  await connector.switchNetwork?.({ network: { ...gnosis, nativeCurrency: mainnet.nativeCurrency } })
  expect(rainbow.chains).toContain(100)
  expect(events.at(-1)).toMatchObject({ type: 'change', chainId: '100' })
})

test('[S8.57] declining to add a chain, which it reports as a rejected transaction, is a rejection', async () => {
  await connect()
  wallet.setBehaviour('reject')
  await expect(
    connector.switchNetwork?.({ network: { ...gnosis, nativeCurrency: mainnet.nativeCurrency } }),
  ).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

test('a chain without an explorer, which it cannot add, is not supported', async () => {
  await connect()
  const { blockExplorers: _, ...network } = gnosis
  await expect(connector.switchNetwork?.({ network })).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})

test('methods that it lacks, which it reports with -32004, are not supported', async () => {
  const address = await connect()
  expect(await ask('getCapabilities', { address })).toEqual({})
  await expect(ask('getAssets', { address })).rejects.toMatchObject({ code: 'OPERATION_NOT_SUPPORTED' })
  await expect(ask('sendCalls', { address, calls: [{ to: address, value: 1n }] })).rejects.toMatchObject({
    code: 'CALLS_NOT_SUPPORTED',
  })
})

test('[S4.3] the end of its session disconnects', async () => {
  await connect()
  rainbow.select(undefined)
  expect(events).toContainEqual({ type: 'change', namespace: 'eip155', accounts: [] })
  expect(events.at(-1)).toEqual({ type: 'disconnect', namespace: 'eip155' })
})
