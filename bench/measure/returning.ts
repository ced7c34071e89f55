import { hoverAndOpen } from '../lib/gestures.ts'
import { ADDRESS, withPage } from '../lib/openPage.ts'
import { inTurns, middle } from '../lib/world.ts'
import type { Measure } from './types.ts'

/** Relative to hooks of another library, which need 1.1 times the bare app's. */
const GOAL = 1.15 * 1.1

/** A returning visitor sees the stored address. */
export const returning: Measure = async (world) => {
  const stored = await withPage(world, 'foyer', { text: ADDRESS }, async (opened) => {
    await hoverAndOpen(opened)
    await opened.page
      .getByRole('dialog')
      .getByRole('button', { name: /sample/i })
      .click()
    await opened.waitFor('textAt')
    // Storage may be written after rendering.
    await opened.page.waitForFunction(() => localStorage.length > 0)
    return opened.page.evaluate(
      () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    )
  })
  const samples = await inTurns(world.runs, (app) =>
    app === 'bare'
      ? withPage(world, app, {}, async ({ notes }) => (await notes()).usableAt ?? NaN)
      : withPage(
          world,
          app,
          { stored, text: ADDRESS },
          async ({ waitFor }) => (await waitFor('textAt')).textAt ?? NaN,
        ),
  )
  return {
    rows: [
      {
        metric: 'returning: navigation → address, bare: → button usable',
        unit: 'ms',
        ours: middle(samples.foyer, Number),
        bare: middle(samples.bare, Number),
        goal: { kind: 'ratio', most: Math.round(GOAL * 100) / 100 },
      },
    ],
  }
}
