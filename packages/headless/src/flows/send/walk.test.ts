import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { ALICE, BOB } from '../../test/setup.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { confirmSend } from './confirmSend.ts'
import { getSend } from './getSend.ts'
import { prepareSend } from './prepareSend.ts'
import { setMaxSendAmount, setSendReceiver } from './fillSend.ts'
import { resetSend, setSendAmount, setSendToken } from './setSend.ts'
import { sendWorld } from '../../test/sendWorld.ts'
import type { SendReview, SentTransfer } from './types.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type World = Awaited<ReturnType<typeof sendWorld>>
type Step = (world: World, seen: Seen) => unknown
/** What a visitor has been shown, and what came of their saying yes. */
type Seen = {
  readonly reviews: SendReview[]
  readonly sends: Promise<SentTransfer | undefined>[]
  /** Reviews that were confirmed and were not those that stood. */
  strays: number
}

const noop = (): undefined => undefined
const confirm = ({ config }: World, seen: Seen, review: SendReview | undefined): void => {
  if (!review) return
  const isStray = getSend(config).review !== review && !getSend(config).isSending
  seen.strays += Number(isStray)
  seen.sends.push(confirmSend(config, { review }).catch(noop))
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
  confirmAnEarlierOne: fc
    .nat()
    .map((index) => (world, seen) => confirm(world, seen, seen.reviews[index % (seen.reviews.length || 1)])),
  wallet: fc.constantFrom('approve' as const, 'reject' as const, 'fail' as const, 'wait' as const).map(
    (mode) =>
      ({ answer }) =>
        void (answer.mode = mode),
  ),
  approve: fc.constant(({ answer }) => answer.approve()),
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
  reset: fc.constant(({ config }) => resetSend(config)),
}

/** A form that is filled in by whoever knows how, so that walks reach the wallet often enough. */
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

const walk = fc.array(
  fc.oneof({ weight: 3, arbitrary: shortcut }, { weight: 3, arbitrary: sends }, ...Object.values(steps)),
  { minLength: 5, maxLength: 20 },
)

const toRequest = ({ account, token, to, value }: SendReview): readonly [string, object] => {
  const address = account.split(':')[2]
  const amount = BigInt(value)
  if (token.address === undefined) return ['sendTransaction', { address, to, value: amount }]
  const decimals = Number(token.quantity.decimals)
  return ['transferToken', { address, to, token: token.address, value: amount, decimals }]
}

test('whatever a visitor does, nothing is asked for that was not shown, and nothing is sent twice', async () => {
  let asked = 0
  let sent = 0
  let strays = 0
  await fc.assert(
    fc.asyncProperty(walk, async (taken) => {
      const world = await sendWorld()
      const seen: Seen = { reviews: [], sends: [], strays: 0 }
      try {
        for (const step of taken) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await step(world, seen)
        }
        world.answer.approve()
        // oxlint-disable-next-line no-await-in-loop
        for (const sending of seen.sends) while (!(await isSettled(sending))) world.answer.approve()
        const results = (await Promise.all(seen.sends)).filter((result) => result !== undefined)
        const requests = world.asked()
        // Each request is one that was shown, to the last unit.
        const shown = seen.reviews.map(toRequest)
        for (const request of requests) expect(shown).toContainEqual(request)
        // Whoever confirmed twice has one hash, and no review has two.
        const hashes = new Map(results.map(({ hash, review }) => [hash, review]))
        expect(new Set(hashes.values()).size).toBe(hashes.size)
        expect(hashes.size).toBeLessThanOrEqual(requests.length)
        asked += requests.length
        sent += hashes.size
        strays += seen.strays
      } finally {
        world.config.destroy()
      }
    }),
    { numRuns: 300 },
  )
  // The walks have been where it matters.
  expect([asked > 100, sent > 50, strays > 20]).toEqual([true, true, true])
}, 120_000)

const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), vi.advanceTimersByTimeAsync(1100).then(() => false)])
