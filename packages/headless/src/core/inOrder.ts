import type { Internals, LazyCode } from './internals.ts'

/**
 * Imports lazy code once for a config; a failed import is forgotten. Calls after the first are settled within their
 * event: a browser takes a task for an import of a module that it has, and may paint a frame before.
 */
export function loadOnce<code>(
  { lazy }: Pick<Internals, 'lazy'>,
  importCode: () => Promise<code>,
): Promise<code> {
  const known = lazy.get(importCode)
  if (known) return known.importing as Promise<code>
  const importing = importCode()
  const entry: LazyCode = { importing }
  lazy.set(importCode, entry)
  importing.then(
    (code) => (entry.code = code),
    () => lazy.delete(importCode),
  )
  return importing
}

/** Lazy code that has loaded. */
export const loadedCode = <code>(
  { lazy }: Pick<Internals, 'lazy'>,
  importCode: () => Promise<code>,
): code | undefined => lazy.get(importCode)?.code as code | undefined

/** Runs at once if the code has loaded, so that a wallet is asked within the click; else after loading it. */
export function whenLoaded<code>(
  internals: Internals,
  importCode: () => Promise<code>,
  act: (code: code) => void,
): void {
  const loaded = loadedCode(internals, importCode)
  if (loaded === undefined) loadOnce(internals, importCode).then(act, internals.report)
  else act(loaded)
}

/**
 * Calls lazy code in the order of the calls: a browser may settle the second of two imports first, and "declined" would
 * precede "asking your wallet". A failure is reported, and rejects.
 */
export function inOrder<code, value>(
  internals: Internals,
  importCode: () => Promise<code>,
  act: (code: code) => value,
): Promise<value> {
  const acting = loadOnce(internals, importCode).then(act)
  acting.catch(internals.report)
  return acting
}
