import { describe, expect, test } from 'vitest'
import {
  askProblem,
  noRequests,
  reduceRequests,
  requestEnd,
  requestOf,
  type RequestEvent,
  type RequestsState,
  type RequestStatus,
  type Reviewed,
} from './reducer.ts'

const review = (id: string): Reviewed => ({
  id,
  account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  caipNetworkId: 'eip155:1',
})
const one = review('one')
const other = review('other')
const error = new Error('reason')

type State = RequestsState<Reviewed>
const after = (...events: readonly RequestEvent<Reviewed>[]): State =>
  events.reduce<State>((state, event) => reduceRequests(state, event), noRequests)

const shown = { type: 'shown', review: one, status: 'reviewed' } as const
const prepared = { type: 'shown', review: one, status: 'prepared' } as const
const withdrawn = { type: 'withdrawn' } as const
const asked = { type: 'asked', review: one } as const
const declined = { type: 'declined', review: one, error } as const
const failed = { type: 'failed', review: one, error } as const
const unclear = { type: 'unclear', review: one, error } as const
const sent = { type: 'sent', review: one, hash: '0x1' } as const
const outcome = (ended: 'confirmed' | 'reverted' | 'expired' | 'replaced' | 'pending') =>
  ({ type: 'outcome', review: one, outcome: ended }) as const
const otherShown = { type: 'shown', review: other, status: 'reviewed' } as const

/** Events that lead to a status. */
const ways = {
  prepared: [prepared],
  reviewed: [shown],
  asked: [shown, asked],
  declined: [shown, asked, declined],
  failed: [shown, asked, failed],
  unclear: [shown, asked, unclear],
  sent: [shown, asked, sent],
  confirmed: [shown, asked, sent, outcome('confirmed')],
  pending: [shown, asked, sent, outcome('pending')],
} as const satisfies Partial<Record<RequestStatus, readonly RequestEvent<Reviewed>[]>>
type From = keyof typeof ways

describe('status of a request', () => {
  const moves: Readonly<
    Record<string, readonly [RequestEvent<Reviewed>, Partial<Record<From, RequestStatus>>]>
  > = {
    asked: [asked, { reviewed: 'asked', declined: 'asked', failed: 'asked' }],
    declined: [declined, { asked: 'declined' }],
    failed: [failed, { asked: 'failed' }],
    unclear: [unclear, { asked: 'unclear' }],
    sent: [sent, { asked: 'sent' }],
    confirmed: [outcome('confirmed'), { sent: 'confirmed', pending: 'confirmed' }],
    reverted: [outcome('reverted'), { sent: 'reverted', pending: 'reverted' }],
    expired: [outcome('expired'), { sent: 'expired', pending: 'expired' }],
    replaced: [outcome('replaced'), { sent: 'replaced', pending: 'replaced' }],
    pending: [outcome('pending'), { sent: 'pending' }],
  }
  const rows = Object.entries(moves).flatMap(([name, [event, to]]) =>
    (Object.keys(ways) as From[]).map((from) => [from, name, to[from] ?? from, event] as const),
  )
  test.each(rows)('%s, event %s: %s', (from, _, expected, event) => {
    const before = after(...ways[from])
    const state = reduceRequests(before, event)
    expect(requestOf(state, one)?.status).toBe(expected)
    if (expected === from) expect(state).toBe(before)
  })

  test('only the review that is shown can be asked, and one at a time', () => {
    expect(requestOf(after(shown, withdrawn, asked), one)).toBeUndefined()
    expect(requestOf(after(shown, otherShown, asked), one)).toBeUndefined()
    const busy = after(shown, asked, otherShown, { type: 'asked', review: other })
    expect([requestOf(busy, one)?.status, requestOf(busy, other)?.status]).toEqual(['asked', 'reviewed'])
  })

  test('a changed copy of a review is another review', () => {
    const copy = { ...one }
    expect(requestOf(after(shown, { type: 'asked', review: copy }), one)?.status).toBe('reviewed')
  })

  test('an asked request that is not shown any more keeps its result', () => {
    const state = after(shown, asked, withdrawn, sent)
    expect(state.shown).toBeUndefined()
    expect(requestOf(state, one)?.sent).toEqual({ hash: '0x1', review: one, outcome: 'pending' })
    // Nothing was sent, and it cannot be asked again.
    expect(requestOf(after(shown, asked, withdrawn, declined), one)).toBeUndefined()
  })

  test('an unclear request is kept until another one is asked', () => {
    const before = after(shown, asked, unclear, otherShown)
    expect(requestOf(before, one)).toMatchObject({ status: 'unclear', error })
    expect(requestOf(reduceRequests(before, { type: 'asked', review: other }), one)).toBeUndefined()
  })

  test('the eight newest results are kept', () => {
    const state = Array.from({ length: 12 }, (_, index) => review(`${index}`)).reduce<State>(
      (before, each) =>
        [
          { type: 'shown', review: each, status: 'reviewed' } as const,
          { type: 'asked', review: each } as const,
          { type: 'sent', review: each, hash: each.id } as const,
          withdrawn,
        ].reduce<State>((now, event) => reduceRequests(now, event), before),
      noRequests,
    )
    expect(state.requests.map(({ sent: result }) => result?.hash)).toEqual(
      Array.from({ length: 8 }, (_, index) => `${index + 4}`),
    )
    expect(state.count).toBe(12)
  })
})

