import { hoverAndOpen } from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import { inTurns, middle } from '../lib/world.ts'
import type { Measure } from './types.ts'

const MS_PER_S = 1_000
const LONG_MS = 50

/** A slow phone on a slow network. */
export const slow: Measure = async (world) => {
  const impatient = await inTurns(world.runs, (app) =>
    withPage(
      world,
      app,
      { isImpatient: true, slow: { cpu: true, network: true } },
      async ({ waitFor }) => (await waitFor('contentAt')).contentAt ?? NaN,
    ),
  )
  const busy = await inTurns(world.runs, (app) =>
    withPage(world, app, { slow: { cpu: true } }, async (opened) => {
      const { devtools } = opened
      await devtools.send('Performance.enable')
      const taskTime = async (): Promise<number> => {
        const { metrics } = await devtools.send('Performance.getMetrics')
        return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * MS_PER_S
      }
      const before = await taskTime()
      const { longTasks, clickAt = NaN } = await hoverAndOpen(opened)
      const cpu = (await taskTime()) - before
      return { cpu, long: longTasks.filter(({ start, duration }) => start + duration > clickAt) }
    }),
  )
  const longest = ({ long }: (typeof busy.foyer)[number]): number =>
    Math.max(0, ...long.map(({ duration }) => duration))
  return {
    rows: [
      {
        metric: 'slow 4G, 4 × CPU: navigation → content, impatient click',
        unit: 'ms',
        ours: middle(impatient.foyer, Number),
        bare: middle(impatient.bare, Number),
        goal: { kind: 'ratio', most: 1.5 },
      },
      {
        metric: '4 × CPU: time of the first open, from the hover on',
        unit: 'ms',
        ours: middle(busy.foyer, ({ cpu }) => cpu),
        bare: middle(busy.bare, ({ cpu }) => cpu),
        goal: { kind: 'ratio', most: 1.3 },
      },
      {
        metric: '4 × CPU: longest task after the click, 0 below 50 ms',
        unit: 'ms',
        ours: middle(busy.foyer, longest),
        bare: middle(busy.bare, longest),
        goal: { kind: 'value', most: LONG_MS },
      },
    ],
  }
}
