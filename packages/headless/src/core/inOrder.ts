import type { Internals } from './internals.ts'

/**
 * Imports lazy code once for a config; a failed import is forgotten. Calls after the first are settled within their
 * event: a browser takes a task for an import of a module that it has, and may paint a frame before.
 */
export function loadOnce<piece>(
  { shared, loaded }: Pick<Internals, 'shared' | 'loaded'>,
  name: string,
  loadPiece: () => Promise<piece>,
): Promise<piece> {
  const known = shared.get(name) as Promise<piece> | undefined
  if (known) return known
  const loading = loadPiece()
  shared.set(name, loading)
  loading.then(
    (piece) => loaded.set(name, piece),
    () => shared.delete(name),
  )
  return loading
}

/**
 * Calls lazy code in the order of the calls: a browser may settle the second of two imports first, and "declined" would
 * precede "asking your wallet". A failure is reported, and rejects.
 */
export function inOrder<piece, value>(
  internals: Internals,
  name: string,
  loadPiece: () => Promise<piece>,
  act: (piece: piece) => value,
): Promise<value> {
  const acting = loadOnce(internals, name, loadPiece).then(act)
  acting.catch(internals.report)
  return acting
}
