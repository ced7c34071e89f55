import type { ChainNamespace } from '@foyer/chains'
import { useEffect, useMemo } from 'react'
import { useIsMobile } from '../../config/hooks/useIsMobile.ts'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { loadDirectory } from '../../directory/lazy.ts'
import { directoryFactsAtom } from '../../directory/state.ts'
import type { DirectoryWallet } from '../../directory/types.ts'
import { useModalIntent } from '../../modal/hooks/useModalIntent.ts'
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
  useDirectoryFacts(config)
  usePreparedConnectors(config)
  const connectors = useMemo(
    () => visibleConnectors(config, listed, { isMobile, excluded, ranked }),
    [config, listed, isMobile, excluded, ranked],
  )
  return { connectors, ranked }
}

/** Asks the directory when somebody is about to connect, not before (rulings R35); what asks it is loaded then. */
function useDirectoryFacts(config: Config): void {
  const { projectId, endpoints } = internalsOf(config).options
  const isWanted = useModalIntent({ config }) && (projectId ?? endpoints?.kit) !== undefined
  const connectors = useConfigAtom(config, connectorsAtom)
  const namespace = useConfigAtom(config, activeNamespaceAtom)
  useEffect(() => {
    if (isWanted) loadDirectory().then(({ readFacts }) => readFacts(config), internalsOf(config).report)
    // What is asked is about these.
  }, [config, isWanted, connectors, namespace])
}

/** Wallets that open a window must be there before the click: they are fetched when somebody is about to connect. */
function usePreparedConnectors(config: Config): void {
  const isWanted = useModalIntent({ config })
  const hasWindows = useConfigAtom(config, connectorsAtom).some(
    ({ interaction }) => interaction === 'popup' || interaction === 'deepLink',
  )
  useEffect(() => {
    if (!isWanted || !hasWindows) return
    loadConnectionActions()
      .then(({ prepareConnectors }) => prepareConnectors(config))
      .catch(internalsOf(config).report)
  }, [config, isWanted, hasWindows])
}
