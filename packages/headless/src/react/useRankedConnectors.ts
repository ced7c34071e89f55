import type { ChainNamespace } from '@foyer/chains'
import { useEffect, useMemo } from 'react'
import { useIsMobile } from './useIsMobile.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { directoryFactsAtom } from '../flows/directory/state.ts'
import type { DirectoryWallet } from '../flows/directory/types.ts'
import { isModalIntendedAtom } from '../modal/state.ts'
import { activeNamespaceAtom } from '../wallet/network/state.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { visibleConnectors } from '../wallet/connection/visibleConnectors.ts'
import { familyConnectorsAtoms, listedConnectorsAtom } from '../wallet/connection/connectorList.ts'
import { loadConnectionActions } from '../wallet/connection/lazy.ts'
import { connectorsAtom } from '../wallet/connection/state.ts'
import type { ConnectorInfo } from '../wallet/connection/types.ts'

/** Connectors that are shown, and what the directory knows of them once it was asked. */
export function useRankedConnectors(
  config: Config,
  namespace: ChainNamespace | undefined,
): {
  readonly connectors: readonly ConnectorInfo[]
  readonly ranked: readonly DirectoryWallet[] | undefined
} {
  const listed = useConfigAtom(config, namespace ? familyConnectorsAtoms[namespace] : listedConnectorsAtom)
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
 * When somebody is about to connect, not before (R35): asks the directory about the wallets that are here, and
 * fetches what those need that open a window, as they must be asked within the click.
 */
function useConnectIntent(config: Config): void {
  const isIntended = useConfigAtom(config, isModalIntendedAtom)
  const connectors = useConfigAtom(config, connectorsAtom)
  const namespace = useConfigAtom(config, activeNamespaceAtom)
  useEffect(() => {
    if (!isIntended) return
    const { options, report } = internalsOf(config)
    const hasDirectory = (options.projectId ?? options.endpoints?.kit) !== undefined
    if (hasDirectory || connectors.some(opensWindow))
      loadConnectionActions()
        .then(({ prepareConnecting }) => prepareConnecting(config))
        .catch(report)
    // The directory is asked for the family in use.
  }, [config, isIntended, connectors, namespace])
}

const opensWindow = ({ interaction }: ConnectorInfo): boolean =>
  interaction === 'popup' || interaction === 'deepLink'
