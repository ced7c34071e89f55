import {
  clickToContent,
  close,
  contentToSettled,
  hoverAndOpen,
  openCold,
  tapAndOpen,
} from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import { type Contender, inTurns, middle } from '../lib/world.ts'
import type { Row } from '../report.ts'
import type { Measure } from './types.ts'

const both = <sample>(
  samples: Record<Contender, readonly sample[]>,
  read: (sample: sample) => number,
): Pick<Row, 'unit' | 'ours' | 'bare'> => ({
  unit: 'ms',
  ours: middle(samples.foyer, read),
  bare: middle(samples.bare, read),
})

/** Time until the button works, and from a click to content. */
export const opening: Measure = async (world) => {
  const samples = await inTurns(world.runs, (app) =>
    withPage(world, app, {}, async (opened) => {
      const { usableAt = NaN } = await opened.notes()
      const first = await hoverAndOpen(opened)
      await close(opened)
      const second = await hoverAndOpen(opened)
      const { longestInteraction } = second
      return { usableAt, first, second, longestInteraction }
    }),
  )
  const cold = await inTurns(world.runs, (app) => withPage(world, app, {}, openCold))
  const touch = await inTurns(world.runs, (app) => withPage(world, app, {}, tapAndOpen))
  const hintedOf = (take: typeof openCold) =>
    inTurns(world.runs, (app) =>
      withPage(world, app, { build: app === 'foyer' ? 'hinted' : 'shipped' }, take),
    )
  const hintedCold = await hintedOf(openCold)
  const hintedTouch = await hintedOf(tapAndOpen)
  return {
    rows: [
      {
        metric: 'navigation → button usable',
        ...both(samples, ({ usableAt }) => usableAt),
        goal: { kind: 'ratio', most: 1.2 },
      },
      {
        metric: 'click → content, first open after a hover',
        ...both(samples, ({ first }) => clickToContent(first)),
        goal: { kind: 'ratio', most: 1.3 },
      },
      {
        metric: 'click → content, first open cold',
        ...both(cold, clickToContent),
        goal: { kind: 'ratio', most: 2 },
      },
      {
        metric: 'click → content, first open by a tap',
        ...both(touch, clickToContent),
        goal: { kind: 'ratio', most: 2 },
      },
      {
        metric: 'click → content, first open cold, with compile hints',
        ...both(hintedCold, clickToContent),
        goal: { kind: 'ratio', most: 2 },
      },
      {
        metric: 'click → content, first open by a tap, with compile hints',
        ...both(hintedTouch, clickToContent),
        goal: { kind: 'ratio', most: 2 },
      },
      {
        metric: 'click → content, second open',
        ...both(samples, ({ second }) => clickToContent(second)),
        goal: { kind: 'ratio', most: 1.15 },
      },
      {
        metric: 'content → settled, first open after a hover',
        ...both(samples, ({ first }) => contentToSettled(first)),
        goal: { kind: 'value', most: 200 },
      },
      {
        metric: 'longest interaction of two opens and a close',
        ...both(samples, ({ longestInteraction }) => longestInteraction),
        goal: { kind: 'value', most: 56 },
      },
    ],
  }
}
