import { useIsMobile } from '../../config/hooks/useIsMobile.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { visibleConnectors } from '../actions/visibleConnectors.ts'
import { listedConnectorsAtom } from '../connectorList.ts'
import type { ConnectorInfo } from '../types.ts'

/**
 * The wallets that can be connected here, as found so far; more may be announced at any time.
 *
 * @example
 * ```tsx
 * import { useConnectors } from '@foyer/headless'
 * export const Names = () => <p>{useConnectors().map(({ name }) => name).join(', ')}</p>
 * ```
 */
export function useConnectors(parameters: ConfigParameter = {}): readonly ConnectorInfo[] {
  const config = useConfig(parameters)
  return visibleConnectors(config, useConfigAtom(config, listedConnectorsAtom), { isMobile: useIsMobile() })
}
