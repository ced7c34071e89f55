import { expectTypeOf, test } from 'vitest'
import {
  createLies,
  createSandbox,
  type Relay,
  type Sandbox,
  SandboxError,
  type SandboxErrorCode,
  setSwapPrice,
} from './index.ts'
import { type announceEip6963, type EvmWalletProvider, registerSolanaWallet } from './wallets.ts'

test('a sandbox has a relay unless it was turned off', async () => {
  expectTypeOf(await createSandbox()).toEqualTypeOf<Sandbox>()
  expectTypeOf((await createSandbox({ solana: false })).relay).toEqualTypeOf<Relay>()
  expectTypeOf((await createSandbox({ relay: false })).relay).toEqualTypeOf<Relay | undefined>()
  // @ts-expect-error no such option
  void createSandbox({ ethereum: false })
})

test('the nodes of a sandbox are found by chain id', () => {
  expectTypeOf<Sandbox['urls']['evm'][137]>().toEqualTypeOf<string>()
  expectTypeOf<keyof Sandbox['urls']['evm']>().toEqualTypeOf<1 | 137>()
})

test('setters of the backend state take partial values', () => {
  type SetProject = Sandbox['backend']['project']['set']
  expectTypeOf<{ isAnalyticsEnabled: true }>().toExtend<Parameters<SetProject>[0]>()
  expectTypeOf<{ isAnalyticsEnabled: 'yes' }>().not.toExtend<Parameters<SetProject>[0]>()
})

declare const wallet: ReturnType<typeof announceEip6963>

test('a wrapped provider keeps its type', () => {
  const lies = createLies({ seed: 1, count: 2 })
  expectTypeOf(lies.wrapProvider(wallet.provider)).toEqualTypeOf<EvmWalletProvider>()
  expectTypeOf(lies.fetch).toEqualTypeOf<typeof fetch>()
  // @ts-expect-error the seed is required
  createLies({ count: 2 })
})

test('errors of the sandbox have a code', () => {
  expectTypeOf<SandboxError['code']>().toEqualTypeOf<SandboxErrorCode>()
  expectTypeOf<'NO_WINDOW'>().toExtend<SandboxErrorCode>()
  expectTypeOf<'NO_DOOR'>().not.toExtend<SandboxErrorCode>()
})

test('a wallet takes the behaviours of its kind', () => {
  registerSolanaWallet({ behaviour: 'reject' })
  // @ts-expect-error no such behaviour
  registerSolanaWallet({ behaviour: 'sleep' })
  // @ts-expect-error the price is a number
  void setSwapPrice('http://127.0.0.1:1', { caipNetworkId: 'eip155:1', symbol: 'ETH', price: '1' })
})
