import { describe, expect, test } from 'vitest'
import {
  answeredAs,
  rejectedAs,
  unfinishedChange,
  askProblem,
  noRequests,
  reduceRequests,
  requestEnd,
  requestOf,
  compareWithReview,
} from './requests.ts'
import type { RequestEvent, RequestsState, RequestStatus, Review } from './types.ts'

const review = (id: string): Review => ({
  id,
  account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  caipNetworkId: 'eip155:1',
})
const one = review('one')
const other = review('other')
const error = new Error('reason')

type State = RequestsState<Review>
const after = (...events: readonly RequestEvent<Review>[]): State =>
  events.reduce<State>((state, event) => reduceRequests(state, event), noRequests)

const shown = { type: 'shown', review: one, status: 'reviewed' } as const
const prepared = { type: 'shown', review: one, status: 'prepared' } as const
const withdrawn = { type: 'withdrawn' } as const
const accepted = { type: 'accepted', review: one } as const
const wanted = { operation: 'sendTransaction', shown: { kind: 'send' } } as const
const asked = { type: 'asked', review: one, asked: wanted } as const
const declined = { type: 'declined', review: one, error } as const
const failed = { type: 'failed', review: one, error } as const
const unclear = { type: 'unclear', review: one, error } as const
const answered = { type: 'answered', review: one } as const
const sent = { type: 'sent', review: one, hash: '0x1' } as const
const outcome = (ended: 'confirmed' | 'reverted' | 'expired' | 'replaced' | 'pending' | 'unclear') =>
  ({ type: 'outcome', review: one, outcome: ended }) as const
const otherShown = { type: 'shown', review: other, status: 'reviewed' } as const

/** Events that lead to a status. */
const ways = {
  prepared: [prepared],
  reviewed: [shown],
  accepted: [shown, accepted],
  asked: [shown, accepted, asked],
  declined: [shown, accepted, asked, declined],
  failed: [shown, accepted, asked, failed],
  unclear: [shown, accepted, asked, unclear],
  answered: [shown, accepted, asked, answered],
  sent: [shown, accepted, asked, sent],
  confirmed: [shown, accepted, asked, sent, outcome('confirmed')],
  pending: [shown, accepted, asked, sent, outcome('pending')],
} as const satisfies Partial<Record<RequestStatus, readonly RequestEvent<Review>[]>>
type From = keyof typeof ways

