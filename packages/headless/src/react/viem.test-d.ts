import { eip155 } from '@foyer/chains/eip155'
import { mainnet, solana } from '@foyer/chains/networks'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import type { Account, Chain, PublicClient } from 'viem'
import { polygon } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import { createConfig } from '../setup/createConfig.ts'
import { getPublicClient } from '../wallet/viemClients.ts'
import { usePublicClient, useWalletClient } from './useViemClients.ts'

const config = createConfig({ networks: [mainnet, polygon, solana], adapters: [eip155(), solanaAdapter()] })

test('a public client has the chain id of its network', () => {
  expectTypeOf(usePublicClient({ config, caipNetworkId: 'eip155:137' }).chain.id).toEqualTypeOf<137>()
  expectTypeOf(usePublicClient({ config }).chain.id).toEqualTypeOf<1 | 137>()
  expectTypeOf(getPublicClient(config, { caipNetworkId: 'eip155:1' }).chain.id).toEqualTypeOf<1>()
  expectTypeOf(usePublicClient()).toExtend<PublicClient>()
  // @ts-expect-error not a network of the config
  usePublicClient({ config, caipNetworkId: 'eip155:10' })
  // @ts-expect-error not an EVM network
  usePublicClient({ config, caipNetworkId: solana.caipNetworkId })
})

test('a wallet client has an account and a chain; there is none while disconnected', () => {
  expectTypeOf(useWalletClient()).extract<undefined>().toEqualTypeOf<undefined>()
  expectTypeOf<NonNullable<ReturnType<typeof useWalletClient>>['account']>().toEqualTypeOf<Account>()
  expectTypeOf<NonNullable<ReturnType<typeof useWalletClient>>['chain']>().toEqualTypeOf<Chain>()
})
