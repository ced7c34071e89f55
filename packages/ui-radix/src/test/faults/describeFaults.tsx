import { type Config, FoyerProvider } from '@foyer/headless'
import { closeModal, connect, getConnectors } from '@foyer/headless/actions'
import { getQueryClient } from '@foyer/headless/query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ModalShell } from '../../modal/ModalShell.tsx'
import { allViews } from '../allViews.ts'
import { startFakeClock } from '../fakeClock.ts'
import { render } from '../render.ts'
import { createStoryConfig, storyWallet } from '../storyConfig.tsx'
import { ADDRESS, type FaultCase } from './faultCase.tsx'
import { createFaultWorld, kindsOf } from './faultWorld.ts'

/** Longer than every timeout of a request. */
const LONG_MS = 70_000
const STEP_MS = 500
/** Time to load every view and to open each fault case once. */
const LOAD_LIMIT_MS = 240_000

const { setTimeout: startRealTimer } = globalThis

/** Advances the fake clock, and waits for imports, which do not use it. */
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await new Promise((resolve) => startRealTimer(resolve, 1))
  })

/** Waits until the text is shown; fails with the text of the page if it never is. */
async function waitForText(text: RegExp, limit = LONG_MS): Promise<void> {
  const isShown = (): boolean => text.test(document.body.textContent ?? '')
  for (let waited = 0; waited < limit && !isShown(); waited += STEP_MS) await pass(STEP_MS)
  expect(document.body.textContent).toMatch(text)
}

/** Waits until the element exists. */
async function found<element extends Element>(
  look: () => element | null | undefined,
  limit: number,
): Promise<element> {
  for (let waited = 0; waited < limit && !look(); waited += STEP_MS) await pass(STEP_MS)
  return look() ?? expect.unreachable(document.body.textContent ?? '')
}

const findButton = (name: RegExp): HTMLElement | undefined =>
  screen
    .queryAllByRole('button', { hidden: true })
    .find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent ?? ''))

async function open(
  { open: show, search, press = [] }: FaultCase,
  config: Config,
  limit = LONG_MS,
): Promise<void> {
  await act(async () => show(config))
  if (search !== undefined) {
    const box = await found(() => screen.queryByRole('searchbox'), limit)
    fireEvent.change(box, { target: { value: search } })
  }
  for (const name of press) {
    const button = await found(() => findButton(name), limit)
    await act(async () => void fireEvent.click(button))
  }
}

async function start({ Page, adapter, wallet = 'Marigold', setUp }: FaultCase) {
  const world = createFaultWorld()
  // Requests to a node do not go through the config.
  vi.stubGlobal('fetch', world.fetch)
  const config: Config = createStoryConfig({
    id: crypto.randomUUID(),
    ...world.options,
    wallets: [
      storyWallet('Marigold', { address: ADDRESS }),
      storyWallet('Mail', { type: 'AUTH', address: ADDRESS }),
      storyWallet('WalletConnect', { id: 'walletConnect', type: 'WALLET_CONNECT' }),
    ],
    projectId: 'p',
    // The sandbox's router.
    swap: { contracts: { 'eip155:1': ['0x5a11D0c0000000000000000000000000000000E5'] } },
    features: { smartSessions: true },
    ...(adapter && { adapters: [adapter] }),
  })
  startFakeClock()
  return {
    ...world,
    config,
    async show() {
      setUp?.(world)
      render(
        <FoyerProvider config={config}>
          {Page && <Page />}
          <ModalShell views={allViews} />
        </FoyerProvider>,
      )
      await pass(0)
      const connector = getConnectors(config).find(({ name }) => name === wallet)
      await act(() => connect(config, { connector: connector! }))
    },
  }
}

const failedOf = ({ failed }: FaultCase, kind: string): RegExp =>
  typeof failed === 'function' ? failed(kind) : failed

/** Runs every fault case with its faults, and reports how each ends. */
export function describeFaults(subject: string, cases: readonly FaultCase[]): void {
  // Fault requests are expected to fail; they are counted here.
  const rejections: unknown[] = []
  const note = (reason: unknown): void => void rejections.push(reason)
  let endings = 0

  beforeEach(() => void process.on('unhandledRejection', note))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    process.off('unhandledRejection', note)
  })

  // Loads the modules of the views, which takes real time.
  beforeAll(async () => {
    for (const faultCase of cases) {
      const { config, show } = await start(faultCase)
      await show()
      await open(faultCase, config, 20 * LONG_MS)
      await waitForText(faultCase.shown, 20 * LONG_MS)
      cleanup()
    }
  }, LOAD_LIMIT_MS)

  const failing = cases.flatMap((faultCase, index) =>
    kindsOf(index).map(({ kind, ...rest }) => ({ ...faultCase, faultCase, kind, ...rest })),
  )
  test.each(failing)(
    '$endpoint: the outcome of the fault “$kind” is shown',
    async ({ faultCase, kind, fault, isAnswered = false }) => {
      const { config, faults, show } = await start(faultCase)
      faults.set(faultCase.path, fault)
      if (faultCase.beside) faults.set(faultCase.beside, { status: 500 })
      if (faultCase.except) faults.set(faultCase.except, {})
      await show()
      await open(faultCase, config)
      await waitForText(isAnswered ? faultCase.shown : failedOf(faultCase, kind))
      endings += 1
    },
  )

  const left = cases.filter(({ Page, isShared = false }) => !Page && !isShared)
  test.each(left)(
    '$endpoint: a view that was closed before the response and is opened again shows the response',
    async (faultCase) => {
      const { config, faults, show } = await start(faultCase)
      faults.set(faultCase.path, { hang: true, times: 1 })
      await show()
      await open(faultCase, config)
      await pass(1000)
      act(() => closeModal(config))
      await pass(1000)
      await open(faultCase, config)
      await waitForText(faultCase.shown)
      endings += 1
    },
  )

  const kept = cases
    .filter((faultCase) => faultCase.kept)
    .flatMap((faultCase, index) =>
      kindsOf(index).map(({ kind, fault }) => ({ ...faultCase, faultCase, kind, fault })),
    )
  test.each(kept)('$endpoint: data stays after the fault “$kind”', async ({ faultCase, fault }) => {
    const { config, faults, show } = await start(faultCase)
    await show()
    await open(faultCase, config)
    await waitForText(faultCase.shown)
    faults.set(faultCase.path, fault)
    await act(async () => {
      void getQueryClient(config).invalidateQueries({ queryKey: ['foyer', config.id, faultCase.kept] })
    })
    for (let waited = 0; waited < 35_000; waited += 5000) {
      await pass(5000)
      expect(document.body.textContent).toMatch(faultCase.shown)
    }
    endings += 1
  })

  afterAll(() => {
    const all = failing.length + kept.length + left.length
    console.info(
      `${endings} of ${all} faults of ${subject} end as they should, ${rejections.length} rejections unhandled`,
    )
  })
}
