import { expectTypeOf, test } from 'vitest'
import {
  parseCaipAddress,
  parseCaipNetworkId,
  defineNetwork,
  extendNetwork,
  formatCaipAddress,
  formatCaipNetworkId,
} from '../exports/index.ts'
import { mainnet, polygon, solana } from '../exports/networks.ts'
import type { CaipNetwork } from '../types.ts'

const facts = {
  name: 'Test',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}

test('networks have literal ids', () => {
  expectTypeOf(mainnet.caipNetworkId).toEqualTypeOf<'eip155:1'>()
  expectTypeOf(solana.chainNamespace).toEqualTypeOf<'solana'>()
  expectTypeOf(defineNetwork({ ...facts, id: 1 })).toEqualTypeOf<CaipNetwork<'eip155:1'>>()
  expectTypeOf(
    defineNetwork({ ...facts, id: 'x-1', chainNamespace: 'cosmos' }).caipNetworkId,
  ).toEqualTypeOf<'cosmos:x-1'>()
  expectTypeOf(extendNetwork(polygon, {})).toEqualTypeOf<CaipNetwork<'eip155:137'>>()
  expectTypeOf(mainnet).toExtend<CaipNetwork>()
})

test('CAIP literals stay literals', () => {
  expectTypeOf(formatCaipNetworkId({ namespace: 'eip155', chainId: 1 })).toEqualTypeOf<'eip155:1'>()
  expectTypeOf(
    formatCaipAddress({ namespace: 'eip155', chainId: 1, address: '0xab' }),
  ).toEqualTypeOf<'eip155:1:0xab'>()
  expectTypeOf(parseCaipNetworkId('eip155:1').chainId).toEqualTypeOf<'1'>()
  expectTypeOf(parseCaipAddress('solana:x:y').namespace).toEqualTypeOf<'solana'>()
  // @ts-expect-error unknown namespace
  formatCaipNetworkId({ namespace: 'tron', chainId: 1 })
  // @ts-expect-error a network without a name
  defineNetwork({ id: 1, nativeCurrency: facts.nativeCurrency, rpcUrls: facts.rpcUrls })
})
