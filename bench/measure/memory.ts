import type { CDPSession } from 'playwright'
import { type OpenedPage, withPage } from '../lib/openPage.ts'
import type { Contender, World } from '../lib/world.ts'
import type { Measure } from './types.ts'

const FIRST = 1
const WARM = 11
const LAST = 51
const BYTES_PER_KB = 1_024
const BYTES_PER_MB = BYTES_PER_KB ** 2

type Usage = { readonly heap: number; readonly nodes: number; readonly listeners: number }

async function readUsage(devtools: CDPSession): Promise<Usage> {
  // One collection may make more objects collectable: weak references, detached trees.
  for (let round = 0; round < 3; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each collection needs the one before
    await devtools.send('HeapProfiler.collectGarbage')
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { heap: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/**
 * Opens and closes the modal from within the page: objects of debugger messages would stay in the heap and be counted.
 */
async function cycle({ page }: OpenedPage, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const until = async (state: string, isReached: () => boolean): Promise<void> => {
      const start = performance.now()
      while (!isReached()) {
        if (performance.now() - start > 10_000) throw new Error(`The dialog is never ${state}`)
        // oxlint-disable-next-line no-await-in-loop -- waits frame by frame
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    }
    const dialog = (): Element | null => document.querySelector('[role="dialog"]')
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /connect/i.test(textContent ?? ''),
    )
    for (let time = 0; time < count; time += 1) {
      // oxlint-disable no-await-in-loop -- cycles follow each other
      button?.click()
      await until('there', () => dialog()?.textContent?.includes('Sample') ?? false)
      await new Promise((resolve) => setTimeout(resolve, 50))
      let pressedAt = -Infinity
      await until('gone', () => {
        const now = performance.now()
        if (now - pressedAt > 300) {
          pressedAt = now
          // Repeats a key that was pressed before the dialog listened.
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
          )
        }
        // A cycle ends when the dialog's layer is removed.
        return document.querySelector('[role="dialog"], [data-foyer-part="layer"]') === null
      })
      // oxlint-enable no-await-in-loop
    }
  }, times)
}

type Sample = {
  readonly load: number
  readonly growth: number
  readonly nodes: number
  readonly listeners: number
}

const takeSample = (world: World, app: Contender): Promise<Sample> =>
  withPage(world, app, {}, async (opened) => {
    const { devtools } = opened
    await devtools.send('Performance.enable')
    const loaded = await readUsage(devtools)
    await cycle(opened, FIRST)
    const first = await readUsage(devtools)
    await cycle(opened, WARM - FIRST)
    const warm = await readUsage(devtools)
    await cycle(opened, LAST - WARM)
    const last = await readUsage(devtools)
    return {
      load: loaded.heap / BYTES_PER_MB,
      growth: (last.heap - warm.heap) / (LAST - WARM) / BYTES_PER_KB,
      nodes: last.nodes - first.nodes,
      listeners: last.listeners - first.listeners,
    }
  })

/** Memory left after opening and closing the modal repeatedly. */
export const memory: Measure = async (world) => {
  // Once each: heap sizes do not depend on the machine's load.
  const bare = await takeSample(world, 'bare')
  const ours = await takeSample(world, 'foyer')
  const both = (read: (sample: Sample) => number): { readonly ours: number; readonly bare: number } => ({
    ours: read(ours),
    bare: read(bare),
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
