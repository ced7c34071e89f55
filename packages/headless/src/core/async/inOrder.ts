import type { Internals } from '../internals.ts'

/**
 * Does something with a piece that is loaded for it, in the order in which it was asked for: of two imports of one piece
 * a browser may bring the second first, and "declined" would be followed by "asking your wallet".
 */
export function inOrder<piece>(
  { shared, report }: Internals,
  name: string,
  loadPiece: () => Promise<piece>,
  act: (piece: piece) => void,
): void {
  const loading = (shared.get(name) as Promise<piece> | undefined) ?? loadPiece()
  shared.set(name, loading)
  loading.then(act, report)
  const done = (): boolean => shared.delete(name)
  loading.then(done, done)
}
