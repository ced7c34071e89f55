import { close, hoverAndOpen, pageButton } from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import type { Contender, World } from '../lib/world.ts'
import type { Measure } from './types.ts'

const REST_MS = 300

async function visit(world: World, app: Contender): Promise<{ shift: number; moved: number }> {
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
  const bare = await visit(world, 'bare')
  const ours = await visit(world, 'foyer')
  return {
    rows: [
      {
        metric: 'layout shift of an open and a close',
        unit: '',
        ours: ours.shift,
        bare: bare.shift,
        goal: { kind: 'value', most: 0 },
      },
      {
        metric: 'the button moves by',
        unit: 'px',
        ours: ours.moved,
        bare: bare.moved,
        goal: { kind: 'value', most: 0 },
      },
    ],
  }
}
