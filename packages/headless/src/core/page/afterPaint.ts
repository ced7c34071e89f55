/**
 * Runs a function once the next frame is painted, which it does not delay then. At once where no frame comes: in a hidden
 * page, and on other platforms. Returns the undo.
 */
export function afterPaint(run: () => void): () => void {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') {
    run()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
