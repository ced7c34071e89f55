import type { ChainNamespace } from '@foyer/chains'
import { useIsMobile } from '../../config/hooks/useIsMobile.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { visibleConnectors } from '../actions/visibleConnectors.ts'
import { familyConnectorsAtoms, listedConnectorsAtom } from '../connectorList.ts'
import type { ConnectorInfo } from '../types.ts'

export type UseConnectorsParameters = ConfigParameter & {
  /** Only those of this family. @default all; the one that the modal was opened for */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * The wallets that can be connected here, as found so far; more may be announced at any time. A wallet that was found
 * on several families is one entry, with a connector for each in `connectors`.
 *
 * @example
 * ```tsx
 * import { useConnectors } from '@foyer/headless'
 * export const Names = () => <p>{useConnectors().map(({ name }) => name).join(', ')}</p>
 * ```
 */
export function useConnectors(parameters: UseConnectorsParameters = {}): readonly ConnectorInfo[] {
  const config = useConfig(parameters)
  const { namespace } = parameters
  const connectors = useConfigAtom(
    config,
    namespace ? familyConnectorsAtoms[namespace] : listedConnectorsAtom,
  )
  return visibleConnectors(config, connectors, { isMobile: useIsMobile() })
}
