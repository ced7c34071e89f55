import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { closeModal } from '../../modal/closeModal.ts'
import { openModal } from '../../modal/openModal.ts'
import { inTabs, isOtherAsked, type Page } from '../../test/pages.ts'
import { DOLLAR } from '../../test/sendWorld.ts'
import { BOB } from '../../test/setup.ts'
import { swapWorld } from '../../test/swapWorld.ts'
import { WALKS_TIMEOUT_MS, checkWalks, fakeTabs, until, walletSteps } from '../../test/walks.ts'
import { approveSwap, confirmSwap } from './confirmSwap.ts'
import { acceptSwap, prepareSwap } from './prepareSwap.ts'
import { setMaxSwapAmount } from './setMaxSwapAmount.ts'
import { flipSwap, setSwapAmount, setSwapToken } from './setSwap.ts'
import { getSwap, resetSwap, swapRequests } from './state.ts'
import type { SwapReview } from './types.ts'

fakeTabs()

type World = Awaited<ReturnType<typeof swapWorld>>
type Step = (world: World, seen: Seen) => unknown
type Result = { readonly hash?: string; readonly next?: SwapReview; readonly code?: string }
/** Reviews shown to the visitor, and results of their confirmations. */
type Seen = {
  readonly reviews: SwapReview[]
  readonly confirmed: {
    readonly review: SwapReview
    readonly result: Promise<Result>
    /** The wallet was asked about another review. */
    readonly isBusy: boolean
    /** The review was sent before, or is unclear. */
    readonly isEnded: boolean
  }[]
  /** Sent and unclear reviews. */
  readonly ended: Set<SwapReview>
  /** Number of confirmed reviews that were not shown any more, or whose worse price was not accepted. */
  strays: number
}

const noop = (): undefined => undefined
const note = (review: SwapReview | undefined, seen: Seen): void => {
  if (review) seen.reviews.push(review)
}
const codeOf = ({ code }: { readonly code: string }): Result => ({ code })
const confirmReview = ({ config }: World, seen: Seen, review: SwapReview | undefined): void => {
  if (!review) return
  const { review: standing, asking } = getSwap(config)
  seen.strays += Number((standing !== review || review.worseThan !== undefined) && !asking)
  const isBusy = isOtherAsked(config, swapRequests, review)
  const isEnded = seen.ended.has(review)
  const result: Promise<Result> =
    review.step === 'swap'
      ? confirmSwap(config, { review }).then(({ hash }) => ({ hash }), codeOf)
      : approveSwap(config, { review }).then((next) => ({ next }), codeOf)
  seen.confirmed.push({ review, result, isBusy, isEnded })
  void result.then(({ hash, next, code }) => {
    note(next, seen)
    // The error of a wallet may have no code; its review may be asked again.
    if (hash !== undefined || next || code === 'SEND_UNCLEAR') seen.ended.add(review)
  })
}
const prepare = async ({ config }: World, seen: Seen): Promise<void> =>
  note(await prepareSwap(config).catch(noop), seen)

const steps: Readonly<Record<string, fc.Arbitrary<Step>>> = {
  token: fc
    .tuple(
      fc.constantFrom('sourceToken' as const, 'toToken' as const),
      fc.constantFrom('ETH', 'AMBD', 'BRKN'),
    )
    .map(
      ([side, symbol]) =>
        async (world) =>
          setSwapToken(world.config, side, await world.tokenOf(symbol)),
    ),
  amount: fc.constantFrom('', '0', '0.1', '1', '1,5', '150', '1e77', '-1', '0.0000001').map(
    (typed) =>
      ({ config }) =>
        setSwapAmount(config, typed),
  ),
  max: fc.constant(({ config }) => setMaxSwapAmount(config)),
  flip: fc.constant(({ config }) => flipSwap(config)),
  wait: fc.constantFrom(100, 200, 11_000, 25_000).map((ms) => () => vi.advanceTimersByTimeAsync(ms)),
  review: fc.constant(prepare),
  yes: fc.constant((world, seen) => confirmReview(world, seen, getSwap(world.config).review)),
  yesTwice: fc.constant((world, seen) => {
    const { review } = getSwap(world.config)
    confirmReview(world, seen, review)
    confirmReview(world, seen, review)
  }),
  accept: fc.constant(({ config }, seen) => {
    const { review } = getSwap(config)
    if (review) note(acceptSwap(config, { review }), seen)
  }),
  price: fc.constantFrom(0.5, 1, 1.002, 2).map(
    (price) =>
      ({ market }) =>
        void (market[DOLLAR] = price),
  ),
  overrides: fc.constantFrom(undefined, { to: `eip155:1:${DOLLAR}` }, { from: `eip155:1:${BOB}` }).map(
    (tx) =>
      ({ overrides }) =>
        void Object.assign(overrides, { tx }),
  ),
  openAndClose: fc.constant(({ config }) => {
    openModal(config, { view: 'Swap' })
    closeModal(config)
  }),
  mine: fc.constantFrom('confirmed' as const, 'reverted' as const).map(
    (outcome) =>
      ({ chain }) =>
        chain.end(outcome),
  ),
  allowance: fc.constantFrom(0n, 10n ** 30n).map(
    (allowance) =>
      ({ state }) =>
        void (state.allowance = allowance),
  ),
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
  reset: fc.constant(({ config }) => resetSwap(config)),
}

