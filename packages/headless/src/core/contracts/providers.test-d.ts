import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { describe, expectTypeOf, test } from 'vitest'
import { createConfig } from '../../setup/createConfig.ts'
import type { NftSource } from '../types.ts'
import type { NamesProvider } from './names.ts'
import type { NftPage } from './nfts.ts'
import type { SwapProvider, SwapTransaction } from './swap.ts'

const base = { networks: [mainnet], adapters: [eip155()] } as const

describe('providers of an app', () => {
  test('names: every method is optional, and the type of its answer is checked', () => {
    const names: NamesProvider = {
      resolveName: async ({ name }) => ({ name, addresses: {}, attributes: [] }),
      getIdentity: async ({ address }) => ({ name: address }),
    }
    createConfig({ ...base, names })
    // @ts-expect-error the answer is an object
    createConfig({ ...base, names: { getIdentity: async () => 'mira' } })
    // @ts-expect-error no such method
    createConfig({ ...base, names: { lookUp: async () => ({}) } })
  })

  test('NFTs: pages by cursor', () => {
    const nfts: NftSource = async (_config, { address, caipNetworkId, cursor, signal }) => {
      expectTypeOf(address).toEqualTypeOf<string>()
      expectTypeOf(caipNetworkId).toExtend<`${string}:${string}`>()
      expectTypeOf(cursor).toEqualTypeOf<string | undefined>()
      expectTypeOf(signal).toEqualTypeOf<AbortSignal | undefined>()
      return { items: [{ id: '1', name: 'One' }], next: 'two' }
    }
    createConfig({ ...base, nfts })
    expectTypeOf<ReturnType<NftSource>>().toExtend<Promise<NftPage>>()
    // @ts-expect-error an NFT has an id
    createConfig({ ...base, nfts: async () => ({ items: [{ name: 'One' }] }) })
  })

  test('swap: amounts are decimal text, and a built transaction is returned', () => {
    type Quote = Awaited<ReturnType<SwapProvider['getQuote']>>
    expectTypeOf<NonNullable<Quote>['toAmount']>().toEqualTypeOf<string>()
    expectTypeOf<Awaited<ReturnType<SwapProvider['getTransaction']>>>().toEqualTypeOf<SwapTransaction>()
    expectTypeOf<Parameters<SwapProvider['getQuote']>[0]['amount']>().toEqualTypeOf<string>()
    createConfig({ ...base, swap: { feeBps: 50 } })
    // @ts-expect-error a fee is a number
    createConfig({ ...base, swap: { feeBps: '50' } })
    // @ts-expect-error a provider has all methods
    createConfig({ ...base, swap: { name: 'mine', getTokens: async () => [] } })
  })
})
