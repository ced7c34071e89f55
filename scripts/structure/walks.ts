import { run } from '../lib/run.ts'

/** Walk → file → functions that ran. */
export type Walks = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * Most files that may run between a click and the request that the wallet gets. A request to sign also passes the
 * policies, the machine of requests and the list of unfinished ones, and reads the account of the wallet.
 */
export const walkLimits: Readonly<Record<string, number>> = {
  'useConnect → wallet': 20,
  'switchNetwork → wallet': 12,
  'signMessage → wallet': 32,
  'wallet row → wallet (modal)': 30,
}

/** For each walk, the run with the fewest files: other runs include timers of the page. */
export function fewest(runs: readonly Walks[]): Walks {
  const best: Record<string, Walks[string]> = {}
  for (const walks of runs)
    for (const [name, files] of Object.entries(walks)) {
      const known = best[name]
      if (!known || Object.keys(files).length < Object.keys(known).length) best[name] = files
    }
  return best
}

const RUNS = 3

/** Clicks through the apps of walk.tsx, each run in its own process. */
export async function readWalks(): Promise<Walks> {
  const runs: Walks[] = []
  for (const app of ['hooks', 'modal'])
    for (let index = 0; index < RUNS; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- runs at the same time would slow each other down
      const { code, output } = await run('tsx', ['scripts/structure/walk.tsx', app], { quiet: true })
      const json = output
        .trim()
        .split('\n')
        .findLast((line) => line.startsWith('{'))
      if (code !== 0 || !json) throw new Error(`walk.tsx ${app} failed:\n${output}`)
      runs.push(JSON.parse(json) as Walks)
    }
  return fewest(runs)
}
