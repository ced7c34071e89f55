import { clickToContent, close, hoverAndOpen, openCold } from '../lib/gestures.ts'
import { withPage } from '../lib/openPage.ts'
import { median } from '../lib/median.ts'
import type { World } from '../lib/world.ts'
import type { Measure } from './types.ts'

const LATE_MS = 100

type Opening = { readonly cold: number; readonly hover: number; readonly second: number }

/** Openings of a host with WalletConnect, whose backend answers, beside the bare dialog. */
export const walletconnect: Measure = async (world) => {
  const { url: backend } = await world.lateServer(LATE_MS)
  const apps = ['walletconnect', 'bare'] as const
  const samples: Record<(typeof apps)[number], Opening[]> = { walletconnect: [], bare: [] }
  // The first round warms up.
  for (let round = 0; round <= world.runs; round += 1) {
    for (const app of apps) {
      // oxlint-disable-next-line no-await-in-loop -- in turns
      const sample = await openThrice(world, app, backend)
      if (round > 0) samples[app].push(sample)
    }
  }
  const row = (name: keyof Opening, metric: string, most: number) =>
    ({
      metric,
      unit: 'ms',
      ours: median(samples.walletconnect.map((sample) => sample[name])),
      bare: median(samples.bare.map((sample) => sample[name])),
      goal: { kind: 'ratio', most },
    }) as const
  return {
    rows: [
      row('cold', 'click → content with WalletConnect, cold', 2),
      row('hover', 'click → content with WalletConnect, after a hover', 1.3),
      row('second', 'click → content with WalletConnect, second open', 1.15),
    ],
  }
}

async function openThrice(world: World, app: 'walletconnect' | 'bare', backend: string): Promise<Opening> {
  const cold = await withPage(world, app, { backend }, openCold)
  const [hover, second] = await withPage(world, app, { backend }, async (opened) => {
    const first = await hoverAndOpen(opened)
    await close(opened)
    return [first, await hoverAndOpen(opened)] as const
  })
  return { cold: clickToContent(cold), hover: clickToContent(hover), second: clickToContent(second) }
}
