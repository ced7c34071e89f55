/** A refused value as text. Only strings are printed: anything else may have a `toString` that throws. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? value : `(${value === null ? 'null' : typeof value})`
}
