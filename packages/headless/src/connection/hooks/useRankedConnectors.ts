import type { ChainNamespace } from '@foyer/chains'
import { useMemo } from 'react'
import { useIsMobile } from '../../config/hooks/useIsMobile.ts'
import type { Config } from '../../config/types.ts'
import { excludedWalletsQueryOptions } from '../../directory/excludedQuery.ts'
import { walletRanksQueryOptions } from '../../directory/ranksQuery.ts'
import type { DirectoryWallet } from '../../directory/types.ts'
import { useModalIntent } from '../../modal/hooks/useModalIntent.ts'
import { useAnswer } from '../../react/useAnswer.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { visibleConnectors } from '../actions/visibleConnectors.ts'
import { familyConnectorsAtoms, listedConnectorsAtom } from '../connectorList.ts'
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
  // Asked when somebody is about to connect, not before (rulings R35).
  const isWanted = useModalIntent({ config })
  const excludedOptions = excludedWalletsQueryOptions(config)
  const { data: excluded } = useAnswer(config, {
    ...excludedOptions,
    enabled: isWanted && excludedOptions.enabled,
  })
  // Of all connectors, whatever is shown of them here: so every list shares one answer.
  const ranksOptions = walletRanksQueryOptions(config, useConfigAtom(config, connectorsAtom))
  const { data: ranked } = useAnswer(config, {
    ...ranksOptions,
    enabled: isWanted && ranksOptions.enabled,
  })
  const connectors = useMemo(
    () => visibleConnectors(config, listed, { isMobile, excluded, ranked }),
    [config, listed, isMobile, excluded, ranked],
  )
  return { connectors, ranked }
}
