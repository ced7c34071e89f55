import { clickToContent, close, hoverAndOpen, openCold } from '../lib/gestures.ts'
import { median } from '../lib/median.ts'
import { withPage } from '../lib/openPage.ts'
import type { HostName, World } from '../lib/world.ts'
import type { Measure } from './types.ts'

const LATE_MS = 100

type Opening = { readonly cold: number; readonly hover: number; readonly second: number }

/** Openings of a host with a backend that answers, in turns with the bare dialog. */
const openHost =
  (host: HostName, title: string): Measure =>
  async (world) => {
    const { url: backend } = await world.lateServer(LATE_MS)
    const samples: Record<'host' | 'bare', Opening[]> = { host: [], bare: [] }
    // The first round warms up.
    for (let round = 0; round <= world.runs; round += 1) {
      for (const contender of ['host', 'bare'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- in turns
        const sample = await openThrice(world, contender === 'host' ? host : 'bare', backend)
        if (round > 0) samples[contender].push(sample)
      }
    }
    const row = (name: keyof Opening, metric: string, most: number) =>
      ({
        metric,
        unit: 'ms',
        ours: median(samples.host.map((sample) => sample[name])),
        bare: median(samples.bare.map((sample) => sample[name])),
        goal: { kind: 'ratio', most },
      }) as const
    return {
      rows: [
        row('cold', `click → content with ${title}, cold`, 2),
        row('hover', `click → content with ${title}, after a hover`, 1.3),
        row('second', `click → content with ${title}, second open`, 1.15),
      ],
    }
  }

export const walletconnect: Measure = openHost('walletconnect', 'WalletConnect')
export const embedded: Measure = openHost('embedded', 'the embedded wallet')
export const solana: Measure = openHost('solana', 'Solana')
export const buttons: Measure = openHost('buttons', 'three buttons')

async function openThrice(world: World, app: HostName | 'bare', backend: string): Promise<Opening> {
  const cold = await withPage(world, app, { backend }, openCold)
  const [hover, second] = await withPage(world, app, { backend }, async (opened) => {
    const first = await hoverAndOpen(opened)
    await close(opened)
    return [first, await hoverAndOpen(opened)] as const
  })
  return { cold: clickToContent(cold), hover: clickToContent(hover), second: clickToContent(second) }
}
