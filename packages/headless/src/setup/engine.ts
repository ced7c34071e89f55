import { loadConnectionActions } from '../wallet/connection/lazy.ts'
import type { Engine } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

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
