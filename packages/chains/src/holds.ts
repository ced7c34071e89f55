/** Whether a check passes. One that throws was given something that it cannot read: it does not pass. */
export function holds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
