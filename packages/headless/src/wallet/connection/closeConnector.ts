import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { endConnections } from './endConnections.ts'

/** Ends a connector on every family it serves: here at once, then in the wallet, whose refusal is the caller's to report. */
export async function closeConnector(
  config: Config,
  uid: string,
  { isForgotten }: { readonly isForgotten: boolean },
): Promise<void> {
  endConnections(config, { uid, isForgotten })
  await internalsOf(config).connectors.get(uid)?.disconnect()
}
