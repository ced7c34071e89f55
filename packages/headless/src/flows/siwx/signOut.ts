import { parseCaipAddress } from '@foyer/chains'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { disconnect } from '../../wallet/connection/disconnect.ts'
import { dispatchSiwx } from './dispatch.ts'
import { loadSiwx } from './loadSiwx.ts'
import { siwxStateAtom } from './state.ts'

/**
 * Forgets the sign-in of the account in use on the network in use. Where a sign-in is required the wallet is
 * disconnected too: nobody stays connected without.
 *
 * @example
 * ```ts
 * import { signOut } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await signOut(config)
 * ```
 */
export async function signOut(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { key, isRequired } = internals.store.get(siwxStateAtom)
  const siwx = await loadSiwx(config)
  if (!key || !siwx) return
  const { caipNetworkId, address } = parseCaipAddress(key)
  await siwx.revokeSession(caipNetworkId, address)
  dispatchSiwx(internals, { type: 'revoked', key })
  const { connector } = internals.store.get(accountAtom)
  if (isRequired && connector) await disconnect(config, { connector })
}
