import { isMobileDevice } from '../core/page/device.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { familyConnectorsAtoms } from '../wallet/connectorLists.ts'
import { pushView } from './navigation.ts'
import type { RouteName } from './types.ts'
import { activeNamespaceAtom } from '../wallet/networkState.ts'
import type { openWallet, openWalletPage } from '../flows/pairing/openWallet.ts'
import type { ChooseWalletParameters, WalletChoice } from './chooseWallet.ts'
import { chooseConnectRoute } from '../flows/directory/routeRules.ts'
import type { ConnectRoute } from '../flows/directory/types.ts'

/** Functions that open apps on a phone; injected, since desktops do not load them. */
export type Tap = { readonly openWallet: typeof openWallet; readonly openWalletPage: typeof openWalletPage }

/**
 * Navigates to the view that connects the wallet. Navigating requests the connection, or opens the app, within the
 * click.
 */
export function goToWallet(
  config: Config,
  choice: WalletChoice,
  { namespace, redirectView, displayIndex, tap }: ChooseWalletParameters & { readonly tap: Tap | undefined },
): ConnectRoute {
  const { store } = internalsOf(config)
  const family = namespace ?? store.get(activeNamespaceAtom)
  const route = chooseConnectRoute(choice, {
    connectors: store.get(familyConnectorsAtoms[family]),
    namespace: family,
    isMobile: isMobileDevice(),
  })
  if (route.view !== 'ConnectingExternal') {
    const wallet = route.view === 'ConnectingWalletConnect' ? route.data.wallet : undefined
    // Apps open only within the tap: in their browser, or with a pairing URI that has arrived.
    if (wallet && isMobileDevice() && tap?.openWalletPage(config, { wallet, namespace: family })) return route
    if (wallet?.mobileLink && isMobileDevice()) tap?.openWallet(config, { wallet })
    pushView<RouteName>(config, route.view, { ...route.data, redirectView, displayIndex })
    return route
  }
  const { connector, wallet } = route.data
  pushView(config, 'ConnectingExternal', {
    connector: namespace ? { ...connector, namespaces: [namespace] } : connector,
    wallet,
    redirectView,
    displayIndex,
  })
  return route
}
