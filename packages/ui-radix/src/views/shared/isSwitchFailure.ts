const SWITCHING = 'An error occurred when attempting to switch chain'

/** Whether a wallet refused the network in the middle of connecting, anywhere in the causes. */
export function isSwitchFailure(error: unknown): boolean {
  let current = error as { readonly message?: unknown; readonly cause?: unknown } | undefined
  for (let depth = 0; current && depth < 10; depth++) {
    if (String(current.message).includes(SWITCHING)) return true
    current = current.cause as typeof current
  }
  return false
}
