import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { getConnectionState, setConnectProcess } from './state.ts'

/** Ends the connect that is waiting, if one is: the visitor left the screen. What the wallet answers later is not taken. */
export function cancelConnect(config: Config): void {
  internalsOf(config).processes.get('connect')?.abort()
}

/** Forgets how the last connect ended. */
export function resetConnect(config: Config): void {
  const internals = internalsOf(config)
  const { status } = getConnectionState(internals).process
  if (status !== 'pending' && status !== 'idle') setConnectProcess(internals, { status: 'idle' })
}
