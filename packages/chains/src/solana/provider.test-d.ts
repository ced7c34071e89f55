import type { Wallet } from '@wallet-standard/base'
import { expectTypeOf, test } from 'vitest'
import type { SolanaProvider } from './provider.ts'

test('a provider is a Wallet Standard wallet, and the other way round', () => {
  expectTypeOf<Wallet>().toExtend<SolanaProvider>()
  expectTypeOf<SolanaProvider>().toExtend<Wallet>()
})
