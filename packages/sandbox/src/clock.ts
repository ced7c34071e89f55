import type { EvmNodes } from './evm/nodes.ts'
import type { SolanaNode } from './solana/node.ts'

/** Clock of the chains. The clock of a page is not changed. */
export type Clock = {
  /** When the newest block was made. */
  readonly now: () => Promise<Date>
  /** Moves the clock of every chain forward and mines a block with the new time. */
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
