import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { celo, mainnet as viemMainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import { createMemoryStorage } from '../exports/testing.ts'
import { createConfig } from '../setup/createConfig.ts'
import { addNetwork } from './networks.ts'
import { networksAtom } from './state.ts'

const storage = createMemoryStorage()
const adapters = [eip155()]

test('a chain object of viem in `networks` becomes the equal network of @foyer/chains', () => {
  const config = createConfig({ networks: [viemMainnet, polygon], adapters, storage })
  expect(config.networks).toEqual([mainnet, polygon])
  expect(config.networks[1]).toBe(polygon)
})

test('functions of a chain object of viem, such as serializers, are dropped', () => {
  const config = createConfig({ networks: [celo], adapters, storage })
  expect(structuredClone(config.networks[0])).toMatchObject({ id: 42_220, caipNetworkId: 'eip155:42220' })
})

test('addNetwork accepts a chain object of viem, once', () => {
  const config = createConfig({ networks: [polygon], adapters, storage })
  addNetwork(config, viemMainnet)
  addNetwork(config, viemMainnet)
  expect(internalsOf(config).store.get(networksAtom)).toEqual([polygon, mainnet])
})
