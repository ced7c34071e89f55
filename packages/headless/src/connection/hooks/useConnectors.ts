import { useDeviceContext } from '../../config/useDeviceContext.ts'
import { internalsOf } from '../../config/internals.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { listedConnectorsAtom } from '../connectorList.ts'
import { isConnectorVisible } from '../rules.ts'
import type { ConnectorInfo } from '../types.ts'

/** The wallets that can be connected here, as found so far; more may be announced at any time. */
export function useConnectors(parameters: ConfigParameter = {}): readonly ConnectorInfo[] {
  const config = useConfig(parameters)
  const connectors = useConfigAtom(config, listedConnectorsAtom)
  const { isMobile } = useDeviceContext({ config })
  const excluded = internalsOf(config).options.excludeWallets ?? []
  return connectors.filter((connector) =>
    isConnectorVisible(connector, { isMobile, isInjected: connector.type === 'INJECTED', excluded }),
  )
}
