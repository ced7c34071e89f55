import { close, hoverAndOpen, pageButton } from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import { type Contender, inTurns, middle, type World } from '../lib/world.ts'
import type { Row } from '../report.ts'
import type { Measure } from './types.ts'

const REST_MS = 300
/** Few runs: layout shifts do not depend on the load of the machine. */
const MOST_RUNS = 3

type Sample = { readonly shift: number; readonly moved: number }

async function measureApp(world: World, app: Contender): Promise<Sample> {
  return withPage(world, app, { isTall: true }, async (opened) => {
    const { page } = opened
    const handle = await pageButton(page).elementHandle()
    if (!handle) throw new Error('The button is not there')
    const place = async (): Promise<number[]> => {
      const box = await handle.boundingBox()
      return [box?.x ?? NaN, box?.y ?? NaN, box?.width ?? NaN]
    }
    await page.waitForTimeout(REST_MS)
    const start = await place()
    const before = (await opened.notes()).shift
    await hoverAndOpen(opened)
    const during = await place()
    await close(opened)
    await page.waitForTimeout(REST_MS)
    const after = await place()
    const moved = Math.max(
      ...[during, after].flatMap((box) => box.map((value, index) => Math.abs(value - (start[index] ?? NaN)))),
    )
    return { shift: (await opened.notes()).shift - before, moved }
  })
}

/** On a page with a scrollbar nothing moves when the modal opens and closes. */
export const shift: Measure = async (world) => {
  const samples = await inTurns(Math.min(world.runs, MOST_RUNS), (app) => measureApp(world, app))
  const row = (metric: string, unit: string, read: (sample: Sample) => number): Row => ({
    metric,
    unit,
    ours: middle(samples.foyer, read),
    bare: middle(samples.bare, read),
    goal: { kind: 'value', most: 0 },
  })
  return {
    rows: [
      row('layout shift of an open and a close', '', (sample) => sample.shift),
      row('the button moves by', 'px', ({ moved }) => moved),
    ],
  }
}
