import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { closeModal } from '../../modal/closeModal.ts'
import { openPay } from '../../modal/openPay.ts'
import { inTabs, isOtherAsked, type Page } from '../../test/pages.ts'
import { DOLLAR, sendWorld } from '../../test/sendWorld.ts'
import { BOB } from '../../test/setup.ts'
import {
  WALKS_TIMEOUT_MS,
  checkWalks,
  fakeTabs,
  resultOf,
  untilClosed,
  walletModes,
  walletSteps,
  type Result,
} from '../../test/walks.ts'
import { confirmPay } from './confirmPay.ts'
import { getPay, preparePay } from './payment.ts'
import { choosePayOption, resetPay } from './setPay.ts'
import { payRequests } from './state.ts'
import type { PayOption, Payment, PayQuote } from './types.ts'

fakeTabs()

type World = Awaited<ReturnType<typeof sendWorld>>
/** Quotes shown to the visitor, results of their confirmations, and the requests of the app. */
type Seen = {
  readonly quotes: PayQuote[]
  readonly confirmed: {
    readonly quote: PayQuote
    readonly paying: Promise<Payment>
    /** The wallet was asked about another quote. */
    readonly isBusy: boolean
  }[]
  readonly opened: { readonly amount: string; readonly result: Promise<Result> }[]
}
type Step = (world: World, seen: Seen) => unknown

const noop = (): undefined => undefined
/** Each request of the app has an amount of its own. */
const open = ({ config }: World, { opened }: Seen): void => {
  const amount = `0.0${opened.length + 1}`
  const ether: PayOption = { caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount }
  const dollars: PayOption = {
    caipNetworkId: 'eip155:137',
    assetAddress: DOLLAR,
    symbol: 'AMBD',
    decimals: 6,
    amount,
  }
  opened.push({ amount, result: resultOf(openPay(config, { recipient: BOB, options: [ether, dollars] })) })
}
const prepare = async ({ config }: World, { quotes }: Seen): Promise<void> => {
  const quote = await preparePay(config).catch(noop)
  if (quote) quotes.push(quote)
}
const confirm = ({ config }: World, { confirmed }: Seen, quote: PayQuote | undefined): void => {
  if (!quote) return
  const isBusy = isOtherAsked(config, payRequests, quote.review)
  const paying = confirmPay(config, { quote })
  paying.catch(noop)
  confirmed.push({ quote, paying, isBusy })
}

const steps: readonly fc.Arbitrary<Step>[] = [
  fc.constant(open),
  fc.constant(prepare),
  fc.constant((world, seen) => confirm(world, seen, getPay(world.config).quote)),
  fc.constant((world, seen) => {
    const { quote } = getPay(world.config)
    confirm(world, seen, quote)
    confirm(world, seen, quote)
  }),
  fc
    .nat()
    .map((index) => (world, seen) => confirm(world, seen, seen.quotes[index % (seen.quotes.length || 1)])),
  fc.constantFrom(0, 1).map((index) => ({ config }) => {
    const option = getPay(config).request?.options[index]
    if (option) choosePayOption(config, option)
  }),
  fc.constant(({ config }) => closeModal(config)),
  fc.constant(({ config }) => resetPay(config)),
  fc.constantFrom(100, 31_000).map((ms) => () => vi.advanceTimersByTimeAsync(ms)),
  fc.constantFrom('pending' as const, 'confirmed' as const).map(
    (outcome) =>
      ({ chain }) =>
        chain.end(outcome),
  ),
]

/** A request of the app, quoted and confirmed. */
const payments = (...answers: readonly (typeof walletModes)[number][]): fc.Arbitrary<Step> =>
  fc.constantFrom(...answers).map((mode) => async (world, seen) => {
    open(world, seen)
    await vi.advanceTimersByTimeAsync(0)
    await prepare(world, seen)
    world.answer.mode = mode
    confirm(world, seen, getPay(world.config).quote)
  })

