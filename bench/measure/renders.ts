import type { Commit } from '../../scripts/size/installCommits.ts'
import { hoverAndOpen, hoverAndPress } from '../lib/gestures.ts'
import { ADDRESS, type OpenedPage, withPage } from '../lib/openPage.ts'
import type { Contender, World } from '../lib/world.ts'
import type { Row } from '../report.ts'
import type { Measure } from './types.ts'

/** Idle time after which the app counts as settled, in ms. */
const REST_MS = 500
const TICKS = 5

type Phase =
  | 'first open'
  | 'connect, opening included'
  | 'a state tick above the provider'
  | 'the same account again'
  | 'another chain'
type Phases = Readonly<Record<Phase, readonly Commit[]>>

async function record(
  { page, commits }: OpenedPage,
  action: () => Promise<unknown>,
): Promise<readonly Commit[]> {
  await page.waitForTimeout(REST_MS)
  const { length } = await commits()
  await action()
  await page.waitForTimeout(REST_MS)
  return (await commits()).slice(length)
}

const options = { build: 'readable', hasCommits: true, text: ADDRESS } as const

async function measureApp(world: World, app: Contender): Promise<Phases> {
  const firstOpen = await withPage(world, app, options, (opened) =>
    record(opened, () => hoverAndOpen(opened)),
  )
  return withPage(world, app, options, async (opened) => {
    const { page } = opened
    const ticks = await record(opened, () =>
      page.evaluate(async (count) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Tick',
        )
        for (let tick = 0; tick < count; tick += 1) {
          button?.click()
          // oxlint-disable-next-line no-await-in-loop -- each tick is a commit of its own
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }, TICKS),
    )
    const connect = await record(opened, async () => {
      await hoverAndOpen(opened)
      await hoverAndPress(page, page.getByRole('dialog').getByRole('button', { name: /sample/i }))
      await opened.waitFor('textAt')
      await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null)
    })
    const emit = (event: string, payload: unknown): Promise<void> =>
      page.evaluate(([name, value]) => window.benchWallet.emit(name, value), [event, payload] as const)
    return {
      'first open': firstOpen,
      'connect, opening included': connect,
      'a state tick above the provider': ticks,
      'the same account again': await record(opened, () => emit('accountsChanged', [ADDRESS])),
      'another chain': await record(opened, () => emit('chainChanged', '0x89')),
    }
  })
}

const rendersOf = (commits: readonly Commit[]): number =>
  commits.reduce((sum, { renders }) => sum + renders, 0)

function describe(phase: Phase, commits: readonly Commit[]): string[] {
  return [
    `${phase}: ${commits.length} commits, ${rendersOf(commits)} renders`,
    ...commits.map(({ renders, names }, index) => {
      const most = Object.entries(names)
        .toSorted(([, a], [, b]) => b - a)
        .map(([name, count]) => (count > 1 ? `${name} ${count}` : name))
      return `  ${index + 1}. ${renders}: ${most.join(', ')}`
    }),
  ]
}

/** React commits per user action. */
export const renders: Measure = async (world) => {
  const bare = await measureApp(world, 'bare')
  const ours = await measureApp(world, 'foyer')
  const pair = (phase: Phase, commits: number, most: number, each = 1): Row[] => [
    {
      metric: `commits, ${phase}`,
      unit: '',
      ours: ours[phase].length / each,
      bare: bare[phase].length / each,
      goal: { kind: 'value', most: commits },
    },
    {
      metric: `renders, ${phase}`,
      unit: '',
      ours: rendersOf(ours[phase]) / each,
      bare: rendersOf(bare[phase]) / each,
      goal: { kind: 'value', most },
    },
  ]
  const readers = ours['another chain'].reduce((sum, { names }) => sum + (names['AddressOnly'] ?? 0), 0)
  return {
    rows: [
      ...pair('first open', 5, 120),
      ...pair('connect, opening included', 12, 250),
      ...pair('a state tick above the provider', 1, 2, TICKS),
      ...pair('the same account again', 0, 0),
      {
        metric: 'renders of what reads the address only, another chain',
        unit: '',
        ours: readers,
        goal: { kind: 'value', most: 0 },
      },
    ],
    details: (Object.keys(ours) as Phase[]).flatMap((phase) => describe(phase, ours[phase])),
  }
}
