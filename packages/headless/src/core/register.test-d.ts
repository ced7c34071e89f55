import { describe, expectTypeOf, test } from 'vitest'
import type { CaipNetworkIdOf, Config, ConfigParameter, ForConfig } from './types.ts'

type Networks = readonly [
  Config['networks'][number] & { readonly caipNetworkId: 'eip155:1' },
  Config['networks'][number] & { readonly caipNetworkId: 'solana:x' },
]
type Shop = Config & { readonly networks: Networks }

/** Type of `Register`, without declaring it for all files of this project. */
type Registered<register> = register extends { config: infer config extends Config } ? config : Config

describe('Register', () => {
  test('types network ids by the registered config', () => {
    expectTypeOf<CaipNetworkIdOf<Registered<{ config: Shop }>>>().toEqualTypeOf<'eip155:1' | 'solana:x'>()
    expectTypeOf<Registered<object>>().toEqualTypeOf<Config>()
  })

  test('restricts ConfigParameter to the given config', () => {
    expectTypeOf<ConfigParameter<Shop>['config']>().toEqualTypeOf<Shop | undefined>()
  })
})

describe('ForConfig', () => {
  type Parameters = { readonly address: string; readonly caipNetworkId?: `${string}:${string}` | undefined }

  test('narrows the network id and keeps the other parameters and optional keys', () => {
    expectTypeOf<ForConfig<Parameters, Shop>>().toEqualTypeOf<{
      readonly address: string
      readonly caipNetworkId?: 'eip155:1' | 'solana:x' | undefined
    }>()
  })

  test('leaves parameters without a network as they are', () => {
    expectTypeOf<ForConfig<{ readonly id: string }, Shop>>().toEqualTypeOf<{ readonly id: string }>()
  })
})
