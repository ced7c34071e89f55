import { useMemo } from 'react'
import type { Config, ConfigParameter } from '../core/types.ts'
import { cancelConnect, resetConnect, connectProcessAtom, isAskingWalletAtom } from '../wallet/state.ts'
import type { ConnectorInfo, ConnectProcess } from '../wallet/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseConnectProcessReturnType = {
  /** `pending` also while a pairing code waits for a wallet; `declined` if the wallet's owner refused. */
  readonly status: ConnectProcess['status']
  /** A wallet is being asked. False while only a QR code is on display. */
  readonly isConnecting: boolean
  /** The connector that is asked, or was asked last. */
  readonly connector: ConnectorInfo | undefined
  /** In milliseconds since 1970. */
  readonly startedAt: number | undefined
  /** After `declined` or `error`; a rejection is a `UserRejectedError`. */
  readonly error: Error | undefined
  /** Stops waiting for the wallet. */
  readonly cancel: () => void
  /** Forgets the outcome: `idle` again. */
  readonly reset: () => void
}

/**
 * Running connect of the page, started by any component or action: a config has one at a time, which the modal shows.
 * For your own calls, `useConnect` has `isPending` and `error`.
 *
 * @example
 * ```tsx
 * import { useConnectProcess } from '@foyer/headless'
 * export function Progress() {
 *   const { isConnecting, connector, cancel } = useConnectProcess()
 *   if (!isConnecting) return null
 *   return <p>Waiting for {connector?.name} <button onClick={cancel}>Cancel</button></p>
 * }
 * ```
 */
export function useConnectProcess(parameters: ConfigParameter = {}): UseConnectProcessReturnType {
  const config = useConfig(parameters)
  const process = useConfigAtom(config, connectProcessAtom)
  const isConnecting = useConfigAtom(config, isAskingWalletAtom)
  const verbs = useMemo(() => makeVerbs(config), [config])
  return {
    status: process.status,
    isConnecting,
    connector: 'connector' in process ? process.connector : undefined,
    startedAt: 'startedAt' in process ? process.startedAt : undefined,
    error: 'error' in process ? process.error : undefined,
    ...verbs,
  }
}

const makeVerbs = (config: Config): Pick<UseConnectProcessReturnType, 'cancel' | 'reset'> => ({
  cancel: () => cancelConnect(config),
  reset: () => resetConnect(config),
})
