/** Reads a property of a foreign value; anything that throws reads as `undefined`. */
export function read(value: unknown, key: string | symbol): unknown {
  try {
    return (value as Record<string | symbol, unknown> | null | undefined)?.[key]
  } catch {
    return undefined
  }
}

/** Value at a dotted path, such as `okxwallet.bitcoin`. */
export function readPath(target: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => read(value, key), target)
}

/** Whether a foreign object has a method. */
export function hasMethod<name extends string>(
  value: unknown,
  name: name,
): value is Record<name, (...values: readonly unknown[]) => unknown> {
  return typeof read(value, name) === 'function'
}

/** Calls a foreign function whose result and failure change nothing: it may throw, or reject later. */
export function callQuietly(call: () => unknown): void {
  try {
    Promise.resolve(call()).catch(() => undefined)
  } catch {
    // As if it had not been called.
  }
}

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
