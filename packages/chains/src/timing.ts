/** Calls back after a while. Returns the undo. */
export function startTimer(milliseconds: number, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, milliseconds)
  return () => clearTimeout(timer)
}

/** Milliseconds since 1970. */
export const now = (): number => Date.now()
