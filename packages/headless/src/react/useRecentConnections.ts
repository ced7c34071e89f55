import type { ChainNamespace } from '@foyer/chains'
import { useEffect, useMemo } from 'react'
import { projectFeaturesAtom } from '../core/features.ts'
import { internalsOf } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import { recentConnectionsAtom } from '../wallet/connectorLists.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { isMultiWallet } from '../wallet/multiWallet.ts'
import { requireMultiWallet } from '../wallet/requireMultiWallet.ts'
import type { RecentConnection } from '../wallet/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseRecentConnectionsParameters = ConfigParameter & {
  /** @default all namespaces */
  readonly namespace?: ChainNamespace | undefined
}

export type UseRecentConnectionsReturnType = {
  /** Stored connections whose wallet is available, but not connected. */
  readonly recentConnections: readonly RecentConnection[]
  /** Removes an address of a connection; with its last address, removes the connection. */
  readonly deleteConnection: (recent: Pick<RecentConnection, 'connectorId' | 'namespace' | 'address'>) => void
}

/**
 * Recent wallets. Requires `features.multiWallet`: without it the list is empty, and the developer gets an alert.
 *
 * @example
 * ```tsx
 * import { useRecentConnections, useSwitchConnection } from '@foyer/headless'
 * export function Before() {
 *   const { recentConnections } = useRecentConnections()
 *   const { switchConnection } = useSwitchConnection()
 *   return recentConnections.map((recent) => (
 *     <button key={recent.connectorId + recent.namespace} onClick={() => switchConnection(recent)}>
 *       {recent.connector.name}
 *     </button>
 *   ))
 * }
 * ```
 */
export function useRecentConnections(
  parameters: UseRecentConnectionsParameters = {},
): UseRecentConnectionsReturnType {
  const config = useConfig(parameters)
  const { namespace } = parameters
  const all = useConfigAtom(config, recentConnectionsAtom)
  const isMultiple = isMultiWallet(config, useConfigAtom(config, projectFeaturesAtom))
  useEffect(() => void requireMultiWallet(config), [config])
  return useMemo(
    () => ({
      recentConnections: isMultiple
        ? all.filter((recent) => namespace === undefined || recent.namespace === namespace)
        : [],
      deleteConnection: (recent) =>
        void loadConnectionActions().then(
          ({ deleteConnection }) => deleteConnection(config, recent),
          internalsOf(config).report,
        ),
    }),
    [config, all, isMultiple, namespace],
  )
}
