import type { ChainNamespace } from '@foyer/chains'
import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import type { ConnectorInfo } from '../wallet/types.ts'
import { useRankedConnectors } from './useRankedConnectors.ts'

export type UseConnectorsParameters = ConfigParameter & {
  /** Only those of this family. @default all */
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
  return useRankedConnectors(useConfig(parameters), parameters.namespace).connectors
}
