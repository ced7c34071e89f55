import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { openModal } from '../../modal/openModal.ts'
import { inTabs, isOtherAsked, type Page } from '../../test/pages.ts'
import { sendWorld } from '../../test/sendWorld.ts'
import { ALICE, BOB } from '../../test/setup.ts'
import {
  WALKS_TIMEOUT_MS,
  checkWalks,
  fakeTabs,
  resultOf,
  untilClosed,
  walletSteps,
  type Result,
} from '../../test/walks.ts'
import { confirmSend } from './confirmSend.ts'
import { fillSend, setMaxSendAmount, setSendReceiver } from './fillSend.ts'
import { prepareSend } from './prepareSend.ts'
import { resetSend, setSendAmount, setSendToken } from './setSend.ts'
import { getSend, sendRequests } from './state.ts'
import type { SendRequest, SendReview, SentTransfer } from './types.ts'

fakeTabs()

type World = Awaited<ReturnType<typeof sendWorld>>
type Step = (world: World, seen: Seen) => unknown
/** Reviews shown to the visitor, results of their confirmations, and the requests of the app. */
type Seen = {
  readonly reviews: SendReview[]
  readonly confirmed: {
    readonly review: SendReview
    readonly sending: Promise<SentTransfer>
    /** The wallet was asked about another review. */
    readonly isBusy: boolean
  }[]
  /** Number of confirmed reviews that were not shown any more. */
  strays: number
  readonly opened: { readonly request: SendRequest; readonly result: Promise<Result> }[]
}

const noop = (): undefined => undefined
const confirm = ({ config }: World, seen: Seen, review: SendReview | undefined): void => {
  if (!review) return
  const isStray = getSend(config).review !== review && !getSend(config).isSending
  seen.strays += Number(isStray)
  const isBusy = isOtherAsked(config, sendRequests, review)
  const sending = confirmSend(config, { review })
  sending.catch(noop)
  seen.confirmed.push({ review, sending, isBusy })
}
/** The app asks for a transfer; each of its requests has another amount. */
const open = ({ config }: World, { opened }: Seen): SendRequest => {
  const amount = `0.0${opened.length + 1}`
  const request: SendRequest = { amount, namespace: 'eip155', chainId: '1', to: BOB }
  opened.push({
    request,
    result: resultOf(openModal(config, { view: 'WalletSend', data: { send: request } })),
  })
  return request
}

const steps: Readonly<Record<string, fc.Arbitrary<Step>>> = {
  token: fc.constantFrom('ETH', 'AMBD').map((symbol) => async ({ config }) => {
    const { tokens } = await getTokenBalances(config)
    setSendToken(
      config,
      tokens.find((token) => token.symbol === symbol),
    )
  }),
  amount: fc.constantFrom('', '0', '0.1', '1', '1,5', '150', '1e77', '-1', '0.0000001').map(
    (typed) =>
      ({ config }) =>
        setSendAmount(config, typed),
  ),
  receiver: fc.constantFrom('', ALICE, BOB, 'mira.example', 'nobody.example', 'two words').map(
    (text) =>
      ({ config }) =>
        setSendReceiver(config, text),
  ),
  max: fc.constant(({ config }) => setMaxSendAmount(config)),
  wait: fc.constantFrom(100, 500, 31_000).map((ms) => () => vi.advanceTimersByTimeAsync(ms)),
  review: fc.constant(async ({ config }, seen) => {
    const review = await prepareSend(config).catch(noop)
    if (review) seen.reviews.push(review)
  }),
  confirm: fc.constant((world, seen) => confirm(world, seen, getSend(world.config).review)),
  confirmTwice: fc.constant((world, seen) => {
    const { review } = getSend(world.config)
    confirm(world, seen, review)
    confirm(world, seen, review)
  }),
  open: fc.constant((world, seen) => void open(world, seen)),
  close: fc.constant(({ config }) => closeModal(config)),
  holdings: fc.constantFrom('0.05', '2', '1000').map(
    (amount) =>
      ({ holdings }) =>
        void Object.assign(holdings, { ETH: amount, AMBD: amount }),
  ),
  walletMoves: fc.constantFrom('1', '137').map(
    (chainId) =>
      ({ live }) =>
        void (live.chainId = chainId),
  ),
  reset: fc.constant(({ config }) => resetSend(config)),
}

/** Fills in and reviews the form, so that walks reach the wallet often enough. */
const shortcut: fc.Arbitrary<Step> = fc
  .constantFrom('ETH', 'AMBD')
  .map((symbol) => async ({ config }, seen) => {
    const { tokens } = await getTokenBalances(config)
    setSendToken(
      config,
      tokens.find((token) => token.symbol === symbol),
    )
    setSendAmount(config, '0.01')
    setSendReceiver(config, BOB)
    const review = await prepareSend(config).catch(noop)
    if (review) seen.reviews.push(review)
  })

const sends = shortcut.map((fill) => async (world: World, seen: Seen) => {
  await fill(world, seen)
  confirm(world, seen, getSend(world.config).review)
})