describe('before a wallet is asked', () => {
  const { account, caipNetworkId } = one
  test.each([
    ['ready', ways.reviewed, {}, undefined],
    ['ready after a rejection', ways.declined, {}, undefined],
    ['ready after a failure', ways.failed, {}, undefined],
    ['asked already', ways.asked, {}, 'underWay'],
    ['another one asked', [otherShown, { type: 'asked', review: other }, shown], {}, 'underWay'],
    ['not accepted', ways.prepared, {}, 'outdated'],
    ['not shown', [shown, withdrawn], {}, 'outdated'],
    ['sent', ways.sent, {}, 'outdated'],
    ['unclear', ways.unclear, {}, 'outdated'],
    ['another account', ways.reviewed, { account: 'eip155:1:0x1' }, 'ACCOUNT_CHANGED'],
    ['no account', ways.reviewed, { account: undefined }, 'ACCOUNT_CHANGED'],
    ['another network', ways.reviewed, { caipNetworkId: 'eip155:10' }, 'NETWORK_CHANGED'],
    ['20 s old, of 20 s', ways.reviewed, { age: 20_000, maxAge: 20_000 }, undefined],
    ['too old', ways.reviewed, { age: 20_001, maxAge: 20_000 }, 'stale'],
    ['made later than now', ways.reviewed, { age: -1, maxAge: 20_000 }, 'stale'],
    ['old without a limit', ways.reviewed, { age: 1e9 }, undefined],
  ] as readonly (readonly [string, readonly RequestEvent<Reviewed>[], object, string | undefined])[])(
    '%s',
    (_, events, change, expected) => {
      expect(askProblem(after(...events), one, { account, caipNetworkId, ...change })).toBe(expected)
    },
  )
})

test.each([
  [[], { status: 'open' }],
  [ways.reviewed, { status: 'open' }],
  [ways.asked, { status: 'asked' }],
  [ways.declined, { status: 'open' }],
  [ways.failed, { status: 'open' }],
  [ways.unclear, { status: 'unclear', error }],
  [ways.sent, { status: 'sent', hash: '0x1' }],
  [ways.confirmed, { status: 'sent', hash: '0x1' }],
  [[otherShown, { type: 'asked', review: other }], { status: 'open' }],
] as readonly (readonly [readonly RequestEvent<Reviewed>[], object])[])(
  'after %j the request of the app is %j',
  (events, expected) => {
    expect(requestEnd(after(...events), (each) => each === one)).toEqual(expected)
  },
)
