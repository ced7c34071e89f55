import type { ChainNamespace } from '@foyer/chains'
import type { ConfigParameter } from '../core/types.ts'
import type { ConnectorInfo } from '../wallet/types.ts'
import { useConfig } from './useConfig.ts'
import { useRankedConnectors } from './useRankedConnectors.ts'

export type UseConnectorsParameters = ConfigParameter & {
  /** Only of this namespace. @default all */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Wallets discovered so far; more may be announced at any time. A wallet with several namespaces is one entry, with its
 * `connectors`.
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
