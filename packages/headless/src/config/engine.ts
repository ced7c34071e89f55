import { loadConnectionActions } from '../connection/lazy.ts'
import type { Engine } from './internals.ts'
import type { Config } from './types.ts'

/** The switch of the engine; the engine itself is loaded when it is first wanted. */
export function createEngine(findConfig: () => Config): Engine {
  const engine: Engine = {
    isMounted: false,
    isWanted: false,
    async start() {
      engine.isWanted = true
      if (!engine.isMounted || engine.stop) return
      const { startEngine } = await loadConnectionActions()
      startEngine(findConfig())
    },
  }
  return engine
}
