import type { ChainNamespace } from '@foyer/chains'
import { useMemo } from 'react'
import { projectFeaturesAtom } from '../core/features.ts'
import type { ConfigParameter } from '../core/types.ts'
import { currentConnectionsAtom } from '../wallet/connectorLists.ts'
import { isMultiWallet } from '../wallet/multiWallet.ts'
import { connectionsAtom } from '../wallet/state.ts'
import type { Connection } from '../wallet/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseConnectionsParameters = ConfigParameter & {
  /** @default all namespaces */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Live connections, newest first. Without `features.multiWallet` only the current one of each namespace.
 *
 * @example
 * ```tsx
 * import { useConnections } from '@foyer/headless'
 * export const Count = () => <p>{useConnections().length} wallets connected</p>
 * ```
 */
export function useConnections(parameters: UseConnectionsParameters = {}): readonly Connection[] {
  const config = useConfig(parameters)
  const { namespace } = parameters
  const projectFeatures = useConfigAtom(config, projectFeaturesAtom)
  const all = useConfigAtom(
    config,
    isMultiWallet(config, projectFeatures) ? connectionsAtom : currentConnectionsAtom,
  )
  return useMemo(
    () => (namespace ? all.filter((other) => other.namespace === namespace) : all),
    [all, namespace],
  )
}
