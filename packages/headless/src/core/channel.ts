import { internalsOf } from './internals.ts'
import type { Config } from './types.ts'

/**
 * Outcomes of a feature for higher layers. Defined at module level; listeners and early values belong to a config.
 * Lower layers emit without knowing the listeners.
 */
export type Channel<value> = {
  readonly emit: (config: Config, value: value) => void
  /** Calls `listener` with the values that were emitted before the first subscription, then with each new one. Returns the undo. */
  readonly subscribe: (config: Config, listener: (value: value) => void) => () => void
}

/** Live part of a channel, kept in `Internals.channels`. */
export type ChannelState = {
  readonly listeners: Set<(value: never) => void>
  /** Values without a listener yet. */
  readonly early: unknown[]
}

/** A page without a modal has no listener: its early values stay bounded. */
const MAX_EARLY = 8

/** Defines a channel. */
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
        internalsOf(config).ports.unheard?.()
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
