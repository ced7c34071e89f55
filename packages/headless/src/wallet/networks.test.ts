import type { ChainAdapter, Connector } from '@foyer/chains'
import { expect, test } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import { addAdapter, removeAdapter } from '../setup/adapters.ts'
import { createTestNetwork } from '../test/networks.ts'
import { connectionsOf, createTestAdapter, ethereum, polygon, setup, solana } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from './connect.ts'
import { getConnectors } from './connections.ts'
import { listedConnectorsAtom } from './connectorLists.ts'
import { addNetwork, removeNetwork } from './networks.ts'
import { getAccount, getNetwork, getNetworks } from './state.ts'

const chainId = String(solana.id)
const wallet = (namespace: 'eip155' | 'solana') =>
  createTestConnector({
    id: namespace,
    name: namespace,
    namespaces: [namespace],
    chainId: namespace === 'solana' ? chainId : '1',
  })
/** Adapter that finds one wallet. `isLooking`: its discovery is running. */
function finding(
  namespace: 'eip155' | 'solana',
): ChainAdapter & { isDiscovering: boolean; readonly wallet: Connector } {
  const found = wallet(namespace)
  const adapter = {
    ...createTestAdapter({}, namespace),
    wallet: found,
    isDiscovering: false,
    discover: ({ announce }: { announce: (connector: Connector) => () => void }) => {
      adapter.isDiscovering = true
      announce(found)
      return () => {
        adapter.isDiscovering = false
      }
    },
  }
  return adapter
}
const listed = (config: Parameters<typeof getNetworks>[0]) =>
  internalsOf(config)
    .store.get(listedConnectorsAtom)
    .map(({ id }) => id)
const ids = (config: Parameters<typeof getNetworks>[0]) =>
  getNetworks(config).map(({ caipNetworkId }) => caipNetworkId)

test('an added network can be selected; adding it again changes nothing', () => {
  const { config } = setup()
  const before = getNetworks(config)
  addNetwork(config, polygon)
  expect(getNetworks(config)).toBe(before)
  addNetwork(config, createTestNetwork('eip155:10'))
  expect(ids(config)).toEqual(['eip155:1', 'eip155:137', solana.caipNetworkId, 'eip155:10'])
  expect(getNetwork(config)).toBe(ethereum)
})

test.each([
  [
    'a copied caipNetworkId',
    { ...polygon, id: 31_337 },
    'a network with the caipNetworkId eip155:137 and the id 31337: make it with defineNetwork({ ...network, id })',
  ],
  [
    'a copied caipNetworkId of a network that the app does not have',
    { ...createTestNetwork('eip155:10'), id: 31_337 },
    'a network with the caipNetworkId eip155:10 and the id 31337',
  ],
  [
    'other nodes',
    { ...polygon, rpcUrls: { default: { http: ['https://own.example'] } } },
    'a network with the id eip155:137, which Network eip155:137 of the app has with another name, currency or nodes',
  ],
  [
    'other decimals of its currency',
    { ...polygon, nativeCurrency: { ...polygon.nativeCurrency, decimals: 6 } },
    'with another name, currency or nodes',
  ],
  [
    'another currency',
    { ...polygon, nativeCurrency: { name: 'Pol', symbol: 'POL', decimals: 18 } },
    'remove that one first, with removeNetwork',
  ],
])('a network with %s is rejected in development', (_, network, problem) => {
  const { config } = setup()
  const before = getNetworks(config)
  expect(() => addNetwork(config, network)).toThrow(
    expect.objectContaining({
      code: 'PARAMETER_INVALID',
      message: expect.stringContaining(problem) as string,
    }) as Error,
  )
  expect(getNetworks(config)).toBe(before)
})

test('a network without an adapter for its namespace is rejected', () => {
  const { config } = setup({ networks: [ethereum], adapters: [createTestAdapter()] })
  expect(() => addNetwork(config, solana)).toThrow("Adapter for namespace solana doesn't exist")
})

test('removing the active network selects the first remaining network of its namespace [S4.26]', () => {
  const { config } = setup()
  removeNetwork(config, { caipNetworkId: 'eip155:999' })
  removeNetwork(config, { caipNetworkId: 'eip155:1' })
  expect(getNetwork(config)).toBe(polygon)
  expect(ids(config)).toEqual(['eip155:137', solana.caipNetworkId])
})

test('wallets of a namespace without networks are not listed, and the last network cannot be removed [S4.26]', () => {
  const { config } = setup({ connectors: [wallet('eip155'), wallet('solana')] })
  expect(listed(config)).toEqual(['eip155', 'solana'])
  removeNetwork(config, { caipNetworkId: solana.caipNetworkId })
  expect(listed(config)).toEqual(['eip155'])
  for (const { caipNetworkId } of getNetworks(config)) removeNetwork(config, { caipNetworkId })
  expect(getNetworks(config)).toEqual([polygon])
  addNetwork(config, solana)
  expect(listed(config)).toEqual(['eip155', 'solana'])
})

test('an added adapter discovers wallets at once, until the config is destroyed', () => {
  const { config } = setup({ networks: [ethereum], adapters: [createTestAdapter()] })
  const adapter = finding('solana')
  addAdapter(config, adapter)
  addAdapter(config, finding('solana'))
  expect(getConnectors(config)).toHaveLength(1)
  expect(listed(config)).toEqual([])
  addNetwork(config, solana)
  expect(listed(config)).toEqual(['solana'])
  expect(getAccount(config, { namespace: 'solana' }).caipNetworkId).toBe(solana.caipNetworkId)
  config.destroy()
  expect(adapter.isDiscovering).toBe(false)
  expect(getConnectors(config)).toEqual([])
})

test('[S8.55] an invalid adapter is rejected', () => {
  const { config } = setup()
  expect(() => addAdapter(config, { operations: {} } as unknown as ChainAdapter)).toThrow(
    'ChainController:addAdapter - adapter must have a namespace',
  )
})

test('removing the active adapter removes its networks, wallets and connections [S4.27]', async () => {
  const [evm, sol] = [finding('eip155'), finding('solana')]
  const { config, storage } = setup({ adapters: [evm, sol] })
  await connect(config, { connector: evm.wallet })
  removeAdapter(config, { namespace: 'eip155' })
  // The wallet may be restored when the adapter is added again.
  expect(storage.getItem('@foyer/disconnected_connector_ids')).toBeNull()
  expect(connectionsOf(config)).toEqual([])
  expect(getNetwork(config)).toBe(solana)
  expect(ids(config)).toEqual([solana.caipNetworkId])
  expect(evm.isDiscovering).toBe(false)
  expect(getConnectors(config).map(({ id }) => id)).toEqual(['solana'])
  expect(getAccount(config, { namespace: 'eip155' }).isConnected).toBe(false)
  removeAdapter(config, { namespace: 'solana' })
  expect(getNetworks(config)).toEqual([solana])
  addAdapter(config, evm)
  addNetwork(config, ethereum)
  expect(listed(config)).toEqual(['solana', 'eip155'])
})
