import { writeEvmGenesis } from './genesis.ts'
import { type EvmNode, startEvmNode } from './node.ts'

/** The nodes of a world, moved together. */
export type EvmNodes = {
  readonly urls: Readonly<Record<number, string>>
  readonly mine: (blocks?: number) => Promise<void>
  readonly increaseTime: (seconds: number) => Promise<void>
  /** Seconds since 1970 of the newest block of any node. */
  readonly blockTime: () => Promise<number>
  /** Resets every chain to its first block. */
  readonly reset: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startEvmNodes(
  chainIds: readonly number[],
  /** Ports by chain id. @default any free ones */
  ports: Readonly<Record<number, number | undefined>> = {},
): Promise<EvmNodes> {
  const starts = await Promise.allSettled(
    chainIds.map((chainId) => startEvmNode({ chainId, port: ports[chainId] })),
  )
  const nodes = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const each = <result>(task: (node: EvmNode) => Promise<result>): Promise<result[]> =>
    Promise.all(nodes.map(task))
  const stop = async (): Promise<void> => void (await each((node) => node.stop()))

  const failed = starts.find((start) => start.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }

  const snapshots = new Map<EvmNode, string>()
  const remember = async (node: EvmNode): Promise<void> => void snapshots.set(node, await node.snapshot())
  await each((node) => writeEvmGenesis(node.url, node.chainId).then(() => remember(node)))

  let resetting: Promise<unknown> = Promise.resolve()
  return {
    urls: Object.fromEntries(nodes.map((node) => [node.chainId, node.url])),
    mine: async (blocks) => void (await each((node) => node.mine(blocks))),
    increaseTime: async (seconds) => void (await each((node) => node.increaseTime(seconds))),
    blockTime: async () => Math.max(0, ...(await each((node) => node.blockTime()))),
    async reset() {
      // One after the other: a snapshot can be reverted to once.
      const next = resetting.then(() =>
        each(async (node) => {
          await node.revert(snapshots.get(node) as string)
          await remember(node)
        }),
      )
      resetting = next.catch(() => {})
      await next
    },
    stop,
  }
}
