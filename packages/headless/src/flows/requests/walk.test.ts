import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { inTabs, type Page } from '../../test/pages.ts'
import { sendWorld } from '../../test/sendWorld.ts'
import { BOB } from '../../test/setup.ts'
import { WALKS_TIMEOUT_MS, checkWalks, fakeTabs, until, walletModes, walletSteps } from '../../test/walks.ts'
import { sendTransaction } from '../signing/sendTransaction.ts'
import { signTypedData } from '../signing/sign.ts'

fakeTabs()

type World = Awaited<ReturnType<typeof sendWorld>>
/** A call of the app. */
type Call = {
  readonly wanted: string
  readonly result: Promise<string>
  readonly controller: AbortController
  /** Number of requests to the wallet before the call. */
  readonly before: number
  isSettled: boolean
}
type Seen = { readonly calls: Call[] }
type Step = (world: World, seen: Seen) => unknown
type Make = (
  world: World,
  signal: AbortSignal,
) => { readonly wanted: string; readonly result: Promise<string> }

const sends: fc.Arbitrary<Make> = fc.constantFrom(1n, 2n, 3n).map((value) => ({ config }, signal) => ({
  wanted: `send ${value}`,
  result: sendTransaction(config, { to: BOB, value, signal }),
}))
const signs: fc.Arbitrary<Make> = fc.constantFrom('a', 'b').map((text) => ({ config }, signal) => ({
  wanted: `sign ${text}`,
  result: signTypedData(config, {
    typedData: { domain: {}, types: {}, primaryType: 'Mail', message: { text } },
    signal,
  }),
}))
const requests: fc.Arbitrary<Make> = fc.oneof(
  { weight: 2, arbitrary: sends },
  { weight: 1, arbitrary: signs },
)

function call(make: Make, world: World, { calls }: Seen): void {
  const controller = new AbortController()
  const before = world.asked().length
  const { wanted, result } = make(world, controller.signal)
  const made: Call = { wanted, result, controller, before, isSettled: false }
  const settle = (): void => void (made.isSettled = true)
  result.then(settle, settle)
  calls.push(made)
}

/** The app aborts a call; its wallet may still show the request. */
function abort({ all, config, asked }: World, { controller, wanted, before }: Call): void {
  const shown = asked()
    .slice(before)
    .find(([, parameters]) => wantedOf(parameters) === wanted)
  controller.abort('enough')
  if (shown) all.abort(config, shown[1] as object)
}

/** Name of the call of the app that led to a request to the wallet. */
function wantedOf(parameters: unknown): string {
  const { typedData, value } = parameters as {
    readonly value?: bigint
    readonly typedData?: { readonly message: { readonly text?: string } }
  }
  return typedData ? `sign ${typedData.message.text}` : `send ${value}`
}

const steps: readonly fc.Arbitrary<Step>[] = [
  requests.map((make) => (world, seen) => call(make, world, seen)),
  // A double click.
  requests.map((make) => async (world, seen) => {
    const before = world.asked().length
    call(make, world, seen)
    call(make, world, seen)
    await vi.advanceTimersByTimeAsync(0)
    if (world.asked().length > before + 1) throw new Error('A double click asked the wallet twice')
  }),
  fc.constant(async (world, { calls }) => {
    await vi.advanceTimersByTimeAsync(0)
    const open = calls.filter(({ isSettled }) => !isSettled)
    const last = open.at(-1)
    // Equal calls share one request: only a call with its own request is aborted.
    if (last && open.filter(({ wanted }) => wanted === last.wanted).length === 1) abort(world, last)
  }),
  fc.constantFrom(100, 1100).map((ms) => () => vi.advanceTimersByTimeAsync(ms)),
]

/** A request of the app, until it reaches the wallet. */
const asks = (...modes: readonly (typeof walletModes)[number][]): fc.Arbitrary<Step> =>
  fc.tuple(fc.constantFrom(...modes), requests).map(([mode, make]) => async (world, seen) => {
    world.answer.mode = mode
    call(make, world, seen)
    await vi.advanceTimersByTimeAsync(0)
  })

const walk = fc.array(
  inTabs(fc.oneof({ weight: 2, arbitrary: asks(...walletModes) }, ...steps, ...walletSteps), asks('wait')),
  { minLength: 5, maxLength: 20 },
)

type Counts = Record<'asked' | 'sent' | 'signed' | 'rejected' | 'unclear' | 'aborted' | 'lost', number>

/** Each request to the wallet belongs to a call of the app, and no call leads to two requests. */
function checkAsked({ world, seen }: Page<World, Seen>): void {
  const count = (list: readonly string[], wanted: string): number =>
    list.filter((each) => each === wanted).length
  const asked = world.asked().map(([, parameters]) => wantedOf(parameters))
  const calls = seen.calls.map(({ wanted }) => wanted)
  for (const wanted of new Set(asked)) expect(count(asked, wanted)).toBeLessThanOrEqual(count(calls, wanted))
}

/** Settles all promises of the app, and checks their results. */
async function checkEnds(
  { world, seen }: Page<World, Seen>,
  isSilent: boolean,
  counts: Counts,
): Promise<void> {
  const all = Promise.allSettled(seen.calls.map(({ result }) => result))
  if (isSilent) {
    await vi.advanceTimersByTimeAsync(0)
    for (const each of seen.calls) abort(world, each)
  }
  await until(all, () => world.answer.approve())
  const hashes = new Map<string, string>()
  for (const [index, result] of (await all).entries()) {
    const { wanted } = seen.calls[index] ?? expect.unreachable()
    if (result.status === 'rejected') {
      const { reason } = result as { readonly reason: { readonly code?: string } | string }
      const code = typeof reason === 'string' ? reason : reason.code
      counts.aborted += Number(code === 'enough')
      counts.unclear += Number(code === 'SEND_UNCLEAR')
      counts.rejected += Number(code === 'USER_REJECTED')
    } else if (wanted.startsWith('sign')) counts.signed += 1
    else {
      counts.sent += 1
      // A hash answers equal calls only.
      expect(hashes.get(result.value) ?? wanted).toBe(wanted)
      hashes.set(result.value, wanted)
    }
  }
}

test(
  'in every order of requests of an app the wallet is asked at most once for each, and every promise settles',
  async () => {
    const counts: Counts = { asked: 0, sent: 0, signed: 0, rejected: 0, unclear: 0, aborted: 0, lost: 0 }
    await checkWalks({
      walk,
      pages: {
        // A wallet may show several requests of an app.
        open: async (options) => ({ ...(await sendWorld(options)), mostAtOnce: () => 0 }),
        see: (): Seen => ({ calls: [] }),
        kind: 'send',
      },
      checkEnds: (page, isSilent) => checkEnds(page, isSilent, counts),
      checkAsked,
      counts,
    })
  },
  WALKS_TIMEOUT_MS,
)
