import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { getConnectionState, setConnectProcess } from './state.ts'

/**
 * Ends the connect that is waiting, if one is; it rejects with `reason`, by default with an `AbortError`. A later answer
 * of the wallet is ignored.
 */
export function cancelConnect(config: Config, reason?: Error): void {
  internalsOf(config).processes.get('connect')?.abort(reason)
}

/** Forgets how the last connect ended. */
export function resetConnect(config: Config): void {
  const internals = internalsOf(config)
  const { status } = getConnectionState(internals).process
  if (status !== 'pending' && status !== 'idle') setConnectProcess(internals, { status: 'idle' })
}
