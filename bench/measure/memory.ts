import type { CDPSession } from 'playwright'
import { close, openCold } from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import { inTurns, middle } from '../lib/world.ts'
import type { Measure } from './types.ts'

const FIRST = 1
const WARM = 11
const LAST = 51
const BYTES_PER_KB = 1_024
const BYTES_PER_MB = BYTES_PER_KB ** 2
/** One app's cycles take long, and memory does not depend on how busy the machine is. */
const MOST_RUNS = 3

type Standing = { readonly heap: number; readonly nodes: number; readonly listeners: number }

async function takeStock(devtools: CDPSession): Promise<Standing> {
  // What one collection frees may free more in the next: weak references, detached trees.
  for (let round = 0; round < 3; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await devtools.send('HeapProfiler.collectGarbage')
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { heap: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** What stays behind when the modal is opened and closed again and again. */
export const memory: Measure = async (world) => {
  const samples = await inTurns(Math.min(world.runs, MOST_RUNS), (app) =>
    withPage(world, app, {}, async (opened) => {
      await opened.devtools.send('Performance.enable')
      const stock = new Map<number, Standing>([[0, await takeStock(opened.devtools)]])
      for (let cycle = 1; cycle <= LAST; cycle += 1) {
        // oxlint-disable no-await-in-loop -- cycles follow each other
        await openCold(opened)
        await close(opened)
        if (cycle === FIRST || cycle === WARM || cycle === LAST)
          stock.set(cycle, await takeStock(opened.devtools))
        // oxlint-enable no-await-in-loop
      }
      const at = (cycle: number): Standing => stock.get(cycle) ?? { heap: NaN, nodes: NaN, listeners: NaN }
      return {
        load: at(0).heap / BYTES_PER_MB,
        growth: (at(LAST).heap - at(WARM).heap) / (LAST - WARM) / BYTES_PER_KB,
        nodes: at(LAST).nodes - at(FIRST).nodes,
        listeners: at(LAST).listeners - at(FIRST).listeners,
      }
    }),
  )
  const both = (read: (sample: (typeof samples.foyer)[number]) => number) => ({
    ours: middle(samples.foyer, read),
    bare: middle(samples.bare, read),
  })
  return {
    rows: [
      {
        metric: 'heap after load',
        unit: 'MB',
        ...both(({ load }) => load),
        goal: { kind: 'value', most: 2.5 },
      },
      {
        metric: 'heap growth per open and close, cycles 11 → 51',
        unit: 'kB',
        ...both(({ growth }) => growth),
        goal: { kind: 'value', most: 6 },
      },
      {
        metric: 'DOM nodes more after cycles 1 → 51',
        unit: '',
        ...both(({ nodes }) => nodes),
        goal: { kind: 'value', most: 0 },
      },
      {
        metric: 'listeners more after cycles 1 → 51',
        unit: '',
        ...both(({ listeners }) => listeners),
        goal: { kind: 'value', most: 0 },
      },
    ],
  }
}
