import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModal } from '../../modal/closeModal.ts'
import { openModal } from '../../modal/openModal.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { DOLLAR } from '../../test/sendWorld.ts'
import { ALICE, BOB } from '../../test/setup.ts'
import { swapWorld } from '../../test/swapWorld.ts'
import { acceptSwap, prepareSwap } from './prepareSwap.ts'
import { approveSwap, confirmSwap } from './confirmSwap.ts'
import { getSwap } from './state.ts'
import { flipSwap, resetSwap, setSwapAmount, setSwapToken } from './setSwap.ts'
import { setMaxSwapAmount } from './startSwap.ts'
import type { SentSwap, SwapReview } from './types.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type World = Awaited<ReturnType<typeof swapWorld>>
type Step = (world: World, seen: Seen) => unknown
/** Reviews that the visitor was shown, and results of their confirmations. */
type Seen = {
  readonly reviews: SwapReview[]
  readonly swaps: Promise<SentSwap | undefined>[]
  readonly approvals: Promise<unknown>[]
  /** Reviews that were confirmed though another one was shown, or its worse price was not accepted. */
  strays: number
}

const noop = (): undefined => undefined
const note = (review: SwapReview | undefined, seen: Seen): void => {
  if (review) seen.reviews.push(review)
}
const say = ({ config }: World, seen: Seen, review: SwapReview | undefined): void => {
  if (!review) return
  const { review: standing, asking } = getSwap(config)
  seen.strays += Number((standing !== review || review.worseThan !== undefined) && !asking)
  if (review.step === 'swap') seen.swaps.push(confirmSwap(config, { review }).catch(noop))
  else seen.approvals.push(approveSwap(config, { review }).then((next) => note(next, seen), noop))
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
  yes: fc.constant((world, seen) => say(world, seen, getSwap(world.config).review)),
  yesTwice: fc.constant((world, seen) => {
    const { review } = getSwap(world.config)
    say(world, seen, review)
    say(world, seen, review)
  }),
  yesToAnEarlierOne: fc
    .nat()
    .map((index) => (world, seen) => say(world, seen, seen.reviews[index % (seen.reviews.length || 1)])),
  accept: fc.constant(({ config }, seen) => {
    const { review } = getSwap(config)
    if (review) note(acceptSwap(config, { review }), seen)
  }),
  price: fc.constantFrom(0.5, 1, 1.002, 2).map(
    (price) =>
      ({ market }) =>
        void (market[DOLLAR] = price),
  ),
  lie: fc.constantFrom(undefined, { to: `eip155:1:${DOLLAR}` }, { from: `eip155:1:${BOB}` }).map(
    (tx) =>
      ({ lie }) =>
        void Object.assign(lie, { tx }),
  ),
  wallet: fc
    .constantFrom('approve' as const, 'reject' as const, 'fail' as const, 'unclear' as const, 'wait' as const)
    .map(
      (mode) =>
        ({ answer }) =>
          void (answer.mode = mode),
    ),
  openAndClose: fc.constant(({ config }) => {
    openModal(config, { view: 'Swap' })
    closeModal(config)
  }),
  approve: fc.constant(({ answer }) => answer.approve()),
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
  network: fc.constantFrom('1', '137').map((chainId) => async ({ config, live }) => {
    await switchNetwork(config, { caipNetworkId: `eip155:${chainId}` as 'eip155:1' })
    live.chainId = chainId
  }),
  walletMoves: fc.constantFrom('1', '137').map(
    (chainId) =>
      ({ live }) =>
        void (live.chainId = chainId),
  ),
  account: fc.constantFrom(ALICE, BOB).map((address) => ({ wallet, live }) => {
    live.accounts = [address]
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address }] })
  }),
  reset: fc.constant(({ config }) => resetSwap(config)),
}

/** A step that fills in the form, so that walks reach the wallet often enough. */
const shortcut: fc.Arbitrary<Step> = fc
  .constantFrom(['ETH', 'AMBD'] as const, ['AMBD', 'ETH'] as const)
  .map(([from, to]) => async (world, seen) => {
    await world.fill(from, to, '0.01')
    await vi.advanceTimersByTimeAsync(200)
    await prepare(world, seen)
  })
const through = shortcut.map((fill) => async (world: World, seen: Seen) => {
  await fill(world, seen)
  say(world, seen, getSwap(world.config).review)
  await vi.advanceTimersByTimeAsync(0)
  world.chain.end('confirmed')
  await vi.advanceTimersByTimeAsync(0)
})

const walk = fc.array(
  fc.oneof({ weight: 3, arbitrary: shortcut }, { weight: 3, arbitrary: through }, ...Object.values(steps)),
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

test(
  'after any steps of a visitor, each request was shown, and none is sent twice',
  async () => {
    const counts = { asked: 0, approved: 0, swapped: 0, strays: 0 }
    await fc.assert(
      fc.asyncProperty(walk, async (taken) => {
        const world = await swapWorld()
        const seen: Seen = { reviews: [], swaps: [], approvals: [], strays: 0 }
        try {
          for (const step of taken) {
            try {
              // oxlint-disable-next-line no-await-in-loop -- one after the other
              await step(world, seen)
            } catch {
              // A step that is refused is one that was not taken.
            }
            const { review, asking, request } = getSwap(world.config)
            // The shown review was made for the form, and the wallet is asked only about a shown review.
            if (review)
              expect([review.sourceToken, review.toToken]).toEqual([request?.sourceToken, request?.toToken])
            if (asking) expect(seen.reviews.length).toBeGreaterThan(0)
          }
          const waiting = [...seen.swaps, ...seen.approvals]
          // oxlint-disable-next-line no-await-in-loop
          for (const promise of waiting) while (!(await isSettled(promise))) finish(world)
          const results = (await Promise.all(seen.swaps)).filter((result) => result !== undefined)
          const requests = world.asked()
          // Each request equals a shown review, to the last unit, whose price was accepted.
          const shown = seen.reviews.filter(({ worseThan }) => worseThan === undefined).map(toRequest)
          for (const request of requests) expect(shown).toContainEqual(request)
          // Confirming twice gives one hash, and no review has two.
          const hashes = new Map(results.map(({ hash, review }) => [hash, review]))
          expect(new Set(hashes.values()).size).toBe(hashes.size)
          expect(hashes.size).toBeLessThanOrEqual(requests.length)
          counts.asked += requests.length
          counts.swapped += hashes.size
          counts.approved += requests.length - hashes.size
          counts.strays += seen.strays
        } finally {
          world.config.destroy()
        }
      }),
      { numRuns: process.env['FOYER_DEEP'] ? 10_000 : 300 },
    )
    // The walks have been where it matters.
    expect(Object.entries(counts).filter(([, count]) => count < 30)).toEqual([])
  },
  process.env['FOYER_DEEP'] ? 3_600_000 : 120_000,
)

function finish({ answer, chain }: World): void {
  answer.approve()
  chain.end('confirmed')
}

const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), vi.advanceTimersByTimeAsync(1100).then(() => false)])
