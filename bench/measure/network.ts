import { clickToContent, hoverAndOpen } from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import { inTurns, middle, type World } from '../lib/world.ts'
import type { Row } from '../report.ts'
import type { Measure } from './types.ts'

const LATE_MS = 500

async function openWith(world: World, metric: string, backend: string): Promise<Row> {
  const samples = await inTurns(world.runs, (app) => withPage(world, app, { backend }, hoverAndOpen))
  return {
    metric,
    unit: 'ms',
    ours: middle(samples.foyer, clickToContent),
    bare: middle(samples.bare, clickToContent),
    goal: { kind: 'ratio', most: 1.3 },
  }
}

/** Opening does not wait for the network. */
export const network: Measure = async (world) => {
  const silent = await world.silentServer()
  const late = await world.lateServer(LATE_MS)
  return {
    rows: [
      await openWith(world, 'click → content, endpoints never answer', silent.url),
      await openWith(world, 'click → content, endpoints answer after 500 ms', late.url),
    ],
  }
}
