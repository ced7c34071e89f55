import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { closeModal } from '../modal/closeModal.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { openPages, type OpenPages, type Page, type TabStep, type World } from './pages.ts'
import type { sendWorld } from './sendWorld.ts'
import { ALICE, BOB } from './setup.ts'

const FEW = 60

/**
 * Number and seed of the random walks of a property: a few with a fixed seed, so that every run reaches every end; in
 * `npm run test:deep` 10,000 with a random seed.
 */
export const walkRuns: { readonly numRuns: number; readonly seed?: number } = process.env['FOYER_DEEP']
  ? { numRuns: 10_000 }
  : { numRuns: FEW, seed: 1 }

export const WALKS_TIMEOUT_MS: number = process.env['FOYER_DEEP'] ? 3_600_000 : 600_000

/**
 * Preloads the lazy modules of the steps, so that no step ends before its answers because a module is still loading.
 */
const loadModules = (): Promise<unknown> =>
  Promise.all([
    import('../data/activity/fetchTransactions.ts'),
    import('../data/activity/trackPending.ts'),
    import('../data/features/askProject.ts'),
    import('../data/gas/fetchGasPrices.ts'),
    import('../data/names/resolveName.ts'),
    import('../data/tokens/getPrices.ts'),
    import('../data/tokens/getTokenBalances.ts'),
    import('../flows/directory/directoryActions.ts'),
    import('../flows/policies/defaultPolicies.ts'),
    import('../flows/swap/confirmSwap.ts'),
    import('../modal/openingActions.ts'),
    import('../modal/reactions.ts'),
    import('../setup/startEngine.ts'),
    import('../wallet/connectionActions.ts'),
    import('../wallet/readChain.ts'),
  ])

/** Fake timers for the tests of a file, and a production build, since two tabs are two configs with one id. */
export function fakeTabs(): void {
  beforeEach(async () => {
    await loadModules()
    vi.useFakeTimers()
    vi.stubEnv('NODE_ENV', 'production')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
}

type WalletWorld = Pick<Awaited<ReturnType<typeof sendWorld>>, 'config' | 'answer' | 'live' | 'wallet'>
type WalletStep = fc.Arbitrary<(world: WalletWorld) => unknown>

export const walletModes = ['approve', 'reject', 'fail', 'unclear', 'wait'] as const

/** Steps of the wallet and its network that are part of every walk. */
export const walletSteps: readonly WalletStep[] = [
  fc.constantFrom(...walletModes).map(
    (mode) =>
      ({ answer }) =>
        void (answer.mode = mode),
  ),
  fc.constant(({ answer }) => answer.approve()),
  fc.constantFrom('1', '137').map((chainId) => async ({ config, live }) => {
    await switchNetwork(config, { caipNetworkId: `eip155:${chainId}` as 'eip155:1' })
    live.chainId = chainId
  }),
  fc.constantFrom(ALICE, BOB).map((address) => ({ wallet, live }) => {
    live.accounts = [address]
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address }] })
  }),
]

/** Outcome of a request: a hash, or the code of the error. */
export type Result = { readonly hash?: string; readonly code?: string }

export const resultOf = (promise: Promise<{ readonly hash: string }>): Promise<Result> =>
  promise.then(
    ({ hash }) => ({ hash }),
    ({ code }: { code: string }) => ({ code }),
  )

const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), vi.advanceTimersByTimeAsync(1100).then(() => false)])

/** Calls `step` repeatedly until the promise settles. */
export async function until(promise: Promise<unknown>, step: () => void): Promise<void> {
  while (!(await isSettled(promise))) step()
}

/** Closes the modal repeatedly until the promise settles. The wallet approves, or never answers. */
export const untilClosed = (
  promise: Promise<unknown>,
  { config, answer }: Pick<WalletWorld, 'config' | 'answer'>,
  { isAnswered }: { readonly isAnswered: boolean },
): Promise<void> =>
  until(promise, () => {
    closeModal(config)
    if (isAnswered) answer.approve()
    else vi.advanceTimersByTime(600_000)
  })

/**
 * Takes random walks through the pages of two tabs, and checks the pages after each step and at the end. Fails unless
 * the walks reach every counted end at least five times.
 */
export async function checkWalks<world extends World, seen, end extends string>({
  walk,
  pages,
  take = (tabs, each) => tabs.take(each),
  checkStep,
  checkEnds,
  checkAsked,
  counts,
}: {
  readonly walk: fc.Arbitrary<readonly TabStep<world, seen>[]>
  readonly pages: Parameters<typeof openPages<world, seen>>[0]
  readonly take?: (tabs: OpenPages<world, seen>, each: TabStep<world, seen>) => Promise<void>
  readonly checkStep?: (page: Page<world, seen>) => void
  /** Settles the pending requests of a page. `isSilent`: the wallet never answers. */
  readonly checkEnds: (page: Page<world, seen>, isSilent: boolean) => Promise<void>
  readonly checkAsked: (page: Page<world, seen>) => void
  readonly counts: Record<end | 'asked' | 'lost', number>
}): Promise<void> {
  await fc.assert(
    fc.asyncProperty(walk, fc.boolean(), async (taken, isSilent) => {
      const tabs = openPages(pages)
      try {
        for (const each of taken) {
          await take(tabs, each)
          tabs.check()
          if (checkStep) tabs.here().forEach(checkStep)
        }
        for (const page of tabs.here()) await checkEnds(page, isSilent)
        tabs.check()
        tabs.pages.forEach(checkAsked)
        counts.asked += tabs.asked()
        counts.lost += tabs.lost()
      } finally {
        tabs.close()
      }
    }),
    walkRuns,
  )
  expect(Object.entries(counts).filter(([, count]) => Number(count) < 5)).toEqual([])
}
