import type { ChainNamespace } from '@foyer/chains'
import { internalsOf, whenLoaded } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { cancelConnect, resetConnect, connectorsAtom, liveConnectionsAtom } from '../wallet/state.ts'
import { modalAtom, routerAtom } from './state.ts'
import type { Routes } from './types.ts'

/**
 * Asks the wallet of `ConnectingExternal`, in the same tick as the navigation: wallets that open a window must be
 * called within the click. The view only shows the progress. A connected wallet is not asked; a wallet that is
 * announced later is asked then, while its view is shown.
 */
export function startConnecting(config: Config, data: Routes['ConnectingExternal']): void {
  const internals = internalsOf(config)
  const { store } = internals
  const { connector, wallet, displayIndex } = data
  const isListed = (): boolean => store.get(connectorsAtom).some(({ uid }) => uid === connector.uid)
  const isShown = (): boolean => store.get(routerAtom).data === data
  const stops: (() => void)[] = [
    store.sub(routerAtom, () => {
      if (isShown()) return
      for (const stop of stops) stop()
      cancelConnect(config)
      resetConnect(config)
    }),
  ]
  if (store.get(liveConnectionsAtom).some((connection) => connection.connector.uid === connector.uid)) {
    // Resets the outcome of an earlier request.
    resetConnect(config)
    return
  }
  const start = (): void =>
    whenLoaded(internals, loadConnectionActions, ({ connect }) => {
      if (!isShown()) return
      const namespaces = onlyNamespace(connector.namespaces)
      const describeWallet = () => ({ wallet, displayIndex })
      // The outcome is state: `useConnectProcess` shows it.
      connect(config, { connector, namespaces, describeWallet }).catch(() => {})
    })
  if (isListed()) return start()
  const stopWaiting = store.sub(connectorsAtom, () => {
    if (!isListed()) return
    stopWaiting()
    start()
  })
  stops.push(stopWaiting)
}

/** The only namespace of a list; `undefined` for none or several. */
const onlyNamespace = (namespaces: readonly ChainNamespace[]): readonly [ChainNamespace] | undefined => {
  const [only, ...others] = namespaces
  return only && others.length === 0 ? [only] : undefined
}

/** Whether the visitor sees the modal. */
export const isModalShown = (config: Config): boolean => {
  const { isOpen, isInline } = internalsOf(config).store.get(modalAtom)
  return isOpen || isInline
}
