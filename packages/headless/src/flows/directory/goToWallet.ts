import { isMobileDevice } from '../../core/page/isMobile.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { familyConnectorsAtoms } from '../../wallet/connection/connectorList.ts'
import { loadConnectionActions } from '../../wallet/connection/lazy.ts'
import { pushView } from '../../modal/navigation.ts'
import type { RouteName } from '../../modal/types.ts'
import { activeNamespaceAtom } from '../../wallet/network/state.ts'
import type { openWallet } from '../pairing/openWallet.ts'
import type { openWalletPage } from '../pairing/openWalletPage.ts'
import type { ChooseWalletParameters, WalletChoice } from './chooseWallet.ts'
import { chooseConnectRoute } from './routeRules.ts'
import type { ConnectRoute } from './types.ts'

/** What opens apps on a phone; it is given, because desktops do not have it. */
export type Tap = { readonly openWallet: typeof openWallet; readonly openWalletPage: typeof openWalletPage }

/** Goes to the screen on which the chosen wallet is connected, and calls at once what must be called in a click. */
export function goToWallet(
  config: Config,
  choice: WalletChoice,
  { namespace, redirectView, displayIndex, tap }: ChooseWalletParameters & { readonly tap: Tap | undefined },
): ConnectRoute {
  const { store, report } = internalsOf(config)
  const family = namespace ?? store.get(activeNamespaceAtom)
  const route = chooseConnectRoute(choice, {
    connectors: store.get(familyConnectorsAtoms[family]),
    namespace: family,
    isMobile: isMobileDevice(),
  })
  if (route.view !== 'ConnectingExternal') {
    const wallet = route.view === 'ConnectingWalletConnect' ? route.data.wallet : undefined
    // Apps open only within the tap: in their own browser, or with a code that is there already.
    if (wallet && isMobileDevice() && tap?.openWalletPage(config, { wallet, namespace: family })) return route
    if (wallet?.mobileLink && isMobileDevice()) tap?.openWallet(config, { wallet })
    pushView<RouteName>(config, route.view, { ...route.data, redirectView, displayIndex })
    return route
  }
  const { connector, wallet } = route.data
  // A wallet that opens a window must be called within the click, not when its screen is there.
  if (connector.interaction === 'popup' || connector.interaction === 'deepLink') {
    loadConnectionActions().then(
      // How it ended stands in the state; nobody waits for this promise.
      ({ connect }) => connect(config, { connector, namespaces: namespace && [namespace] }).catch(() => {}),
      report,
    )
  }
  pushView(config, 'ConnectingExternal', {
    connector: namespace ? { ...connector, namespaces: [namespace] } : connector,
    wallet,
    redirectView,
    displayIndex,
  })
  return route
}
