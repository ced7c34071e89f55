import { useMemo } from 'react'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { cancelConnect, resetConnect } from '../wallet/cancelConnect.ts'
import type { ConnectParameters, ConnectReturnType } from '../wallet/connect.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { connectProcessAtom } from '../wallet/state.ts'
import type { ConnectorInfo, ConnectProcess } from '../wallet/types.ts'

export type UseConnectReturnType<config extends Config = RegisteredConfig> = {
  /** How the connect that the whole page knows of is doing: two buttons and the modal agree. */
  readonly status: ConnectProcess['status']
  readonly isPending: boolean
  /** The connector that is, or was last, asked. */
  readonly connector: ConnectorInfo | undefined
  readonly startedAt: number | undefined
  /** Also set when the wallet's owner declined. */
  readonly error: Error | undefined
  readonly connect: (parameters: ConnectParameters<config>) => void
  readonly connectAsync: (parameters: ConnectParameters<config>) => Promise<ConnectReturnType>
  /** Gives up waiting. */
  readonly cancel: () => void
  /** Forgets how the last one ended. */
  readonly reset: () => void
}

/**
 * Connects wallets.
 *
 * @example
 * ```tsx
 * import { useConnect, useConnectors } from '@foyer/headless'
 * export function Wallets() {
 *   const connectors = useConnectors()
 *   const { connect } = useConnect()
 *   return connectors.map((connector) => (
 *     <button key={connector.uid} onClick={() => connect({ connector })}>{connector.name}</button>
 *   ))
 * }
 * ```
 */
export function useConnect<config extends Config = RegisteredConfig>(
  parameters: ConfigParameter<config> = {},
): UseConnectReturnType<config> {
  const config = useConfig<config>(parameters)
  const process = useConfigAtom(config, connectProcessAtom)
  const verbs = useMemo(() => makeVerbs(config), [config])
  return {
    status: process.status,
    isPending: process.status === 'pending',
    connector: 'connector' in process ? process.connector : undefined,
    startedAt: 'startedAt' in process ? process.startedAt : undefined,
    error: 'error' in process ? process.error : undefined,
    ...verbs,
  }
}

type Verbs<config extends Config> = Pick<
  UseConnectReturnType<config>,
  'connect' | 'connectAsync' | 'cancel' | 'reset'
>

function makeVerbs<config extends Config>(config: config): Verbs<config> {
  const { report } = internalsOf(config)
  return {
    connectAsync: async (variables) => (await loadConnectionActions()).connect(config, variables),
    connect: (variables) =>
      // How it ended stands in the state; nobody waits for this promise.
      void loadConnectionActions().then(({ connect }) => connect(config, variables).catch(noop), report),
    cancel: () => cancelConnect(config),
    reset: () => resetConnect(config),
  }
}

const noop = (): void => {}