describe('status of a request', () => {
  const moves: Readonly<
    Record<string, readonly [RequestEvent<Review>, Partial<Record<From, RequestStatus>>]>
  > = {
    accepted: [accepted, { reviewed: 'accepted', declined: 'accepted', failed: 'accepted' }],
    asked: [asked, { accepted: 'asked' }],
    declined: [declined, { accepted: 'declined', asked: 'declined', unclear: 'declined' }],
    failed: [failed, { accepted: 'failed', asked: 'failed', unclear: 'failed' }],
    unclear: [unclear, { accepted: 'unclear', asked: 'unclear' }],
    answered: [answered, { asked: 'answered', unclear: 'answered' }],
    sent: [sent, { asked: 'sent', unclear: 'sent' }],
    confirmed: [outcome('confirmed'), { sent: 'confirmed', pending: 'confirmed' }],
    reverted: [outcome('reverted'), { sent: 'reverted', pending: 'reverted' }],
    expired: [outcome('expired'), { sent: 'expired', pending: 'expired' }],
    replaced: [outcome('replaced'), { sent: 'replaced', pending: 'replaced' }],
    pending: [outcome('pending'), { sent: 'pending' }],
  }
  const rows = Object.entries(moves).flatMap(([name, [event, to]]) =>
    (Object.keys(ways) as From[]).map((from) => [from, name, to[from] ?? from, event] as const),
  )
  test.each(rows)('from %s, event %s leads to %s', (from, _, expected, event) => {
    const before = after(...ways[from])
    const state = reduceRequests(before, event)
    expect(requestOf(state, one)?.status).toBe(expected)
    if (expected === from) expect(state).toBe(before)
  })

  test('a request that the wallet answered with another transaction is unclear, with its hash, and stays so', () => {
    const before = after(shown, accepted, asked, sent, outcome('unclear'))
    expect(requestOf(before, one)).toMatchObject({
      status: 'unclear',
      sent: { hash: '0x1', outcome: 'unclear' },
    })
    expect(requestEnd(before, (each) => each === one)).toEqual({ status: 'sent', hash: '0x1' })
    for (const event of [accepted, declined, failed, answered, sent, outcome('confirmed')]) {
      expect(reduceRequests(before, event)).toBe(before)
      expect(unfinishedChange(requestOf(before, one), event)).toBeUndefined()
    }
    // A later accepted request does not remove it, as it removes an unclear one without a hash.
    const again = { type: 'accepted', review: other } as const
    expect(requestOf([otherShown, again].reduce(reduceRequests<Review>, before), one)).toBeDefined()
  })

  test('only the review that is shown can be accepted, and one at a time', () => {
    expect(requestOf(after(shown, withdrawn, accepted), one)).toBeUndefined()
    expect(requestOf(after(shown, otherShown, accepted), one)).toBeUndefined()
    for (const from of ['declined', 'failed'] as const)
      for (const next of [withdrawn, otherShown])
        expect(requestOf(after(...ways[from], next, accepted), one)).toBeUndefined()
    const busy = after(shown, accepted, otherShown, { type: 'accepted', review: other })
    expect([requestOf(busy, one)?.status, requestOf(busy, other)?.status]).toEqual(['accepted', 'reviewed'])
  })

  test('reviews with different subjects may be under way together, reviews with the same subject may not', () => {
    const [first, second, same] = ['a', 'b', 'a'].map((subject, index) => ({
      ...review(`${index}`),
      subject,
    }))
    const state = [first, second, same].reduce<State>(
      (before, each) =>
        [
          { type: 'shown', review: each!, status: 'reviewed' } as const,
          { type: 'accepted', review: each! } as const,
        ].reduce<State>((now, event) => reduceRequests(now, event), before),
      noRequests,
    )
    expect([first, second, same].map((each) => requestOf(state, each)?.status)).toEqual([
      'accepted',
      'accepted',
      'reviewed',
    ])
  })

  test('a changed copy of a review is another review', () => {
    const copy = { ...one }
    expect(requestOf(after(shown, { type: 'accepted', review: copy }), one)?.status).toBe('reviewed')
  })

  test('an asked request that is not shown any more keeps its result', () => {
    const state = after(shown, accepted, withdrawn, asked, sent)
    expect(state.shown).toBeUndefined()
    expect(requestOf(state, one)?.sent).toEqual({ hash: '0x1', review: one, outcome: 'pending' })
    // A declined request that is not shown is dropped: nothing was sent.
    expect(requestOf(after(shown, accepted, asked, withdrawn, declined), one)).toBeUndefined()
  })

  test('an unclear request is kept until another one is accepted', () => {
    const before = after(...ways.unclear, otherShown)
    expect(requestOf(before, one)).toMatchObject({ status: 'unclear', error })
    expect(requestOf(reduceRequests(before, { type: 'accepted', review: other }), one)).toBeUndefined()
  })

  test('an unclear request with a subject is kept when another one is accepted, so that a late answer counts', () => {
    const [first, second] = ['a', 'b'].map((subject) => ({ ...review(subject), subject })) as [Review, Review]
    const state = after(
      { type: 'shown', review: first, status: 'reviewed' },
      { type: 'accepted', review: first },
      { type: 'asked', review: first, asked: wanted },
      { type: 'unclear', review: first, error },
      { type: 'shown', review: second, status: 'reviewed' },
      { type: 'accepted', review: second },
      { type: 'sent', review: first, hash: '0x1' },
    )
    expect(requestOf(state, first)).toMatchObject({ status: 'sent', sent: { hash: '0x1' } })
  })

  /** Reviews that are shown, accepted, asked, sent and withdrawn, one after the other. */
  const sendAll = (reviews: readonly Review[], before: State): State =>
    reviews
      .flatMap((each): readonly RequestEvent<Review>[] => [
        { type: 'shown', review: each, status: 'reviewed' },
        { type: 'accepted', review: each },
        { type: 'asked', review: each, asked: wanted },
        { type: 'sent', review: each, hash: each.id },
        withdrawn,
      ])
      .reduce<State>((now, event) => reduceRequests(now, event), before)

  test('a request that the wallet is asked about is kept, however many others end before its answer, which is kept as well', () => {
    const waiting = { ...one, subject: 'waiting' }
    const before = [shown, accepted, asked, withdrawn].reduce<State>(
      (now, event) => reduceRequests(now, 'review' in event ? { ...event, review: waiting } : event),
      noRequests,
    )
    const state = sendAll(
      Array.from({ length: 12 }, (_, index) => review(`${index}`)),
      before,
    )
    expect(requestOf(state, waiting)?.status).toBe('asked')
    // Its result is the newest one.
    const ended = reduceRequests(state, { type: 'sent', review: waiting, hash: '0x1' })
    const hashes = (now: State) => now.requests.map(({ sent: result }) => result?.hash)
    expect(hashes(ended)).toEqual(['5', '6', '7', '8', '9', '10', '11', '0x1'])
    expect(hashes(sendAll([review('12')], ended))).toEqual(['6', '7', '8', '9', '10', '11', '0x1', '12'])
  })

  test('the eight newest results are kept', () => {
    const state = sendAll(
      Array.from({ length: 12 }, (_, index) => review(`${index}`)),
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
    ['accepted already', ways.accepted, {}, 'underWay'],
    ['another one accepted', [otherShown, { type: 'accepted', review: other }, shown], {}, 'underWay'],
    ['not accepted', ways.prepared, {}, 'outdated'],
    ['not shown', [shown, withdrawn], {}, 'outdated'],
    ['another one shown', [shown, otherShown], {}, 'outdated'],
    ['not shown after a rejection', [...ways.declined, withdrawn], {}, 'outdated'],
    ['another one shown after a failure', [...ways.failed, otherShown], {}, 'outdated'],
    ['sent', ways.sent, {}, 'outdated'],
    ['unclear', ways.unclear, {}, 'outdated'],
    ['another account', ways.reviewed, { account: 'eip155:1:0x1' }, 'ACCOUNT_CHANGED'],
    ['no account', ways.reviewed, { account: undefined }, 'ACCOUNT_CHANGED'],
    ['another network', ways.reviewed, { caipNetworkId: 'eip155:10' }, 'NETWORK_CHANGED'],
    [
      'the same address on another network',
      ways.reviewed,
      { account: 'eip155:10:0x1', caipNetworkId: 'eip155:10' },
      'NETWORK_CHANGED',
    ],
    ['20 s old, of 20 s', ways.reviewed, { age: 20_000, maxAge: 20_000 }, undefined],
    ['too old', ways.reviewed, { age: 20_001, maxAge: 20_000 }, 'stale'],
    ['made now', ways.reviewed, { age: 0, maxAge: 20_000 }, undefined],
    ['made later than now', ways.reviewed, { age: -1, maxAge: 20_000 }, 'stale'],
    ['old without a limit', ways.reviewed, { age: 1e9 }, undefined],
    ['made later than now, without a limit', ways.reviewed, { age: -1 }, undefined],
  ] as readonly (readonly [string, readonly RequestEvent<Review>[], object, string | undefined])[])(
    'askProblem: %s',
    (_, events, change, expected) => {
      expect(askProblem(after(...events), one, { account, caipNetworkId, ...change })).toBe(expected)
    },
  )
})

test.each([
  [[], { status: 'open' }],
  [ways.reviewed, { status: 'open' }],
  [ways.accepted, { status: 'asked' }],
  [ways.asked, { status: 'asked' }],
  [ways.declined, { status: 'open' }],
  [ways.failed, { status: 'open' }],
  [ways.unclear, { status: 'unclear', error }],
  [ways.sent, { status: 'sent', hash: '0x1' }],
  [ways.confirmed, { status: 'sent', hash: '0x1' }],
  [[otherShown, { type: 'accepted', review: other }], { status: 'open' }],
] as readonly (readonly [readonly RequestEvent<Review>[], object])[])(
  'after %j the request of the app is %j',
  (events, expected) => {
    expect(requestEnd(after(...events), (each) => each === one)).toEqual(expected)
  },
)

test.each([
  ['send', true, false, false, 'unclear'],
  ['send', false, true, false, 'unclear'],
  ['send', false, false, false, 'failed'],
  ['send', false, false, true, 'declined'],
  ['swap', false, true, false, 'unclear'],
  ['pay', true, false, false, 'unclear'],
  ['approve', false, true, false, 'unclear'],
  ['transaction', true, false, false, 'unclear'],
  ['sign', false, true, false, 'failed'],
  ['sign', true, false, false, 'failed'],
  ['signIn', true, false, false, 'failed'],
  ['permissions', true, true, false, 'failed'],
  ['permissions', false, false, true, 'declined'],
] as const)(
  'a request of kind %s that rejects, unclear: %s, aborted: %s, rejected: %s, is %s',
  (kind, isUnclear, isAborted, isRejected, expected) => {
    const facts = { isUnclear, isAborted, isRejected }
    expect(rejectedAs({ operation: 'x', shown: { kind } }, facts)).toBe(expected)
    // The wallet was not asked.
    expect(rejectedAs(undefined, facts)).toBe(isRejected ? 'declined' : 'failed')
  },
)

test.each([
  ['send', '0x1', { type: 'sent', hash: '0x1' }],
  ['transaction', { id: '0x2' }, { type: 'sent', hash: '0x2' }],
  ['transaction', null, { type: 'answered' }],
  ['sign', '0x3', { type: 'answered' }],
  ['permissions', { id: '0x4' }, { type: 'answered' }],
] as const)('the answer to a request of kind %s, %j, is %j', (kind, answer, expected) => {
  expect(answeredAs({ operation: 'x', shown: { kind } }, answer)).toEqual(expected)
})

describe('the list of unfinished requests follows from the transitions', () => {
  const changes: Partial<Record<string, string>> = {
    'accepted asked': 'store',
    'asked unclear': 'list',
    'asked declined': 'remove',
    'asked failed': 'remove',
    'asked answered': 'remove',
    'asked sent': 'remove',
    'unclear declined': 'remove',
    'unclear failed': 'remove',
    'unclear answered': 'remove',
    'unclear sent': 'remove',
  }
  const events = [accepted, asked, declined, failed, unclear, answered, sent, outcome('confirmed')]
  const rows = (Object.keys(ways) as From[]).flatMap((from) =>
    events.map((event) => [from, event.type, changes[`${from} ${event.type}`], event] as const),
  )
  test.each(rows)('from %s, event %s changes the list: %s', (from, _, expected, event) => {
    const before = after(...ways[from])
    expect(unfinishedChange(requestOf(before, one), event)?.type).toBe(expected)
    // Only an event that changes a request changes the list.
    if (expected) expect(reduceRequests(before, event)).not.toBe(before)
  })
})

test('a batch of a swap stays in the list until its outcome, since its transactions are known later', () => {
  const batch = { operation: 'sendCalls', shown: { kind: 'swap' } } as const
  const during = after(shown, accepted, { ...asked, asked: batch })
  expect(unfinishedChange(requestOf(during, one), sent)).toBeUndefined()
  const changesFrom = (state: State) =>
    (['pending', 'confirmed', 'reverted', 'unclear'] as const).map(
      (ended) => unfinishedChange(requestOf(state, one), outcome(ended))?.type,
    )
  const answeredState = reduceRequests(during, sent)
  expect(changesFrom(answeredState)).toEqual([undefined, 'remove', 'remove', 'list'])
  const pendingState = reduceRequests(answeredState, outcome('pending'))
  expect(changesFrom(pendingState)).toEqual([undefined, 'remove', 'remove', 'list'])
})

test.each([
  ['a swap that is one transaction', 'sendTransaction', 'swap'],
  ['a batch of the app', 'sendCalls', 'transaction'],
] as const)('%s leaves the list with the answer of the wallet', (_, operation, kind) => {
  const during = after(shown, accepted, { ...asked, asked: { operation, shown: { kind } } })
  expect(unfinishedChange(requestOf(during, one), sent)).toEqual({ type: 'remove' })
  const later = requestOf(reduceRequests(during, sent), one)
  expect(unfinishedChange(later, outcome('unclear'))).toBeUndefined()
})

test.each(['confirmed', 'reverted', 'unclear'] as const)(
  'a batch of a swap that has the outcome %s is not listed or removed again',
  (ended) => {
    const batch = { operation: 'sendCalls', shown: { kind: 'swap' } } as const
    const state = after(shown, accepted, { ...asked, asked: batch }, sent, outcome(ended))
    for (const again of ['confirmed', 'unclear'] as const)
      expect(unfinishedChange(requestOf(state, one), outcome(again))).toBeUndefined()
  },
)

test.each([
  ['same', 'account and chain are unchanged', {}],
  ['same', 'the chain of the wallet is unknown', { liveChainId: undefined }],
  ['NETWORK_CHANGED', 'the wallet has switched its chain', { liveChainId: '137' }],
  ['ACCOUNT_CHANGED', 'the account is gone', { hasAccount: false }],
  ['ACCOUNT_CHANGED', 'both', { hasAccount: false, liveChainId: '137' }],
] as const)('[S1.4] compareWithReview returns %s: %s', (difference, _, facts) => {
  expect(compareWithReview({ hasAccount: true, reviewedChainId: '1', liveChainId: '1', ...facts })).toBe(
    difference,
  )
})
