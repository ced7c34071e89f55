import { internalsOf } from '../core/internals.ts'
import { joinStops } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { isSwitchRequired } from '../wallet/networkDecisions.ts'
import { isRestorable } from '../wallet/rules.ts'
import {
  accountAtom,
  getConnectionState,
  isNetworkConfiguredAtom,
  isSwitchingNamespaceAtom,
  networkAtom,
} from '../wallet/state.ts'
import { closeModal } from './closeModal.ts'
import { goBack, resetView } from './navigation.ts'
import { showToast } from './notices/toast.ts'
import { openAt } from './openModal.ts'
import { shouldCloseForAccount, shouldGoBackForNetwork } from './reactionRules.ts'
import { modalAtom, routerAtom } from './state.ts'

/**
 * Reactions of the modal to account and network changes (docs/spec/core.md §1.4, §4.4). Returns the unsubscribe
 * function.
 */
export function followAccount(config: Config): () => void {
  const internals = internalsOf(config)
  const { store, processes, endsWithModal } = internals
  let { address, connector, namespace } = store.get(accountAtom)
  let network = store.get(networkAtom)
  let { view } = store.get(routerAtom)

  const onAccount = (): void => {
    const before = address
    const lost = { connector, namespace }
    ;({ address, connector, namespace } = store.get(accountAtom))
    const { isOpen, isInline } = store.get(modalAtom)
    const isClosing = shouldCloseForAccount({
      hadAddress: before !== undefined,
      hasAddress: address !== undefined,
      isSwitchingNamespace: store.get(isSwitchingNamespaceAtom),
      view: store.get(routerAtom).view,
    })
    if (isClosing && (isOpen || isInline)) {
      closeModal(config)
      // The visitor did not disconnect it: nothing else says why the modal has closed.
      const { disconnectedIds } = getConnectionState(internals)
      if (lost.connector && isRestorable(lost.connector.id, disconnectedIds[lost.namespace])) {
        const wallet = lost.connector.name
        const message = `${wallet} disconnected`
        showToast(config, { message, code: 'WALLET_DISCONNECTED', values: { wallet }, variant: 'error' })
      }
      return
    }
    // The inline modal is not opened by a click: show a restored connection at once.
    const isRestored = isInline && before === undefined && address !== undefined
    if (isRestored && store.get(routerAtom).view === 'Connect') resetView(config, 'Account')
    showUnsupported()
  }

  const onNetwork = (): void => {
    const before = network
    network = store.get(networkAtom)
    if (before.caipNetworkId === network.caipNetworkId) return
    const { isOpen, isInline } = store.get(modalAtom)
    if (store.get(isNetworkConfiguredAtom)) {
      const shown = store.get(routerAtom).view
      if ((isOpen || isInline) && shouldGoBackForNetwork({ view: shown, isInline })) goBack(config)
      // A switch that began at UnsupportedChain would go back to that view, which is obsolete now.
      if (isInline && store.get(routerAtom).view === 'UnsupportedChain') goBack(config)
    } else showUnsupported()
  }

  const showUnsupported = (): void => {
    const isAlreadyShown =
      store.get(modalAtom).isOpen && store.get(routerAtom).history.includes('UnsupportedChain')
    if (isSwitchRequired(config) && !isAlreadyShown) openAt(config, 'UnsupportedChain')
  }

  const onRoute = (): void => {
    const before = view
    view = store.get(routerAtom).view
    if (view === before) return
    if (before === 'SwitchNetwork') processes.get('switchNetwork')?.abort()
    if (before === 'ApproveTransaction') endsWithModal.get('approval')?.()
  }

  const stop = joinStops([
    store.sub(accountAtom, onAccount),
    store.sub(networkAtom, onNetwork),
    store.sub(routerAtom, onRoute),
  ])
  showUnsupported()
  return stop
}