/** A request of the app, reviewed and confirmed. */
const requests = fc
  .constantFrom('approve' as const, 'reject' as const, 'unclear' as const, 'wait' as const)
  .map((mode) => async (world: World, seen: Seen) => {
    const { config, answer } = world
    const request = open(world, seen)
    await vi.advanceTimersByTimeAsync(0)
    await fillSend(config, request).catch(noop)
    const review = await prepareSend(config).catch(noop)
    if (!review) return
    seen.reviews.push(review)
    answer.mode = mode
    confirm(world, seen, review)
  })

/** A confirmed review whose wallet does not answer. */
const waits = sends.map((send) => async (world: World, seen: Seen) => {
  world.answer.mode = 'wait'
  await send(world, seen)
})

/** Confirms a review that was shown at some time. */
const earlier: fc.Arbitrary<Step> = fc
  .nat()
  .map((index) => (world, seen) => confirm(world, seen, seen.reviews[index % (seen.reviews.length || 1)]))

const walk = fc.array(
  inTabs(
    fc.oneof(
      { weight: 3, arbitrary: shortcut },
      { weight: 3, arbitrary: sends },
      { weight: 3, arbitrary: requests },
      { weight: 2, arbitrary: earlier },
      ...Object.values(steps),
      ...walletSteps,
    ),
    waits,
  ),
  { minLength: 5, maxLength: 20 },
)

const toRequest = ({ account, token, to, value }: SendReview): readonly [string, object] => {
  const address = account.split(':')[2]
  const amount = BigInt(value)
  if (token.address === undefined) return ['sendTransaction', { address, to, value: amount }]
  const decimals = Number(token.quantity.decimals)
  return ['transferToken', { address, to, token: token.address, value: amount, decimals }]
}

const noneSeen = (): Seen => ({ reviews: [], confirmed: [], strays: 0, opened: [] })

type Counts = Record<'asked' | 'sent' | 'strays' | 'resolved' | 'closed' | 'unclear' | 'lost', number>

/** Each request to the wallet equals a review that the page has shown, to the last base unit. */
function checkAsked({ world, seen }: Page<World, Seen>): void {
  const shown = seen.reviews.map(toRequest)
  for (const request of world.asked()) expect(shown).toContainEqual(request)
}

/** Settles all promises of a page, and checks the results for the visitor and the app. */
async function checkEnds(
  { world, seen }: Page<World, Seen>,
  isSilent: boolean,
  counts: Counts,
): Promise<void> {
  // A wallet that never answers does not keep the app waiting.
  const ends = Promise.all(seen.opened.map(({ result }) => result))
  await untilClosed(ends, world, { isAnswered: !isSilent })
  await untilClosed(Promise.allSettled(seen.confirmed.map(({ sending }) => sending)), world, {
    isAnswered: true,
  })
  const results = await Promise.all(seen.confirmed.map(({ sending }) => resultOf(sending)))
  const hashes = new Map(
    seen.confirmed.flatMap(({ review }, index) => {
      const hash = results[index]?.hash
      return hash === undefined ? [] : [[hash, review] as const]
    }),
  )
  // Two confirmations of a review have one hash.
  expect(new Set(hashes.values()).size).toBe(hashes.size)
  expect(hashes.size).toBeLessThanOrEqual(world.asked().length)
  // A review that was sent, or may have been sent, is not asked again.
  for (const review of new Set(seen.confirmed.map((each) => each.review))) {
    const tries = seen.confirmed.flatMap((each, index) => (each.review === review ? [index] : []))
    const final = tries.find((index) => results[index]?.hash ?? results[index]?.code === 'SEND_UNCLEAR')
    const later = tries.filter(
      (index) =>
        final !== undefined &&
        index > final &&
        seen.confirmed[index]?.sending !== seen.confirmed[final]?.sending,
    )
    for (const index of later) expect(['SEND_OUTDATED', 'SEND_UNDER_WAY']).toContain(results[index]?.code)
  }
  for (const [index, { isBusy }] of seen.confirmed.entries())
    if (isBusy) expect(results[index]?.code).toBe('SEND_UNDER_WAY')
  // A promise of the app resolves with its own transfer only.
  for (const [index, { hash, code }] of (await ends).entries()) {
    const { amount } = seen.opened[index]?.request ?? expect.unreachable()
    const isSent = [...hashes.values()].some(({ request }) => request?.amount === amount)
    if (hash !== undefined) expect(hashes.get(hash)?.request?.amount).toBe(amount)
    if (code === 'MODAL_CLOSED') expect(isSent).toBe(false)
    counts.resolved += Number(hash !== undefined)
    counts.closed += Number(code === 'MODAL_CLOSED')
    counts.unclear += Number(code === 'SEND_UNCLEAR')
  }
  counts.sent += hashes.size
  counts.strays += seen.strays
}

test(
  'in every order of steps only shown reviews are asked, each is sent at most once, and every promise settles',
  async () => {
    const counts: Counts = { asked: 0, sent: 0, strays: 0, resolved: 0, closed: 0, unclear: 0, lost: 0 }
    await checkWalks({
      walk,
      pages: { open: sendWorld, see: noneSeen, kind: 'send' },
      checkEnds: (page, isSilent) => checkEnds(page, isSilent, counts),
      checkAsked,
      counts,
    })
  },
  WALKS_TIMEOUT_MS,
)
