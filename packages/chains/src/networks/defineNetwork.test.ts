import { optimism as viemOptimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { defineNetwork } from './defineNetwork.ts'

const facts = {
  name: 'Test',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}

test('[S3.20] [S3.21] the namespace is eip155 by default', () => {
  expect(defineNetwork({ ...facts, id: 1 })).toMatchObject({
    chainNamespace: 'eip155',
    caipNetworkId: 'eip155:1',
    id: 1,
  })
  expect(defineNetwork({ ...facts, id: 'cosmoshub-4', chainNamespace: 'cosmos' }).caipNetworkId).toBe(
    'cosmos:cosmoshub-4',
  )
})

test('[S3.13] [S3.15] [S3.19] a network defined from a network is equal to it', () => {
  const network = defineNetwork({
    ...facts,
    id: 1,
    testnet: true,
    network: 'x',
    blockExplorers: { default: { name: 'E', url: 'https://e.example' } },
  })
  expect(network).toMatchObject({ testnet: true, network: 'x' })
  expect(defineNetwork(network)).toEqual(network)
})

test('[S3.14] [S3.18] keeps the plain data of a viem chain, without its functions', () => {
  const network = defineNetwork(viemOptimism)
  expect(network.name).toBe(viemOptimism.name)
  expect(structuredClone(network)).toEqual(network)
  expect(Object.keys(network).toSorted()).toEqual([
    'blockExplorers',
    'caipNetworkId',
    'chainNamespace',
    'id',
    'name',
    'nativeCurrency',
    'rpcUrls',
  ])
})

test.each(['', 'a:b'])('[S5.8] throws for the id %j', (id) => {
  expect(() => defineNetwork({ ...facts, id, chainNamespace: 'cosmos' })).toThrow('Invalid CAIP-2 network id')
})
