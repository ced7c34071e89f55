/** Listeners of an event. A listener that throws does not stop the others. */
export type Emitter<event> = {
  emit(event: event): void
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: event) => void): () => void
  /** Number of listeners. */
  readonly size: number
}

/** Calls listeners, which may remove themselves. An error of a listener is reported as uncaught and stops no other. */
export function callEach<event>(listeners: Iterable<(event: event) => void>, event: event): void {
  for (const listener of [...listeners]) {
    try {
      listener(event)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}

/**
 * Creates an emitter.
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
    emit: (event) =>
      callEach(
        [...listeners].map(({ listener }) => listener),
        event,
      ),
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