/** Fills in the form, so that walks reach the wallet often enough. */
const shortcut: fc.Arbitrary<Step> = fc
  .constantFrom(['ETH', 'AMBD'] as const, ['AMBD', 'ETH'] as const)
  .map(([from, to]) => async (world, seen) => {
    await world.fill(from, to, '0.01')
    await vi.advanceTimersByTimeAsync(200)
    await prepare(world, seen)
  })
const through = shortcut.map((fill) => async (world: World, seen: Seen) => {
  await fill(world, seen)
  confirmReview(world, seen, getSwap(world.config).review)
  await vi.advanceTimersByTimeAsync(0)
  world.chain.end('confirmed')
  await vi.advanceTimersByTimeAsync(0)
})

/** Confirms a review again after its answer. */
const again = fc
  .tuple(shortcut, fc.constantFrom('reject' as const, 'unclear' as const))
  .map(([fill, mode]) => async (world: World, seen: Seen) => {
    world.answer.mode = mode
    await fill(world, seen)
    const { review } = getSwap(world.config)
    confirmReview(world, seen, review)
    await vi.advanceTimersByTimeAsync(0)
    confirmReview(world, seen, review)
  })

/** Confirms a review that was shown at some time. */
const earlier: fc.Arbitrary<Step> = fc
  .nat()
  .map(
    (index) => (world, seen) => confirmReview(world, seen, seen.reviews[index % (seen.reviews.length || 1)]),
  )

/** A confirmed step whose wallet does not answer. */
const waits = shortcut.map((fill) => async (world: World, seen: Seen) => {
  world.answer.mode = 'wait'
  await fill(world, seen)
  confirmReview(world, seen, getSwap(world.config).review)
})

const walk = fc.array(
  inTabs(
    fc.oneof(
      { weight: 3, arbitrary: shortcut },
      { weight: 3, arbitrary: through },
      { weight: 4, arbitrary: earlier },
      { weight: 2, arbitrary: again },
      ...Object.values(steps),
      ...walletSteps,
    ),
    waits,
  ),
  { minLength: 5, maxLength: 20 },
)

const toRequest = ({ account, transaction }: SwapReview): readonly [string, object] => [
  'sendTransaction',
  {
    address: account.split(':')[2],
    to: transaction.to,
    data: transaction.data,
    value: BigInt(transaction.value),
  },
]

const noneSeen = (): Seen => ({ reviews: [], confirmed: [], ended: new Set(), strays: 0 })

type Counts = Record<'asked' | 'approved' | 'swapped' | 'strays' | 'lost', number>

/** Each request to the wallet equals a review that the page has shown and whose price was accepted. */
function checkAsked({ world, seen }: Page<World, Seen>): void {
  const shown = seen.reviews.filter(({ worseThan }) => worseThan === undefined).map(toRequest)
  for (const request of world.asked()) expect(shown).toContainEqual(request)
}

/** Settles all promises of a page, and checks the hashes. */
async function checkEnds({ world, seen }: Page<World, Seen>, counts: Counts): Promise<void> {
  for (const { result } of seen.confirmed) await until(result, () => finish(world))
  const results = await Promise.all(
    seen.confirmed.map(async ({ result, ...each }) => ({ ...each, ...(await result) })),
  )
  for (const { isBusy, isEnded, code } of results) {
    if (isBusy) expect(code).toBe('SWAP_UNDER_WAY')
    // A review that was sent, or may have been sent, is not asked again.
    if (isEnded) expect(['SWAP_OUTDATED', 'SWAP_UNDER_WAY']).toContain(code)
  }
  // Two confirmations of a review have one hash.
  const hashes = new Map(results.flatMap(({ hash, review }) => (hash === undefined ? [] : [[hash, review]])))
  expect(new Set(hashes.values()).size).toBe(hashes.size)
  expect(hashes.size).toBeLessThanOrEqual(world.asked().length)
  counts.swapped += hashes.size
  counts.approved += world.asked().length - hashes.size
  counts.strays += seen.strays
}

test(
  'in every order of steps the wallet receives only shown reviews, and each is sent at most once',
  async () => {
    const counts: Counts = { asked: 0, approved: 0, swapped: 0, strays: 0, lost: 0 }
    await checkWalks({
      walk,
      pages: { open: swapWorld, see: noneSeen, kind: 'swap' },
      // A step that is refused changes nothing.
      take: (tabs, each) => tabs.take(each).catch(noop),
      checkStep({ world, seen }) {
        const { review, asking, request } = getSwap(world.config)
        // The shown review was made for the form, and the wallet is asked only about a shown review.
        if (review)
          expect([review.sourceToken, review.toToken]).toEqual([request?.sourceToken, request?.toToken])
        if (asking) expect(seen.reviews.length).toBeGreaterThan(0)
      },
      checkEnds: (page) => checkEnds(page, counts),
      checkAsked,
      counts,
    })
  },
  WALKS_TIMEOUT_MS,
)

function finish({ answer, chain }: World): void {
  answer.approve()
  chain.end('confirmed')
}
