import type { ChainNamespace } from '@foyer/chains'
import { useEffect, useMemo } from 'react'
import { useIsMobile } from '../../config/hooks/useIsMobile.ts'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { directoryFactsAtom } from '../../directory/state.ts'
import type { DirectoryWallet } from '../../directory/types.ts'
import { isModalIntendedAtom } from '../../modal/state.ts'
import { activeNamespaceAtom } from '../../network/state.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { visibleConnectors } from '../actions/visibleConnectors.ts'
import { familyConnectorsAtoms, listedConnectorsAtom } from '../connectorList.ts'
import { loadConnectionActions } from '../lazy.ts'
import { connectorsAtom } from '../state.ts'
import type { ConnectorInfo } from '../types.ts'

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
 * When somebody is about to connect, not before (rulings R35): asks the directory about the wallets that are here, and
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
