import type { EvmNodes } from './evm/nodes.ts'
import type { SolanaNode } from './solana/node.ts'

/** The time of the chains. The page's own clock is the page's. */
export type Clock = {
  /** When the newest block was made. */
  readonly now: () => Promise<Date>
  /** Moves every chain forward and mines a block that shows it. */
  readonly increase: (seconds: number) => Promise<void>
}

const MS_PER_SECOND = 1_000

export function createClock(nodes: EvmNodes, solana: Pick<SolanaNode, 'increaseTime'> | undefined): Clock {
  return {
    now: async () => new Date((await nodes.blockTime()) * MS_PER_SECOND),
    async increase(seconds) {
      solana?.increaseTime(seconds)
      await nodes.increaseTime(seconds)
    },
  }
}
