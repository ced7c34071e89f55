import type { Row } from '../report.ts'
import { cost } from './cost.ts'
import { pageButton } from './gestures.ts'
import { median } from './median.ts'
import { withPage } from './openPage.ts'
import type { AppName, World } from './world.ts'

const FEW = 50
/** A short list that is virtualized too. */
const SOME = 500
const MANY = 10_000
const STEPS = 20
const GOAL = { kind: 'ratio', most: 1.5 } as const

type Sample = { readonly open: number; readonly scroll: number }

const take = (world: World, app: AppName, count: number): Promise<Sample> =>
  withPage(world, app, { query: `count=${count}` }, async (opened) => {
    const { page, devtools } = opened
    // CPU time of the thread, not wall-clock time.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    // The chunk is loaded before, as on intent: only the work is measured.
    await pageButton(page).hover()
    await page.waitForTimeout(400)
    const open = await cost(opened, async () => {
      await pageButton(page).click()
      await page.locator('[data-foyer-part=long-list] [data-foyer-part=row]').first().waitFor()
      // Also lets idle callbacks run.
      await page.waitForTimeout(1000)
    })
    const scroll = await cost(opened, () =>
      page.locator('[data-foyer-part=long-list]').evaluate(async (list, steps) => {
        let scroller: Element | null = list
        while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
          scroller = scroller.parentElement
        if (!scroller) throw new Error('Nothing scrolls around the list')
        for (let step = 1; step <= steps; step += 1) {
          scroller.scrollTop = step * 100
          // oxlint-disable-next-line no-await-in-loop -- a frame for each step
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }, STEPS),
    )
    return { open, scroll: scroll / STEPS }
  })

export type LongListCostParameters = {
  readonly app: AppName
  /** Route of the view. */
  readonly view: string
  /** Plural noun for the items. */
  readonly items: string
}

/** A view with 10 000 rows against the same with 50, in turns. */
export async function longListCost(
  world: World,
  { app, view, items }: LongListCostParameters,
): Promise<{ readonly rows: readonly Row[]; readonly details: readonly string[] }> {
  const few: Sample[] = []
  const some: Sample[] = []
  const many: Sample[] = []
  for (let round = 0; round <= world.runs; round += 1) {
    /* oxlint-disable no-await-in-loop -- two pages at once would disturb each other */
    const taken = [
      await take(world, app, FEW),
      await take(world, app, SOME),
      await take(world, app, MANY),
    ] as const
    /* oxlint-enable no-await-in-loop */
    if (round === 0) continue
    few.push(taken[0])
    some.push(taken[1])
    many.push(taken[2])
  }
  const row = (metric: string, over: readonly Sample[], read: (sample: Sample) => number): Row => ({
    metric,
    unit: 'ms',
    ours: median(many.map(read)),
    bare: median(over.map(read)),
    goal: GOAL,
  })
  return {
    rows: [
      row(`${view} opens, ${MANY} ${items} over ${FEW}`, few, ({ open }) => open),
      row(`${view} scrolls, a step, ${MANY} ${items} over ${FEW}`, few, ({ scroll }) => scroll),
      row(`${view} scrolls, a step, ${MANY} ${items} over ${SOME}`, some, ({ scroll }) => scroll),
    ],
    details: [JSON.stringify({ few, some, many })],
  }
}
