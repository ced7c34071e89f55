/** Result of a check; `false` if it throws, since it could not read its input. */
export function holds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
