/** A list of listeners. A listener that throws does not keep the others from hearing. */
export type Emitter<event> = {
  emit(event: event): void
  /** Returns the undo. */
  subscribe(listener: (event: event) => void): () => void
  /** How many listen, so that a test can count leaks. */
  readonly size: number
}

/**
 * Makes an emitter.
 *
 * @example
 * ```ts
 * import { createEmitter } from '@foyer/chains'
 * const emitter = createEmitter<{ readonly uri: string }>()
 * const stop = emitter.subscribe(({ uri }) => console.log(uri))
 * emitter.emit({ uri: 'wc:…' })
 * stop()
 * ```
 */
export function createEmitter<event>(): Emitter<event> {
  const listeners = new Set<{ readonly listener: (event: event) => void }>()
  return {
    emit(event) {
      for (const { listener } of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          // The listener's own fault: reported where uncaught errors go, and the rest still hear the event.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    subscribe(listener) {
      const entry = { listener }
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    get size() {
      return listeners.size
    },
  }
}
