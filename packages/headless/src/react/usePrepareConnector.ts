import { useCallback } from 'react'
import { internalsOf, loadOnce } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import type { ConnectorInfo } from '../wallet/types.ts'
import { useConfig } from './useConfig.ts'

/**
 * Returns a function that loads the code which asks a wallet. Call it when the pointer or the focus is on the row of
 * the wallet, so that a click does not wait for the network.
 *
 * @example
 * ```tsx
 * import { type ConnectorInfo, useConnect, usePrepareConnector } from '@foyer/headless'
 * export function WalletButton({ connector }: { connector: ConnectorInfo }) {
 *   const { connect } = useConnect()
 *   const prepare = usePrepareConnector()
 *   return (
 *     <button
 *       onPointerEnter={() => prepare(connector)}
 *       onFocus={() => prepare(connector)}
 *       onClick={() => connect({ connector })}
 *     >
 *       {connector.name}
 *     </button>
 *   )
 * }
 * ```
 */
export function usePrepareConnector(parameters: ConfigParameter = {}): (connector: ConnectorInfo) => void {
  const config = useConfig(parameters)
  return useCallback(
    (connector) => {
      loadOnce(internalsOf(config), loadConnectionActions)
        .then(({ prepareConnector }) => prepareConnector(config, connector))
        // The click retries the load, and shows its error.
        .catch(() => {})
    },
    [config],
  )
}
