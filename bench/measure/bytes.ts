import { hoverAndOpen } from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import type { Contender, World } from '../lib/world.ts'
import type { Measure } from './types.ts'

const BYTES_PER_KB = 1_000
/** Size of a Radix dialog over React alone, in kB; the goal is over React alone. */
const RADIX_KB = 13.6
const GOAL_OVER_REACT_KB = 24

type Loaded = { readonly name: string; readonly bytes: number }

async function measureApp(world: World, app: Contender): Promise<{ before: Loaded[]; opened: Loaded[] }> {
  return withPage(world, app, {}, async (opened) => {
    const scripts = (): Promise<Loaded[]> =>
      opened.page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      )
    const before = await scripts()
    await hoverAndOpen(opened)
    const names = new Set(before.map(({ name }) => name))
    return { before, opened: (await scripts()).filter(({ name }) => !names.has(name)) }
  })
}

const kB = (files: readonly Loaded[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_PER_KB

const list = (title: string, files: readonly Loaded[]): string[] => [
  title,
  ...files.map(({ name, bytes }) => `  ${(bytes / BYTES_PER_KB).toFixed(1)} kB ${name.replace(/^.*\//, '')}`),
]

/** JavaScript on the wire. */
export const bytes: Measure = async (world) => {
  const bare = await measureApp(world, 'bare')
  const ours = await measureApp(world, 'foyer')
  return {
    rows: [
      {
        metric: 'script before the button is usable',
        unit: 'kB',
        ours: kB(ours.before),
        bare: kB(bare.before),
        goal: { kind: 'over', most: Math.round((GOAL_OVER_REACT_KB - RADIX_KB) * 10) / 10 },
      },
      {
        metric: 'script of the first open',
        unit: 'kB',
        ours: kB(ours.opened),
        bare: kB(bare.opened),
        goal: { kind: 'value', most: 40 },
      },
      {
        metric: 'script files before the button is usable',
        unit: '',
        ours: ours.before.length,
        bare: bare.before.length,
        goal: { kind: 'value', most: 6 },
      },
    ],
    details: [...list('before the button is usable', ours.before), ...list('first open', ours.opened)],
  }
}
