import type { Wallet } from '@wallet-standard/base'
import { expectTypeOf, test } from 'vitest'
import type { SolanaProvider } from './provider.ts'

test('SolanaProvider and the Wallet type of Wallet Standard are assignable to each other', () => {
  expectTypeOf<Wallet>().toExtend<SolanaProvider>()
  expectTypeOf<SolanaProvider>().toExtend<Wallet>()
})
