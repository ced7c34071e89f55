import type { ChainNamespace } from '@foyer/chains'
import { useEffect, useMemo } from 'react'
import { isConnectIntendedAtom } from '../core/actions.ts'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import { internalsOf, loadOnce } from '../core/internals.ts'
import { isDirectoryOn, optionsOf, wantedFeatures } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { loadReadFacts } from '../flows/directory/lazy.ts'
import { directoryFactsAtom } from '../flows/directory/state.ts'
import { visibleConnectors } from '../flows/directory/visibleConnectors.ts'
import { namespaceConnectorsAtoms, listedConnectorsAtom } from '../wallet/connectorLists.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { activeNamespaceAtom, connectorsAtom } from '../wallet/state.ts'
import type { ConnectorInfo } from '../wallet/types.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useIsMobile } from './useIsMobile.ts'

/** Visible connectors with their directory entries, once loaded. */
export function useRankedConnectors(
  config: Config,
  namespace: ChainNamespace | undefined,
): {
  readonly connectors: readonly ConnectorInfo[]
  readonly ranked: readonly DirectoryWallet[] | undefined
} {
  const listed = useConfigAtom(config, namespace ? namespaceConnectorsAtoms[namespace] : listedConnectorsAtom)
  const isMobile = useIsMobile()
  const { ranked, excluded } = useConfigAtom(config, directoryFactsAtom)
  useConnectIntent(config)
  const connectors = useMemo(
    () => visibleConnectors(config, listed, { isMobile, excluded, ranked }),
    [config, listed, isMobile, excluded, ranked],
  )
  return { connectors, ranked }
}

/**
 * Once the visitor is about to connect (R35): requests facts of the connectors of this page from the directory, and
 * loads the code of connectors that open a window, because those must be asked within the click.
 */
function useConnectIntent(config: Config): void {
  const isIntended = useConfigAtom(config, isConnectIntendedAtom)
  const connectors = useConfigAtom(config, connectorsAtom)
  const namespace = useConfigAtom(config, activeNamespaceAtom)
  useEffect(() => {
    if (!isIntended) return
    const internals = internalsOf(config)
    const { report } = internals
    if (wantsFacts(config)) loadReadFacts().then(({ readFacts }) => readFacts(config), report)
    if (connectors.some(opensWindow))
      loadOnce(internals, loadConnectionActions)
        .then(({ prepareConnectors }) => prepareConnectors(config))
        .catch(report)
    // The facts are requested for the current namespace.
  }, [config, isIntended, connectors, namespace])
}

/** Whether the app excludes wallets, or enables their ranks. */
const wantsFacts = (config: Config): boolean =>
  isDirectoryOn(config) &&
  (wantedFeatures(config).walletRanks || optionsOf(config).excludeWalletIds.length > 0)

const opensWindow = ({ interaction }: ConnectorInfo): boolean =>
  interaction === 'popup' || interaction === 'deepLink'