/** Confirms an earlier quote while the wallet is asked about a later one. */
const earlier: fc.Arbitrary<Step> = payments('wait').map((pay) => async (world, seen) => {
  open(world, seen)
  await vi.advanceTimersByTimeAsync(0)
  await prepare(world, seen)
  const before = seen.quotes.at(-1)
  await pay(world, seen)
  confirm(world, seen, before)
})

const walk = fc.array(
  inTabs(
    fc.oneof({ weight: 4, arbitrary: payments(...walletModes) }, earlier, ...steps, ...walletSteps),
    payments('wait'),
  ),
  { minLength: 5, maxLength: 20 },
)

const noneSeen = (): Seen => ({ quotes: [], confirmed: [], opened: [] })

type Counts = Record<'asked' | 'paid' | 'resolved' | 'closed' | 'unclear' | 'lost', number>

/** Each request to the wallet equals a quote that the page has shown, to the last base unit. */
function checkAsked({ world, seen }: Page<World, Seen>): void {
  const shown = seen.quotes.map(({ review: { to, value } }) => `${to} ${value}`)
  for (const [, request] of world.asked()) {
    const { to, value } = request as { readonly to: string; readonly value: bigint }
    expect(shown).toContain(`${to} ${value}`)
  }
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
  await untilClosed(Promise.allSettled(seen.confirmed.map(({ paying }) => paying)), world, {
    isAnswered: true,
  })
  const results = await Promise.all(seen.confirmed.map(({ paying }) => resultOf(paying)))
  // Each quote has at most one hash, and is not asked again once it was paid or is unclear.
  const paid = new Map<PayQuote, Set<string>>()
  const ended = new Set<PayQuote>()
  const asking = new Map<PayQuote, Promise<Payment>>()
  for (const [index, { quote, paying, isBusy }] of seen.confirmed.entries()) {
    const { hash, code } = results[index] ?? {}
    if (isBusy) expect(code).toBe('PAY_UNDER_WAY')
    if (hash !== undefined) paid.set(quote, (paid.get(quote) ?? new Set()).add(hash))
    if (ended.has(quote) && asking.get(quote) !== paying && hash === undefined)
      expect(['PAY_OUTDATED', 'PAY_UNDER_WAY']).toContain(code)
    if (hash !== undefined || code === 'SEND_UNCLEAR') {
      ended.add(quote)
      asking.set(quote, paying)
    }
  }
  for (const hashes of paid.values()) expect(hashes.size).toBe(1)
  // A promise of the app resolves with its own payment only.
  const amounts = new Map([...paid].flatMap(([quote, hashes]) => [...hashes].map((hash) => [hash, quote])))
  for (const [index, { hash, code }] of (await ends).entries()) {
    const { amount } = seen.opened[index] ?? expect.unreachable()
    const isPaid = [...paid.keys()].some(({ option }) => option.amount === amount)
    if (hash !== undefined) expect(amounts.get(hash)?.option.amount).toBe(amount)
    if (code === 'PAY_CLOSED') expect(isPaid).toBe(false)
    counts.resolved += Number(hash !== undefined)
    counts.closed += Number(code === 'PAY_CLOSED')
    counts.unclear += Number(code === 'SEND_UNCLEAR')
  }
  counts.paid += paid.size
}

test(
  'in every order of steps the wallet receives only shown quotes, each is paid at most once, and every promise settles',
  async () => {
    const counts: Counts = { asked: 0, paid: 0, resolved: 0, closed: 0, unclear: 0, lost: 0 }
    await checkWalks({
      walk,
      pages: {
        open: (options) => sendWorld({ features: { pay: true }, ...options }),
        see: noneSeen,
        kind: 'pay',
      },
      checkEnds: (page, isSilent) => checkEnds(page, isSilent, counts),
      checkAsked,
      counts,
    })
  },
  WALKS_TIMEOUT_MS,
)
