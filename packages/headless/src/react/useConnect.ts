import { internalsOf } from '../core/internals.ts'
import type { Config, RegisteredConfig } from '../core/types.ts'
import type { ConnectParameters, ConnectReturnType } from '../wallet/connect.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { connectorsAtom } from '../wallet/state.ts'
import type { ConnectorInfo } from '../wallet/types.ts'
import { type MutationParameters, type MutationResult, useAction } from './foyerMutation.ts'
import { useConfig } from './useConfig.ts'

export type UseConnectParameters<config extends Config = RegisteredConfig> = MutationParameters<
  ConnectReturnType,
  ConnectParameters<config>,
  config
>
export type UseConnectReturnType<config extends Config = RegisteredConfig> = MutationResult<
  'connect',
  ConnectReturnType,
  ConnectParameters<config>
> & {
  /** The connector of the latest call of this hook, if it is still listed. */
  readonly connector: ConnectorInfo | undefined
}

/**
 * Connects wallets. `isPending`, `error` and `data` are of this component's own calls; `useConnectProcess` has the
 * connect that the whole page and the modal share.
 *
 * @example
 * ```tsx
 * import { useConnect, useConnectors } from '@foyer/headless'
 * export function Wallets() {
 *   const connectors = useConnectors()
 *   const { connect, isPending, error } = useConnect()
 *   return (
 *     <>
 *       {connectors.map((connector) => (
 *         <button key={connector.uid} disabled={isPending} onClick={() => connect({ connector })}>
 *           {connector.name}
 *         </button>
 *       ))}
 *       {error && <p role="alert">{error.message}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export function useConnect<config extends Config = RegisteredConfig>(
  parameters: UseConnectParameters<config> = {},
): UseConnectReturnType<config> {
  const config = useConfig<config>(parameters)
  const mutation = useAction(parameters, 'connect', loadConnectionActions, prepareWallet)
  return { ...mutation, connector: connectorOf(config, mutation.variables?.connector) }
}

/** Loads the code of the wallet at the same time as the action, so that the action can ask within its call. */
function prepareWallet<variables extends Pick<ConnectParameters, 'connector'>>(
  config: Config,
  variables: variables,
): variables {
  // A JavaScript app may pass any value: the action rejects it.
  const { connector }: Partial<ConnectParameters> = Object(variables)
  // The action selects one of several connectors.
  if (!connector || typeof connector === 'string' || connector.connectors) return variables
  internalsOf(config)
    .connectors.get(connector.uid)
    ?.prepare?.()
    .catch(() => {})
  return variables
}

function connectorOf(
  config: Config,
  asked: ConnectParameters['connector'] | undefined,
): ConnectorInfo | undefined {
  const key = typeof asked === 'string' ? asked : asked?.uid
  const listed = internalsOf(config).store.get(connectorsAtom)
  return listed.find(({ uid }) => uid === key) ?? listed.find(({ id }) => id === key)
}
