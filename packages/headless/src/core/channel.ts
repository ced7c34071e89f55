import { internalsOf } from './internals.ts'
import type { Config } from './types.ts'

/**
 * Carries values from a lower layer to listeners in higher layers. Defined at module level; listeners and early values
 * are stored per config.
 */
export type Channel<value> = {
  readonly emit: (config: Config, value: value) => void
  /**
   * Calls `listener` with the values that were emitted while there was no listener, then with each new one. Returns the
   * unsubscribe function.
   */
  readonly subscribe: (config: Config, listener: (value: value) => void) => () => void
}

/** State of a channel in one config, stored in `Internals.channels`. */
export type ChannelState = {
  readonly listeners: Set<(value: never) => void>
  /** Values emitted while there is no listener. */
  readonly early: unknown[]
}

/** Limit of early values, of which the newest are kept: a page without a modal never subscribes. */
const MAX_EARLY = 8

export function createChannel<value>(): Channel<value> {
  const key = {}
  const stateOf = (config: Config): ChannelState => {
    const { channels } = internalsOf(config)
    const state = channels.get(key) ?? { listeners: new Set(), early: [] }
    channels.set(key, state)
    return state
  }
  return {
    emit(config, value) {
      const { listeners, early } = stateOf(config)
      if (listeners.size === 0) {
        early.push(value)
        if (early.length > MAX_EARLY) early.shift()
        internalsOf(config).ports.onMissingListener?.()
      }
      for (const listener of listeners as Set<(value: value) => void>) listener(value)
    },
    subscribe(config, listener) {
      const { listeners, early } = stateOf(config)
      listeners.add(listener)
      for (const value of early.splice(0)) listener(value as value)
      return () => listeners.delete(listener)
    },
  }
}
