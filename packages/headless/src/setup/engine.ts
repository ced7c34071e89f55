import { load } from '@foyer/chains'
import { type Engine, internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** Creates the engine, which loads its code, `startEngine`, at the first start. */
export function createEngine(findConfig: () => Config): Engine {
  const extensions = new Map<string, () => Promise<() => () => void>>()
  const running = new Map<string, () => void>()
  const runLoaded = async (name: string): Promise<void> => {
    try {
      const start = await extensions.get(name)?.()
      if (start && engine.stop) engine.run(name, start)
    } catch (error) {
      internalsOf(findConfig()).report(error)
    }
  }
  const engine: Engine = {
    isMounted: false,
    isWanted: false,
    async start() {
      engine.isWanted = true
      if (!engine.isMounted || engine.stop) return
      const { startEngine } = await load(() => import('./startEngine.ts'))
      if (!engine.isMounted || engine.stop) return
      startEngine(findConfig())
      await Promise.all([...extensions.keys()].map(runLoaded))
    },
    extend(name, loadExtension) {
      if (extensions.has(name)) return
      extensions.set(name, loadExtension)
      if (engine.stop) void runLoaded(name)
    },
    run(name, start) {
      if (engine.isMounted && !running.has(name)) running.set(name, start())
    },
    halt() {
      engine.stop?.()
      for (const stop of running.values()) stop()
      running.clear()
    },
  }
  return engine
}
