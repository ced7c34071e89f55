import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana } from '@foyer/chains/networks'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '../exports/testing.ts'
import { createConfig } from '../setup/createConfig.ts'
import { activateNetwork } from './activateNetwork.ts'
import { getPublicClient } from './viemClients.ts'

const config = createConfig({
  networks: [solana, mainnet, polygon],
  adapters: [solanaAdapter(), eip155()],
  customRpcUrls: { 'eip155:137': ['https://node.example'] },
  storage: createMemoryStorage(),
})
const urlsOf = (client: {
  readonly transport: {
    readonly transports: readonly { readonly value?: { readonly url?: string } | undefined }[]
  }
}) => client.transport.transports.map(({ value }) => value?.url)

test('a public client sends requests to `customRpcUrls` first', () => {
  const client = getPublicClient(config, { caipNetworkId: 'eip155:137' })
  expect(client.chain.id).toBe(137)
  expect(urlsOf(client as never)).toEqual(['https://node.example', ...polygon.rpcUrls.default.http])
})

test('without a network, a public client is for the current EVM network, also while Solana is active', () => {
  expect(getPublicClient(config).chain.id).toBe(1)
  activateNetwork(config, 'eip155:137')
  activateNetwork(config, solana.caipNetworkId)
  expect(getPublicClient(config).chain.id).toBe(137)
})

test('getPublicClient throws NETWORK_NOT_CONFIGURED for a network that the config does not have', () => {
  // @ts-expect-error not a network of the config
  expect(() => getPublicClient(config, { caipNetworkId: 'eip155:10' })).toThrow(
    expect.objectContaining({ code: 'NETWORK_NOT_CONFIGURED' }),
  )
  // @ts-expect-error not an EVM network
  expect(() => getPublicClient(config, { caipNetworkId: solana.caipNetworkId })).toThrow(
    expect.objectContaining({ code: 'NETWORK_NOT_CONFIGURED' }),
  )
})
