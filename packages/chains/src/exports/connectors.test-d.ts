import { http, type Account, type Chain, type EIP1193Provider } from 'viem'
import { expectTypeOf, test } from 'vitest'
import { baseAccount } from './base-account.ts'
import { bip122, toPsbtSigner } from './bip122.ts'
import { coinbaseWallet } from './coinbase.ts'
import { cosmos } from './cosmos.ts'
import {
  createEip1193Connector,
  type Eip1193Connector,
  eip155,
  type Eip1193Provider,
  toPublicClient,
  toWalletClient,
} from './eip155.ts'
import { embeddedWallet, type SocialProvider, socialProviders } from './embedded.ts'
import type { ChainAdapter, Connector, CreateConnector, SignerSource } from './index.ts'
import { polygon, solana as solanaNetwork } from './networks.ts'
import { polkadot } from './polkadot.ts'
import { solana, toSolanaSigner } from './solana.ts'
import { walletConnect } from './walletconnect.ts'

declare const source: SignerSource
declare const viemProvider: EIP1193Provider

test('the type of an adapter has its namespace', () => {
  expectTypeOf(eip155().namespace).toEqualTypeOf<'eip155'>()
  expectTypeOf(solana().namespace).toEqualTypeOf<'solana'>()
  expectTypeOf(bip122().namespace).toEqualTypeOf<'bip122'>()
  expectTypeOf(polkadot().namespace).toEqualTypeOf<'polkadot'>()
  expectTypeOf(cosmos().namespace).toEqualTypeOf<'cosmos'>()
  expectTypeOf(eip155()).toExtend<ChainAdapter>()
  expectTypeOf(eip155()).not.toExtend<ChainAdapter<'solana'>>()
})

test('options of adapters are type-checked', () => {
  eip155({ transports: { 'eip155:1': http() } })
  // @ts-expect-error a network of another namespace
  eip155({ transports: { [solanaNetwork.caipNetworkId]: http() } })
  // @ts-expect-error no such option
  eip155({ isInjected: false })
  solana({ priorityFeeCeiling: 1000n })
  // @ts-expect-error a price in lamports is a bigint
  solana({ priorityFeeCeiling: 1000 })
  // @ts-expect-error an operation is imported when it is used
  eip155({ operations: { getBalance: async () => ({ value: 1n }) } })
})

test('baseAccount and the other functions return a CreateConnector', () => {
  for (const connector of [baseAccount(), coinbaseWallet(), embeddedWallet(), walletConnect()])
    expectTypeOf(connector).toEqualTypeOf<CreateConnector>()
  expectTypeOf<ReturnType<CreateConnector>>().toEqualTypeOf<Connector>()
})

test('options of connectors are type-checked', () => {
  coinbaseWallet({ preference: 'smartWalletOnly' })
  // @ts-expect-error no such preference
  coinbaseWallet({ preference: 'smart' })
  baseAccount({ paymasterUrls: { 'eip155:8453': 'https://paymaster.example' } })
  // @ts-expect-error a network of another namespace
  baseAccount({ paymasterUrls: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://paymaster.example' } })
  walletConnect({ namespaces: { eip155: { methods: ['personal_sign'], defaultChain: 'eip155:1' } } })
  // @ts-expect-error no namespace of CAIP-2 that is supported
  walletConnect({ namespaces: { ethereum: { methods: ['personal_sign'] } } })
  // @ts-expect-error no such login
  const login: SocialProvider = 'myspace'
  expectTypeOf(login).toEqualTypeOf<(typeof socialProviders)[number]>()
})

test('a connector of an EIP-1193 provider needs an interaction and one provider', () => {
  const identity = { id: 'a', uid: 'a', name: 'A', type: 'EXTERNAL' } as const
  const getProvider = () => undefined
  expectTypeOf(
    createEip1193Connector({ ...identity, getProvider, interaction: 'popup' }).connector,
  ).toEqualTypeOf<Connector>()
  const provider: Eip1193Provider = { request: () => Promise.resolve(undefined) }
  createEip1193Connector({ ...identity, provider, interaction: 'popup' })
  // @ts-expect-error the interaction is required
  createEip1193Connector({ ...identity, provider })
  // @ts-expect-error no such interaction
  createEip1193Connector({ ...identity, provider, interaction: 'window' })
  // @ts-expect-error there is one provider
  createEip1193Connector({ ...identity, provider, getProvider, interaction: 'popup' })
  // @ts-expect-error there is no provider
  createEip1193Connector({ ...identity, interaction: 'popup' })
})

test('a provider with the types of viem makes a connector, and parameters of an inline provider are inferred', () => {
  const identity = { id: 'a', uid: 'a', name: 'A', type: 'EXTERNAL', interaction: 'popup' } as const
  expectTypeOf(
    createEip1193Connector({ ...identity, provider: viemProvider }),
  ).toEqualTypeOf<Eip1193Connector>()
  createEip1193Connector({
    ...identity,
    provider: {
      async request({ method, params }) {
        expectTypeOf(method).toBeString()
        return params?.[0]
      },
    },
  })
  // @ts-expect-error no provider
  createEip1193Connector({ ...identity, provider: { send: viemProvider.request } })
})

test('clients and signers have the types of their libraries', () => {
  expectTypeOf(toPublicClient(polygon).chain.id).toEqualTypeOf<137>()
  // @ts-expect-error not an EVM network
  toPublicClient(solanaNetwork)
  expectTypeOf(toWalletClient(source).account).toEqualTypeOf<Account>()
  expectTypeOf(toWalletClient(source).chain).toEqualTypeOf<Chain>()
  expectTypeOf(toSolanaSigner(source).modifyAndSignTransactions).toBeFunction()
  expectTypeOf(toPsbtSigner(source).signPsbt).parameter(0).not.toHaveProperty('address')
})
