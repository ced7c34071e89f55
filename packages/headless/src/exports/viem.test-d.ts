import { eip155 } from '@foyer/chains/eip155'
import { mainnet, solana } from '@foyer/chains/networks'
import { solana as solanaAdapter } from '@foyer/chains/solana'
import { type Account, type Chain, erc20Abi, type Hex, type PublicClient } from 'viem'
import { polygon } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import { createConfig } from '../setup/createConfig.ts'
import {
  type EvmNetworkIdOf,
  getPublicClient,
  getWalletClient,
  type NetworkPublicClient,
  usePublicClient,
  useWalletClient,
} from './viem.ts'

const config = createConfig({ networks: [mainnet, polygon, solana], adapters: [eip155(), solanaAdapter()] })
const address = '0x52908400098527886E0F7030069857D2E4169EE7'

test('a public client has the chain id of its network', () => {
  expectTypeOf(usePublicClient({ config, caipNetworkId: 'eip155:137' }).chain.id).toEqualTypeOf<137>()
  expectTypeOf(usePublicClient({ config }).chain.id).toEqualTypeOf<1 | 137>()
  expectTypeOf(getPublicClient(config, { caipNetworkId: 'eip155:1' }).chain.id).toEqualTypeOf<1>()
  expectTypeOf(getPublicClient(config).chain.id).toEqualTypeOf<1 | 137>()
  expectTypeOf(usePublicClient()).toExtend<PublicClient>()
  // @ts-expect-error not a network of the config
  usePublicClient({ config, caipNetworkId: 'eip155:10' })
  // @ts-expect-error not an EVM network
  usePublicClient({ config, caipNetworkId: solana.caipNetworkId })
  // @ts-expect-error not a network of the config
  getPublicClient(config, { caipNetworkId: 'eip155:10' })
})

test('EvmNetworkIdOf has the ids of the eip155 networks of a config', () => {
  expectTypeOf<EvmNetworkIdOf<typeof config>>().toEqualTypeOf<'eip155:1' | 'eip155:137'>()
})

test('contract reads are typed by the ABI', () => {
  const client: NetworkPublicClient<'eip155:1'> = getPublicClient(config, { caipNetworkId: 'eip155:1' })
  const balance = client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  expectTypeOf(balance).toEqualTypeOf<Promise<bigint>>()
  // @ts-expect-error no function of the ABI
  void client.readContract({ address, abi: erc20Abi, functionName: 'balance', args: [address] })
})

test('useWalletClient returns a client with an account and a chain, or undefined while disconnected', () => {
  expectTypeOf(useWalletClient()).extract<undefined>().toEqualTypeOf<undefined>()
  expectTypeOf<NonNullable<ReturnType<typeof useWalletClient>>['account']>().toEqualTypeOf<Account>()
  expectTypeOf<NonNullable<ReturnType<typeof useWalletClient>>['chain']>().toEqualTypeOf<Chain>()
})

test('a wallet client signs and sends without an account or a chain in the call', () => {
  const client = getWalletClient(config)
  expectTypeOf(client.signMessage({ message: 'Hello' })).toEqualTypeOf<Promise<Hex>>()
  expectTypeOf(client.sendTransaction({ to: address, value: 1n })).toEqualTypeOf<Promise<Hex>>()
  // @ts-expect-error the value is in wei
  void client.sendTransaction({ to: address, value: 0.1 })
})
