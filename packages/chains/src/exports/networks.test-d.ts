import { expectTypeOf, test } from 'vitest'
import { type CaipNetwork, defineNetwork } from './index.ts'
import { bitcoin, mainnet, solana } from './networks.ts'

test('a bundled network has the literal types of its ids', () => {
  expectTypeOf(mainnet.caipNetworkId).toEqualTypeOf<'eip155:1'>()
  expectTypeOf(solana.chainNamespace).toEqualTypeOf<'solana'>()
  expectTypeOf(bitcoin.chainNamespace).toEqualTypeOf<'bip122'>()
  expectTypeOf(mainnet).toExtend<CaipNetwork>()
})

const plain = {
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const

test('defineNetwork infers the CAIP-2 id; the namespace defaults to eip155', () => {
  expectTypeOf(defineNetwork({ ...plain, id: 31_337 }).caipNetworkId).toEqualTypeOf<'eip155:31337'>()
  expectTypeOf(
    defineNetwork({ ...plain, id: 'hub', chainNamespace: 'cosmos' }).caipNetworkId,
  ).toEqualTypeOf<'cosmos:hub'>()
  // @ts-expect-error not a namespace
  defineNetwork({ ...plain, id: 1, chainNamespace: 'tron' })
  // @ts-expect-error the native currency is required
  defineNetwork({ id: 1, name: plain.name, rpcUrls: plain.rpcUrls })
})
