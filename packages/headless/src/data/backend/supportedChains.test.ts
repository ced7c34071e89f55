import { eip155 } from '@foyer/chains/eip155'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { createTestBackend } from '../../test/backend.ts'
import { ALICE, createTestAdapter, setup } from '../../test/setup.ts'
import { gasPriceQueryOptions } from '../gas/queries.ts'
import { identityQueryOptions } from '../identity/queries.ts'
import { reverseNameQueryOptions } from '../names/queries.ts'
import { getNameSuggestions } from '../names/readNames.ts'
import { resolveName } from '../names/resolveName.ts'
import { getPrices } from '../tokens/getPrices.ts'
import { askSupport, isNetworkSupported } from './supportedChains.ts'

const lists = (...answers: (() => Response)[]) => {
  let count = 0
  const backend = createTestBackend(() => answers[Math.min(count++, answers.length - 1)]!())
  const { config } = setup({ id: crypto.randomUUID(), projectId: 'p', fetch: backend.fetch })
  return { config, ...backend }
}
const known = (): Response => Response.json({ http: ['eip155:1'], ws: [] })

test('supported networks are requested once per page load [S7.2]', async () => {
  const { config, asked } = lists(known)
  expect(
    await Promise.all([isNetworkSupported(config, 'eip155:1'), isNetworkSupported(config, 'eip155:5')]),
  ).toEqual([true, false])
  expect(await isNetworkSupported(config, 'eip155:1')).toBe(true)
  expect(asked()).toEqual(['/v1/supported-chains'])
})

test.each([
  ['a failure', () => Response.json({}, { status: 503 })],
  ['an empty list', () => Response.json({ http: [], ws: [] })],
  ['an invalid answer', () => Response.json({ http: 7 })],
])('after %s isNetworkSupported is false, and the next call retries', async (_, bad) => {
  const { config, asked } = lists(bad, known)
  expect(await isNetworkSupported(config, 'eip155:1')).toBe(false)
  expect(await isNetworkSupported(config, 'eip155:1')).toBe(true)
  expect(asked()).toHaveLength(2)
})

test.each([
  ['eip155:1', 'eip155:10'],
  ['eip155:10', 'eip155:1'],
] as const)('a list with %s does not support %s', async (listed, other) => {
  const { config } = lists(() => Response.json({ http: [listed], ws: [] }))
  expect(await isNetworkSupported(config, listed)).toBe(true)
  expect(await isNetworkSupported(config, other)).toBe(false)
})

test('an id that is no CAIP-2 id is reported with the path, and the others are supported', async () => {
  const backend = createTestBackend(() => Response.json({ http: ['eip155:1', '137', '10'] }))
  const onError = vi.fn<(error: unknown) => void>()
  const { config } = setup({ id: crypto.randomUUID(), projectId: 'p', fetch: backend.fetch, onError })
  expect(await isNetworkSupported(config, 'eip155:1')).toBe(true)
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      code: 'RESPONSE_INVALID',
      message: 'The backend’s answer is not valid at http.1: Expected a CAIP-2 id but received "137"',
      context: expect.objectContaining({ path: '/v1/supported-chains' }),
    }),
  )
})

test('without a backend no network is supported, and nothing fails', async () => {
  const { config } = setup({ id: crypto.randomUUID() })
  expect(await askSupport(config, 'eip155:1')).toBe(false)
})

const caipNetworkId = 'eip155:1'
const of = { address: ALICE, caipNetworkId } as const
const ETHER = `eip155:1:0x${'e'.repeat(40)}` as const
const record = { name: 'mira.example', addresses: { 60: { address: ALICE } }, attributes: [] }

/** Reads of the backend that first request the supported networks. */
const reads: readonly (readonly [
  name: string,
  read: (config: Config) => Promise<unknown>,
  code: string,
  answer: unknown,
])[] = [
  [
    'an identity',
    (config) => getQueryClient(config).fetchQuery(identityQueryOptions(config, of)),
    'HTTP_FAILED',
    { name: 'mira.example', avatar: null },
  ],
  [
    'a reverse name',
    (config) => getQueryClient(config).fetchQuery(reverseNameQueryOptions(config, of)),
    'NAMES_FETCH_FAILED',
    'mira.example',
  ],
  [
    'the address of a name',
    async (config) => (await resolveName(config, { name: 'mira.example' })).address,
    'NAME_RESOLVE_FAILED',
    ALICE,
  ],
  [
    'suggestions',
    (config) => getNameSuggestions(config, { name: 'mira' }),
    'NAME_SUGGESTIONS_FAILED',
    [{ name: 'mira1.reown.id', isRegistered: false }],
  ],
  ['a price', (config) => getPrices(config, { addresses: [ETHER] }), 'HTTP_FAILED', { [ETHER]: 2 }],
  [
    'the price of gas',
    (config) => getQueryClient(config).fetchQuery(gasPriceQueryOptions(config, { caipNetworkId })),
    'HTTP_FAILED',
    { standard: '1', fast: '2', instant: '3' },
  ],
]

test.each(reads)(
  '%s: the read rejects after a failed request for supported networks, and the next read retries',
  async (...row) => {
    const [, read, code, answer] = row
    let isDown = true
    const answers: Readonly<Record<string, unknown>> = {
      '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
      [`/v1/identity/${ALICE}`]: { name: 'mira.example', avatar: null },
      [`/v1/profile/reverse/${ALICE}`]: [record],
      '/v1/profile/account/mira.example': record,
      '/v1/profile/suggestions/mira': { suggestions: [{ name: 'mira1.reown.id', registered: false }] },
      '/v1/fungible/price': { fungibles: [{ address: ETHER, price: 2 }] },
      '/v1/convert/gas-price': { standard: '1', fast: '2', instant: '3' },
    }
    const { fetch } = createTestBackend(({ url }) =>
      isDown ? Response.json({}, { status: 503 }) : Response.json(answers[new URL(url).pathname]),
    )
    const { normalizeName } = eip155().operations
    const adapters = [createTestAdapter({ normalizeName: normalizeName! }), createTestAdapter({}, 'solana')]
    const { config } = setup({ id: crypto.randomUUID(), projectId: 'p', fetch, adapters })
    await expect(read(config)).rejects.toMatchObject({ code })
    isDown = false
    expect(await read(config)).toEqual(answer)
  },
)
