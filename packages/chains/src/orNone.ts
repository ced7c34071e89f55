/** Result of a function; `undefined` if it throws. */
export function orNone<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
