/** Reads a property of a foreign value; `undefined` if the read throws. */
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

/** Calls a foreign function, and ignores its result, its errors and its rejections. */
export function callQuietly(call: () => unknown): void {
  try {
    Promise.resolve(call()).catch(() => undefined)
  } catch {
    // Ignored.
  }
}

/** Unsubscribe function from the result of a foreign subscription: a function, a promise of one, or nothing usable. */
export function undoOf(answer: unknown): () => void {
  if (typeof answer === 'function') return () => callQuietly(() => answer() as unknown)
  const later = Promise.resolve(answer).catch(() => undefined)
  return () =>
    callQuietly(async () => {
      const undo = await later
      if (typeof undo === 'function') await undo()
    })
}
