import { availableParallelism } from 'node:os'

/** Runs a task for each item in order, as many at once as there are cores. */
export async function eachOf<item>(
  items: readonly item[],
  work: (item: item) => Promise<void>,
  width: number = availableParallelism(),
): Promise<void> {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- a worker runs one task after another
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(width, items.length)) }, worker))
}
