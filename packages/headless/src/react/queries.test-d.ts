import type { Asset, Capabilities, TransactionOutcome } from '@foyer/chains'
import { describe, expectTypeOf, test } from 'vitest'
import type { OnrampQuote } from '../core/contracts/onramp.ts'
import type { Balance } from '../data/balances/rules.ts'
import type { GasPrices } from '../data/gas/queries.ts'
import type { TokenBalances } from '../data/tokens/types.ts'
import type { SwapQuote } from '../flows/swap/types.ts'
import * as hooks from './hooks.ts'

describe('query hooks return the result of TanStack, with the data of the action', () => {
  test('data', () => {
    expectTypeOf(hooks.useBalance().data).toEqualTypeOf<Balance | undefined>()
    expectTypeOf(hooks.useTokenBalances().data).toEqualTypeOf<TokenBalances | undefined>()
    expectTypeOf(hooks.useGasPrice().data).toEqualTypeOf<GasPrices | undefined>()
    expectTypeOf(hooks.useCapabilities().data).toEqualTypeOf<Capabilities | undefined>()
    expectTypeOf(hooks.useWalletAssets().data).toEqualTypeOf<readonly Asset[] | undefined>()
    expectTypeOf(hooks.useTransactionStatus({ hash: '0x', caipNetworkId: 'eip155:1' }).data).toEqualTypeOf<
      TransactionOutcome | undefined
    >()
    expectTypeOf(hooks.useReverseName().data).toEqualTypeOf<string | null | undefined>()
    expectTypeOf(hooks.useSwapQuote().data).toEqualTypeOf<SwapQuote | undefined>()
    expectTypeOf(hooks.useOnrampQuote().data).toEqualTypeOf<OnrampQuote | null | undefined>()
    expectTypeOf(hooks.useOnrampUrl({ provider: 'meld' }).data).toEqualTypeOf<string | undefined>()
  })

  test('the status discriminates data and error', () => {
    const query = hooks.useBalance()
    expectTypeOf(query.status).toEqualTypeOf<'pending' | 'error' | 'success'>()
    if (query.isSuccess) expectTypeOf(query.data).toEqualTypeOf<Balance>()
    if (query.isError) expectTypeOf(query.error).toEqualTypeOf<Error>()
    expectTypeOf(query.refetch).toBeFunction()
  })

  test('infinite queries have pages', () => {
    expectTypeOf(hooks.useTransactions().fetchNextPage).toBeFunction()
    expectTypeOf(hooks.useTransactions().hasNextPage).toEqualTypeOf<boolean>()
    expectTypeOf(hooks.useWallets().fetchNextPage).toBeFunction()
  })
})

describe('select', () => {
  test('sets the type of the data', () => {
    const count = hooks.useTokenBalances({ select: ({ tokens }) => tokens.length })
    expectTypeOf(count.data).toEqualTypeOf<number | undefined>()
    if (count.isSuccess) expectTypeOf(count.data).toEqualTypeOf<number>()
  })

  test('receives the data of the query', () => {
    hooks.useTokenBalances({
      select: (balances) => {
        expectTypeOf(balances).toEqualTypeOf<TokenBalances>()
        return undefined
      },
    })
    // @ts-expect-error there is no such field
    hooks.useTokenBalances({ select: ({ nothing }) => nothing })
  })
})

test('parameters are checked', () => {
  hooks.useBalance({ address: '0x', enabled: false })
  // @ts-expect-error not a CAIP-2 id
  hooks.useBalance({ caipNetworkId: 'mainnet' })
  // @ts-expect-error no such option
  hooks.useBalance({ adress: '0x' })
  // @ts-expect-error the name is required
  hooks.useResolveName({})
})
