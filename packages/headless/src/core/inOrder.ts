import type { Internals } from './internals.ts'

/**
 * Calls lazy code in the order of the calls: a browser may settle the second of two imports first, and "declined" would
 * precede "asking your wallet". A failure is reported, and rejects.
 */
export function inOrder<piece, value>(
  { shared, report }: Internals,
  name: string,
  loadPiece: () => Promise<piece>,
  act: (piece: piece) => value,
): Promise<value> {
  const loading = (shared.get(name) as Promise<piece> | undefined) ?? loadPiece()
  shared.set(name, loading)
  const acting = loading.then(act)
  acting.catch(report)
  const done = (): boolean => shared.delete(name)
  loading.then(done, done)
  return acting
}
