import { hoverAndOpen, pageButton } from '../lib/gestures.ts'
import { median } from '../lib/median.ts'
import { ADDRESS, withPage } from '../lib/openPage.ts'
import type { World } from '../lib/world.ts'
import type { Row } from '../report.ts'
import type { Measure } from './types.ts'

/** Relative to hooks of wagmi. */
const GOAL = 1.15

const hosts = ['wagmi', 'hooks', 'foyer'] as const

/** Storage of a visitor who has connected. */
const connectOnce = (world: World, app: (typeof hosts)[number]): Promise<Readonly<Record<string, string>>> =>
  withPage(world, app, { text: ADDRESS }, async (opened) => {
    const { page } = opened
    if (app === 'foyer') {
      await hoverAndOpen(opened)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /sample/i })
        .click()
    } else await pageButton(page).click()
    await opened.waitFor('textAt')
    // Storage may be written after rendering.
    await page.waitForFunction((text) => Object.values(localStorage).join(' ').includes(text), ADDRESS)
    return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)
  })

/** A returning visitor sees the stored address, with hooks alone and with the button, beside hooks of wagmi. */
export const returning: Measure = async (world) => {
  const stored = new Map<string, Readonly<Record<string, string>>>()
  const samples = { wagmi: [] as number[], hooks: [] as number[], foyer: [] as number[] }
  // The first round warms up.
  for (let round = 0; round <= world.runs; round += 1) {
    for (const app of round % 2 === 0 ? hosts : hosts.toReversed()) {
      /* oxlint-disable no-await-in-loop -- in turns */
      const known = stored.get(app) ?? (await connectOnce(world, app))
      stored.set(app, known)
      const options = { stored: known, text: ADDRESS }
      const { textAt = NaN } = await withPage(world, app, options, ({ waitFor }) => waitFor('textAt'))
      /* oxlint-enable no-await-in-loop */
      if (round > 0) samples[app].push(textAt)
    }
  }
  const row = (app: 'hooks' | 'foyer', title: string): Row => ({
    metric: `returning: navigation → address, ${title}, bare: hooks of wagmi`,
    unit: 'ms',
    ours: median(samples[app]),
    bare: median(samples.wagmi),
    goal: { kind: 'ratio', most: GOAL },
  })
  const details = hosts.map(
    (app) =>
      `returning, ${app}: ${samples[app]
        .map(Math.round)
        .toSorted((a, b) => a - b)
        .join(' ')} ms`,
  )
  return { rows: [row('hooks', 'hooks alone'), row('foyer', 'with the button')], details }
}
