/**
 * Runs a function once the next frame is painted, so that its work does not delay that frame. Runs it at once where no
 * frame comes: in a hidden page, on a server, and in React Native. Returns the undo.
 *
 * @example
 * ```ts
 * import { afterPaint } from '@foyer/chains'
 * const cancel = afterPaint(() => console.log('painted'))
 * ```
 */
export function afterPaint(run: () => void): () => void {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') {
    run()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // The callback of a frame runs before that frame is painted, its next task after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
