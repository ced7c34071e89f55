import type { ChainAdapter } from '@foyer/chains'
import { attachConnector } from '../wallet/attachConnector.ts'
import { connectorContext } from './connectorContext.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** Looks for the wallets of a family, until the config stops or the family is removed. Returns the undo. */
export function discover(config: Config, adapter: ChainAdapter): () => void {
  const { discoveries, report } = internalsOf(config)
  const { namespace } = adapter
  const announced = new Set<() => void>()
  const stop = start()
  const undo = (): void => {
    if (discoveries.get(namespace) !== undo) return
    discoveries.delete(namespace)
    stop()
    // Who was announced leaves, also where a family's discovery forgets its own.
    for (const leave of announced) leave()
  }
  discoveries.set(namespace, undo)
  return undo

  function start(): () => void {
    try {
      const found = adapter.discover?.({
        ...connectorContext(config),
        announce: (connector) => {
          const leave = attachConnector(config, connector)
          announced.add(leave)
          return () => {
            announced.delete(leave)
            leave()
          }
        },
      })
      return found ?? (() => {})
    } catch (error) {
      // One family that cannot look for wallets does not keep the others from it.
      report(error)
      return () => {}
    }
  }
}
