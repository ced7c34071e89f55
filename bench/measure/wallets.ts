import { cost } from '../lib/cost.ts'
import { pageButton } from '../lib/gestures.ts'
import { median } from '../lib/median.ts'
import { withPage } from '../lib/openPage.ts'
import type { World } from '../lib/world.ts'
import type { Row } from '../report.ts'
import type { Measure } from './types.ts'

const FEW = 600
const MANY = 50_000
const LETTERS = 'wallet'
const STEPS = 40
const GOAL = { kind: 'ratio', most: 1.3 } as const

type Sample = {
  readonly open: number
  readonly key: number
  readonly scroll: number
  readonly commits: number
}

const take = (world: World, count: number): Promise<Sample> =>
  withPage(world, 'wallets', { query: `count=${count}`, hasCommits: true }, async (opened) => {
    const { page, devtools } = opened
    await devtools.send('Performance.enable')
    // The chunk is loaded before, as on intent: only the work is measured.
    await pageButton(page).hover()
    await page.waitForTimeout(400)
    const open = await cost(opened, async () => {
      await pageButton(page).click()
      await page.locator('[data-foyer-part=card]').first().waitFor()
    })
    const scroll = await cost(opened, () =>
      page.locator('[data-foyer-part=card-grid]').evaluate(async (grid, steps) => {
        for (let step = 1; step <= steps; step += 1) {
          grid.scrollTop = step * 300
          // oxlint-disable-next-line no-await-in-loop -- a frame for each step
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }, STEPS),
    )
    const field = page.getByRole('searchbox')
    // The first letter requests nothing, the second starts the search; later letters are equal.
    await field.pressSequentially(LETTERS.slice(0, 3), { delay: 50 })
    const { length } = await opened.commits()
    const rest = LETTERS.slice(3)
    const key = await cost(opened, () => field.pressSequentially(rest, { delay: 50 }))
    const commits = ((await opened.commits()).length - length) / rest.length
    return { open, key: key / rest.length, scroll: scroll / STEPS, commits }
  })

/** The directory with 50 000 wallets against the same with 600, in turns. */
export const wallets: Measure = async (world) => {
  const few: Sample[] = []
  const many: Sample[] = []
  for (let round = 0; round <= world.runs; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- two pages at once would disturb each other
    const [small, large] = [await take(world, FEW), await take(world, MANY)]
    if (round === 0) continue
    few.push(small)
    many.push(large)
  }
  const row = (metric: string, read: (sample: Sample) => number): Row => ({
    metric: `${metric}, ${MANY} wallets over ${FEW}`,
    unit: 'ms',
    ours: median(many.map(read)),
    bare: median(few.map(read)),
    goal: GOAL,
  })
  return {
    rows: [
      row('AllWallets opens', ({ open }) => open),
      row('AllWallets scrolls, a step', ({ scroll }) => scroll),
      row('AllWallets searched, a letter', ({ key }) => key),
      {
        metric: `AllWallets searched, commits a letter, ${MANY} wallets`,
        unit: '',
        ours: median(many.map(({ commits }) => commits)),
        goal: { kind: 'value', most: 2 },
      },
    ],
    details: [JSON.stringify({ few, many })],
  }
}
