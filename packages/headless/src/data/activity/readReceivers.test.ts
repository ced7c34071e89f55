import { expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import type { ConfigOptions } from '../../core/types.ts'
import { createTestBackend } from '../../test/backend.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { knownAddresses } from './knownAddresses.ts'
import { transactionsQueryOptions } from './queries.ts'
import { transactionsQueryKey } from './queryKeys.ts'
import { readReceivers } from './readReceivers.ts'
import type { Transaction } from './types.ts'

const TOKEN = `0x${'70'.repeat(20)}`
const CAROL = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const here = { address: ALICE, caipNetworkId: 'eip155:1' } as const

const row = (hash: string, direction: 'in' | 'out' = 'out', sentFrom = ALICE) => ({
  id: hash,
  metadata: {
    operationType: 'send',
    hash,
    chain: 'eip155:1',
    minedAt: '2025-03-04T10:00:00Z',
    sentFrom,
    sentTo: TOKEN,
    status: 'confirmed',
    nonce: 7,
  },
  transfers: [{ direction, quantity: { numeric: '5' }, fungible_info: { symbol: 'AMBD' } }],
})

function world(
  rows: readonly object[],
  receivers: Readonly<Record<string, readonly string[]>>,
  options: Partial<ConfigOptions> = {},
) {
  const backend = createTestBackend(({ url }) =>
    url.includes('/supported-chains')
      ? Response.json({ http: ['eip155:1'], ws: [] })
      : Response.json({ data: rows, next: null }),
  )
  const answers = { ...receivers }
  const read = vi.fn(async (_: unknown, { hash }: { readonly hash: string }) => answers[hash])
  const { config } = setup({
    fetch: backend.fetch,
    projectId: 'p',
    endpoints: { blockchain: 'https://backend.test' },
    adapters: [createTestAdapter({ getReceivers: async () => read })],
    ...options,
  })
  const load = () => getQueryClient(config).fetchInfiniteQuery(transactionsQueryOptions(config, here))
  const known = () => knownAddresses(config, `eip155:1:${ALICE}`, 'eip155:1')
  const asked = () => read.mock.calls.map(([, { hash }]) => hash)
  return { config, load, known, asked, answers, read }
}

/** Waits for the code that reads receivers, which loads with the first page. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

test('receivers of tokens are read from the chain, because the history names the token contract', async () => {
  const rows = [row('0x1'), row('0x2', 'in'), row('0x3', 'out', BOB), row('0x4')]
  const { load, known, asked } = world(rows, { '0x1': [BOB], '0x2': [CAROL], '0x3': [CAROL], '0x4': [] })
  await load()
  await soon(() => expect(known()).toEqual([TOKEN, BOB, TOKEN, TOKEN]))
  // Only transactions that the account has sent are read.
  expect(asked()).toEqual(['0x1', '0x4'])
})

test('each transaction is read once, or again on the next load if no node had it', async () => {
  const { load, known, asked, answers } = world([row('0x1'), row('0x2')], { '0x2': [CAROL] })
  await load()
  await soon(() => expect(known()).toContain(CAROL))
  answers['0x1'] = [BOB]
  await load()
  await soon(() => expect(known()).toContain(BOB))
  await soon(() => expect(asked()).toEqual(['0x1', '0x2', '0x1']))
})

test('known receivers are those of the account on the network, for any spelling of the account', async () => {
  const { load, config } = world([row('0x1'), row('0x2', 'in', BOB)], { '0x1': [CAROL] })
  const known = (account: string, caipNetworkId: 'eip155:1' | 'eip155:137' = 'eip155:1') =>
    knownAddresses(config, `${caipNetworkId}:${account}`, caipNetworkId)
  await load()
  await soon(() => expect(known(ALICE)).toEqual([TOKEN, CAROL]))
  expect(known(ALICE.toLowerCase())).toEqual([TOKEN, CAROL])
  expect(known(BOB)).toBeUndefined()
  expect(known(ALICE, 'eip155:137')).toBeUndefined()
})

test('purchases do not count as the history of the account', async () => {
  const { load, known, config } = world([row('0x1')], { '0x1': [CAROL] })
  const purchases = transactionsQueryKey(config, { ...here, onramp: 'coinbase' })
  getQueryClient(config).setQueryData(purchases, { pages: [{ transactions: [] }], pageParams: [undefined] })
  expect(known()).toBeUndefined()
  await load()
  await soon(() => expect(known()).toEqual([TOKEN, CAROL]))
})

test('receivers of the newest 20 transactions of a page are read', async () => {
  const hashes = Array.from({ length: 25 }, (_, index) => `0x${index + 16}`)
  const { load, known, asked } = world(
    hashes.map((hash) => row(hash)),
    Object.fromEntries(hashes.map((hash, index) => [hash, index === 19 ? [CAROL] : []])),
  )
  await load()
  await soon(() => expect(known()).toContain(CAROL))
  expect(asked()).toEqual(hashes.slice(0, 20))
})

test('after a disconnect the account is not read further, and its receivers are not kept', async () => {
  const connector = createTestConnector({ id: 'a', address: ALICE })
  const { config, asked, read } = world([], { '0x2': [CAROL] }, { connectors: [connector] })
  await connect(config, { connector })
  const sent = (hash: string): Transaction => ({
    id: hash,
    hash,
    caipNetworkId: 'eip155:1',
    operationType: 'send',
    status: 'confirmed',
    minedAt: '2025-03-04T10:00:00Z',
    sentFrom: ALICE,
    sentTo: TOKEN,
    transfers: [{ direction: 'out' }],
  })
  const page = { transactions: [sent('0x1'), sent('0x2')] }
  getQueryClient(config).setQueryData(transactionsQueryKey(config, here), {
    pages: [page],
    pageParams: [undefined],
  })
  read.mockImplementationOnce(async () => {
    await disconnect(config)
    return [BOB]
  })
  await readReceivers(config, { ...here, ...page })
  expect(asked()).toEqual(['0x1'])
  const kept = getQueryClient(config)
    .getQueryCache()
    .findAll({ queryKey: ['foyer', config.id, 'receivers'] })
  expect(kept).toEqual([])
})
