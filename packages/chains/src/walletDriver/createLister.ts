import type { DiscoveryContext } from '../adapter.ts'
import { announce } from '../announce.ts'
import type { ChainNamespace } from '../types.ts'
import { createDriverConnector, type DriverConnectorParameters } from './createDriverConnector.ts'

/** More than a visitor has; limits a script that announces wallets endlessly. */
const MAX_WALLETS = 100

export type ListedWallet = Pick<
  DriverConnectorParameters,
  'id' | 'name' | 'icon' | 'isAvailable' | 'loadDriver' | 'canRestore' | 'isRestoreSilent'
>

export type Lister = {
  /** Lists a wallet. Returns a function that removes it. */
  readonly add: (wallet: ListedWallet) => () => void
  /** Removes every wallet from the list. */
  readonly stop: () => void
}

/** List of the wallets of one namespace. A wallet with an id that is already listed is listed too, and marked. */
export function createLister(context: DiscoveryContext, namespace: ChainNamespace): Lister {
  const removes = new Map<string, () => void>()
  return {
    add({ id, ...wallet }) {
      if (removes.size >= MAX_WALLETS) return () => undefined
      let uid = `${namespace}:${id}`
      const isDuplicate = removes.has(uid)
      for (let copy = 1; removes.has(uid); copy++) uid = `${namespace}:${id}:${copy}`
      const parameters = { ...wallet, id, uid, namespace, ...(isDuplicate && { isDuplicate }) }
      const undo = announce(context, createDriverConnector(parameters))
      const remove = (): void => {
        if (removes.get(uid) !== remove) return
        removes.delete(uid)
        undo()
      }
      removes.set(uid, remove)
      return remove
    },
    stop() {
      for (const remove of [...removes.values()]) remove()
    },
  }
}
