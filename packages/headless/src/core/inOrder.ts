import type { Internals } from './internals.ts'

/**
 * Acts with lazy code in the order of the calls: of two imports of one module a browser may settle the second first,
 * and "declined" would be followed by "asking your wallet". A failure is reported, and rejects.
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
