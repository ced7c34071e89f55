import { callQuietly } from './callQuietly.ts'

/** Undo of a foreign subscription by its answer: a function, a promise of one, or anything else, which has no undo. */
export function undoOf(answer: unknown): () => void {
  if (typeof answer === 'function') return () => callQuietly(() => answer() as unknown)
  const later = Promise.resolve(answer).catch(() => undefined)
  return () =>
    callQuietly(async () => {
      const undo = await later
      if (typeof undo === 'function') await undo()
    })
}
