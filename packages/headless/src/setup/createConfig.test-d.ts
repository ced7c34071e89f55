import type { CaipNetwork } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana, solanaDevnet } from '@foyer/chains/networks'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import type { Chain } from 'viem'
import { base as viemBase, mainnet as viemMainnet, optimism } from 'viem/chains'
import { describe, expectTypeOf, test } from 'vitest'
import type { CaipNetworkIdOf, Config, ConfigOptions, RegisteredConfig } from '../core/types.ts'
import { addNetwork } from '../wallet/networks.ts'
import { getAccount } from '../wallet/state.ts'
import { cookieStorage, cookieToInitialState } from './cookies.ts'
import { createConfig } from './createConfig.ts'

const base = { networks: [mainnet], adapters: [eip155()] } as const

describe('networks and adapters', () => {
  test('network types are inferred in order', () => {
    const config = createConfig({ networks: [polygon, mainnet], adapters: [eip155()] })
    expectTypeOf(config.networks[0].caipNetworkId).toEqualTypeOf<'eip155:137'>()
    expectTypeOf(config.networks[1].caipNetworkId).toEqualTypeOf<'eip155:1'>()
    expectTypeOf(config).toExtend<Config>()
  })

  test('each namespace needs an adapter', () => {
    const config = createConfig({ networks: [mainnet, solana], adapters: [eip155(), solanaAdapter()] })
    expectTypeOf<CaipNetworkIdOf<typeof config>>().toEqualTypeOf<
      'eip155:1' | 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    >()
    // @ts-expect-error there is no adapter for solana
    createConfig({ networks: [mainnet, solana], adapters: [eip155()] })
  })

  test('invalid networks are the only error', () => {
    createConfig({
      // @ts-expect-error at least one network
      networks: [],
      adapters: [eip155()],
    })
    createConfig({
      // @ts-expect-error not a network
      networks: ['eip155:1'],
      adapters: [eip155()],
    })
    createConfig({
      // @ts-expect-error the list may be empty
      networks: [mainnet, polygon].slice(1),
      adapters: [eip155()],
    })
  })
})

describe('chain objects of viem', () => {
  test('become networks of eip155', () => {
    const config = createConfig({ networks: [viemMainnet, polygon, viemBase], adapters: [eip155()] })
    expectTypeOf(config.networks[0].caipNetworkId).toEqualTypeOf<'eip155:1'>()
    expectTypeOf(config.networks[0].chainNamespace).toEqualTypeOf<'eip155'>()
    expectTypeOf<CaipNetworkIdOf<typeof config>>().toEqualTypeOf<'eip155:1' | 'eip155:137' | 'eip155:8453'>()
    expectTypeOf(config).toExtend<Config>()
    createConfig({ networks: [viemMainnet as Chain], adapters: [eip155()] })
  })

  test('need the adapter of eip155', () => {
    // @ts-expect-error there is no adapter for eip155
    createConfig({ networks: [viemMainnet], adapters: [solanaAdapter()] })
    // @ts-expect-error a chain without RPC URLs
    createConfig({ networks: [{ ...viemMainnet, rpcUrls: undefined }], adapters: [eip155()] })
  })

  test('can be added with addNetwork', () => {
    addNetwork(createConfig(base), optimism)
    addNetwork(createConfig(base), optimism as Chain)
    // @ts-expect-error not a network
    addNetwork(createConfig(base), 'eip155:10')
  })
})

describe('addNetwork', () => {
  test('rejects a namespace whose addresses do not have the type of those of the config', () => {
    const config = createConfig(base)
    expectTypeOf(getAccount(config).address).toEqualTypeOf<`0x${string}` | undefined>()
    // @ts-expect-error an address of Solana is no `0x${string}`
    addNetwork(config, solana)
    const both = createConfig({ networks: [mainnet, solana], adapters: [eip155(), solanaAdapter()] })
    addNetwork(both, solanaDevnet)
  })

  test('accepts every namespace for a config of the type Config, whose addresses are texts', () => {
    const config: Config = createConfig(base)
    expectTypeOf(getAccount(config).address).toEqualTypeOf<string | undefined>()
    addNetwork(config, solana)
    addNetwork(config, {} as CaipNetwork)
  })
})

describe('options', () => {
  test('the error for `chains`, the name of wagmi, is at `chains`', () => {
    createConfig({
      adapters: [eip155()],
      // @ts-expect-error the option is `networks`
      chains: [mainnet],
    })
    // @ts-expect-error an option is missing
    createConfig({ adapters: [eip155()] })
  })

  test('reject unknown names and invalid values', () => {
    createConfig({ ...base, projectId: 'p', id: 'shop', allWallets: 'ONLY_MOBILE', enableReconnect: false })
    // @ts-expect-error no such option
    createConfig({ ...base, projectID: 'p' })
    // @ts-expect-error no such value
    createConfig({ ...base, allWallets: 'SOME' })
    // @ts-expect-error not a CAIP-2 id
    createConfig({ ...base, defaultNetwork: 'mainnet' })
    createConfig({ networks: [viemMainnet, polygon], adapters: [eip155()], defaultNetwork: 'eip155:137' })
    // @ts-expect-error not a network of the config
    createConfig({ ...base, defaultNetwork: 'eip155:10' })
    // @ts-expect-error no such namespace
    createConfig({ ...base, defaultAccountTypes: { nowhere: 'eoa' } })
    // @ts-expect-error URLs are lists
    createConfig({ ...base, customRpcUrls: { 'eip155:1': 'https://rpc.test' } })
  })

  test('features reject unknown names and values', () => {
    createConfig({ ...base, features: { email: true, socials: ['google', 'apple'], onramp: ['meld'] } })
    // @ts-expect-error no such feature
    createConfig({ ...base, features: { mail: true } })
    // @ts-expect-error no such provider
    createConfig({ ...base, features: { socials: ['nowhere'] } })
    expectTypeOf<NonNullable<ConfigOptions['features']>>().not.toBeAny()
  })

  test('storage can be cookieStorage()', () => {
    createConfig({ ...base, storage: cookieStorage() })
    // @ts-expect-error a storage reads and writes
    createConfig({ ...base, storage: {} })
    const config = createConfig(base)
    expectTypeOf(cookieToInitialState).parameter(1).toExtend<string | null | undefined>()
    cookieToInitialState(config, 'a=b')
  })
})

test('without a registered config its type is Config', () => {
  expectTypeOf<RegisteredConfig>().toEqualTypeOf<Config>()
})
