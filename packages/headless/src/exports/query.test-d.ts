import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import type { QueryClient } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import { createConfig, type Identity } from './index.ts'
import {
  balanceQueryKey,
  balanceQueryOptions,
  gasPriceQueryOptions,
  getQueryClient,
  identityQueryOptions,
  nftsQueryOptions,
  reverseNameQueryOptions,
  transactionsQueryOptions,
} from './query.ts'

const config = createConfig({ networks: [mainnet], adapters: [eip155()] })
const account = { address: '0x1', caipNetworkId: 'eip155:1' } as const

test('getQueryClient returns a QueryClient of TanStack Query', () => {
  expectTypeOf(getQueryClient(config)).toEqualTypeOf<QueryClient>()
})

test('fetchQuery resolves with the data of the options', () => {
  const client = getQueryClient(config)
  expectTypeOf(client.fetchQuery(identityQueryOptions(config, account))).toEqualTypeOf<Promise<Identity>>()
  expectTypeOf(client.fetchQuery(reverseNameQueryOptions(config, account))).toEqualTypeOf<
    Promise<string | null>
  >()
  expectTypeOf(client.fetchQuery(gasPriceQueryOptions(config, { caipNetworkId: 'eip155:1' }))).toEqualTypeOf<
    Promise<{ readonly standard: string; readonly fast: string; readonly instant: string }>
  >()
})

test('a query key is a tuple that begins with `foyer` and the id of the config', () => {
  const key = balanceQueryKey(config, account)
  expectTypeOf(key[0]).toEqualTypeOf<'foyer'>()
  expectTypeOf(key[1]).toEqualTypeOf<string>()
  expectTypeOf(key[2]).toEqualTypeOf<'balance'>()
  expectTypeOf(balanceQueryOptions(config, account).queryKey).toEqualTypeOf<typeof key>()
})

test('options of infinite queries have a cursor as their page parameter', () => {
  expectTypeOf(transactionsQueryOptions(config, account).initialPageParam).toEqualTypeOf<string | undefined>()
  expectTypeOf(nftsQueryOptions(config, account).initialPageParam).toEqualTypeOf<string | undefined>()
})

test('query options reject invalid and missing parameters', () => {
  // @ts-expect-error a network id has a namespace
  gasPriceQueryOptions(config, { caipNetworkId: '1' })
  // @ts-expect-error the network is required
  identityQueryOptions(config, { address: '0x1' })
  // @ts-expect-error the config is required
  getQueryClient()
})
