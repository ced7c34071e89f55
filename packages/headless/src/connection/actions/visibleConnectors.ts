import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { isConnectorVisible } from '../rules.ts'
import type { ConnectorInfo } from '../types.ts'

/** Of these connectors, those that are shown on this device. */
export const visibleConnectors = (
  config: Config,
  connectors: readonly ConnectorInfo[],
  { isMobile }: { readonly isMobile: boolean },
): readonly ConnectorInfo[] => {
  const excluded = internalsOf(config).options.excludeWallets ?? []
  return connectors.filter((connector) =>
    isConnectorVisible(connector, { isMobile, isInjected: connector.type === 'INJECTED', excluded }),
  )
}
