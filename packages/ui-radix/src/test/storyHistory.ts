import { http } from 'msw'
import { samples } from './samples.ts'
import {
  answerWith,
  nothingElse,
  STORY_BACKEND,
  storyFetch,
  type StoryFault,
  supportedChains,
} from './storyBackend.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Stories look the same on every day. */
const NOW = new Date(2026, 2, 12, 12).getTime()
const PAGE = 20

const ether = { name: 'Ether', symbol: 'ETH', icon: { url: samples.blue } }
const dollar = { name: 'Pebble Dollar', symbol: 'PEB', icon: { url: samples.orange } }
const nothing = { name: 'Moss', symbol: 'MOSS' }

const out = (numeric: string, token: object = ether) => ({
  direction: 'out',
  quantity: { numeric },
  value: 10,
  fungible_info: token,
})
const into = (numeric: string, token: object = ether) => ({ ...out(numeric, token), direction: 'in' })
const picture = (name: string, isSpam = false) => ({
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { name, flags: { is_spam: isSpam }, content: { preview: { url: samples.violet } } },
})

const kinds: readonly (readonly [type: string, transfers: readonly object[] | null])[] = [
  ['send', [out('0.5')]],
  ['receive', [into('1234.56789', dollar)]],
  ['trade', [into('897.1', dollar), out('0.5')]],
  ['approve', null],
  ['mint', [picture('Iris #7')]],
  ['deposit', [out('12', nothing)]],
  ['burn', [out('0.00000042', nothing)]],
  ['send', null],
  ['claim', [into('3.2', nothing)]],
]

/** A transaction as the backend sends it. */
export const storyTransaction = (
  index: number,
  { metadata, ...more }: { readonly metadata?: object; readonly transfers?: unknown } = {},
): Readonly<Record<string, unknown>> => {
  const [operationType, transfers] = kinds[index % kinds.length] ?? ['send', null]
  return {
    id: `t${index}`,
    transfers,
    ...more,
    metadata: {
      operationType,
      hash: `0x${index.toString(16).padStart(64, '0')}`,
      chain: 'eip155:1',
      minedAt: new Date(NOW - index * 4 * DAY_MS).toISOString(),
      sentFrom: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      sentTo: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
      status: index === 0 ? 'pending' : index === 5 ? 'failed' : 'confirmed',
      nonce: index,
      ...metadata,
    },
  }
}

export type StoryHistory = {
  /** @default 9 */
  readonly count?: number | undefined
  /** Transactions instead of the default ones. */
  readonly transactions?: readonly unknown[] | undefined
  /** Page size. @default 20 */
  readonly pageSize?: number | undefined
  /** Fault by page. */
  readonly faultOf?: ((page: number) => StoryFault) | undefined
}

/** Options of a config with a backend that has the history of an account, without network. */
export function storyHistory({ count = 9, transactions, pageSize = PAGE, faultOf }: StoryHistory = {}): {
  readonly endpoints: { readonly blockchain: string }
  readonly fetch: typeof globalThis.fetch
} {
  const all = transactions ?? Array.from({ length: count }, (_, index) => storyTransaction(index))
  return {
    endpoints: { blockchain: STORY_BACKEND },
    fetch: storyFetch(
      supportedChains('eip155:1'),
      http.get(`${STORY_BACKEND}/*/history`, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('cursor') ?? 0)
        return answerWith(faultOf?.(page), () => ({
          data: all.slice(page * pageSize, (page + 1) * pageSize),
          next: (page + 1) * pageSize < all.length ? String(page + 1) : null,
        }))
      }),
      nothingElse,
    ),
  }
}

/** Malicious entries of a history. */
export const hostileTransactions: readonly unknown[] = [
  storyTransaction(1, {
    metadata: { operationType: '\u202eevitan\u202c <b>airdrop</b> visit https://evil.example now' },
    transfers: [
      into('1', { name: '\u202eMoc.live', symbol: 'x'.repeat(200), icon: { url: 'javascript:alert(1)' } }),
    ],
  }),
  storyTransaction(2, {
    transfers: [
      into(`${'9'.repeat(60)}.999`, { name: 'Number', symbol: 'NUM' }),
      out('0.000000000000000001', { name: '<script>', symbol: '$<b>' }),
    ],
  }),
  storyTransaction(3, { transfers: [picture('Win a prize at evil.example', true)] }),
  storyTransaction(4, { metadata: { hash: '"><script>alert(1)</script>' } }),
  storyTransaction(5, { transfers: [into('many', { name: 'محفظة', symbol: 'م\u0000م' })] }),
  { id: 7, metadata: null },
  null,
]
