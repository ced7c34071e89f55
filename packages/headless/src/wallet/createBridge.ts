import type { ChainNamespace, ConnectionBridge } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { disconnect } from './disconnect.ts'
import { loadSwitchNetwork } from './lazy.ts'
import { accountAtoms } from './state.ts'

/** Connection of a namespace, for libraries that mirror its state. */
export function createBridge(config: Config, namespace: ChainNamespace): ConnectionBridge {
  const { store } = internalsOf(config)
  const account = accountAtoms[namespace]
  const subscribe = (listener: () => void): (() => void) => store.sub(account, listener)
  const isReconnecting = (): boolean => store.get(account).status === 'reconnecting'
  return {
    subscribe,
    reconnected: () =>
      new Promise((resolve) => {
        if (!isReconnecting()) {
          resolve()
          return
        }
        const stop = subscribe(() => {
          if (isReconnecting()) return
          stop()
          resolve()
        })
      }),
    async switchNetwork(caipNetworkId) {
      await (await loadSwitchNetwork()).switchNetwork(config, { caipNetworkId })
    },
    disconnect: () => disconnect(config, { namespace }),
  }
}
