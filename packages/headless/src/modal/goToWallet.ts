import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { isMobileDevice } from '../core/page/platform.ts'
import type { Config } from '../core/types.ts'
import { chooseConnectRoute } from '../flows/directory/routeRules.ts'
import type { ConnectListItem, ConnectRoute } from '../flows/directory/types.ts'
import type { openWallet, openWalletPage } from '../flows/pairing/openWallet.ts'
import { namespaceConnectorsAtoms } from '../wallet/connectorLists.ts'
import { activeNamespaceAtom } from '../wallet/state.ts'
import { pushView } from './navigation.ts'
import type { RouteName } from './types.ts'

export type WalletChoice = Partial<Pick<ConnectListItem, 'connector' | 'wallet' | 'group'>>

export type ChooseWalletParameters = {
  /** Namespace to connect. @default the current one if the wallet supports it, else those of the wallet */
  readonly namespace?: ChainNamespace | undefined
  /** View after connecting. */
  readonly redirectView?: RouteName | undefined
  /** Index in the list, from 0; sent with `SELECT_WALLET`. */
  readonly displayIndex?: number | undefined
  /** Text of the search, which `AllWallets` shows again on the way back. */
  readonly search?: string | undefined
  /** The search is for certified wallets only; shown again, too. @default false */
  readonly isCertified?: boolean | undefined
}

/** Functions that open apps on a phone; injected, since desktops do not load them. */
export type Tap = { readonly openWallet: typeof openWallet; readonly openWalletPage: typeof openWalletPage }

/**
 * Navigates to the view that connects the wallet. Navigating requests the connection, or opens the app, within the
 * click.
 */
export function goToWallet(
  config: Config,
  choice: WalletChoice,
  {
    redirectView,
    displayIndex,
    search,
    isCertified,
    tap,
    ...wanted
  }: ChooseWalletParameters & { readonly tap: Tap | undefined },
): ConnectRoute {
  const { store } = internalsOf(config)
  const isMobile = isMobileDevice()
  const namespace = wanted.namespace ?? store.get(activeNamespaceAtom)
  // Further lists of wallets, and the list that the visitor goes back to, are for the same namespace.
  const passed = {
    redirectView,
    displayIndex,
    ...(search && { search }),
    ...(isCertified && { isCertified }),
    ...(wanted.namespace && { addWalletForNamespace: namespace }),
  }
  const route = chooseConnectRoute(choice, {
    connectors: store.get(namespaceConnectorsAtoms[namespace]),
    namespace,
    isMobile,
  })
  if (route.view !== 'ConnectingExternal') {
    const wallet = route.data && 'wallet' in route.data ? route.data.wallet : undefined
    // Apps open within the tap only: in their browser, or with a pairing URI that has arrived.
    if (wallet && isMobile && tap?.openWalletPage(config, { wallet, namespace })) return route
    if (route.view === 'ConnectingWalletConnect' && wallet?.mobileLink && isMobile)
      tap?.openWallet(config, { wallet })
    pushView<RouteName>(config, route.view, { ...route.data, ...passed })
    return route
  }
  const { connector, wallet } = route.data
  pushView(config, 'ConnectingExternal', {
    connector: connector.namespaces.includes(namespace)
      ? { ...connector, namespaces: [namespace] }
      : connector,
    wallet,
    ...passed,
  })
  return route
}
