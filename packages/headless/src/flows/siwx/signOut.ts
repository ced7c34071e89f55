import { parseCaipAddress } from '@foyer/chains'
import { accountAtom, isSmartAccount } from '../../wallet/accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { dispatchSiwx } from './reducer.ts'
import { loadSiwx } from './loadSiwx.ts'
import { siwxStateAtom } from './state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { networkAtom } from '../../wallet/networkState.ts'
import { siwxOutcomes } from './outcomes.ts'
import { decideCancel } from './rules.ts'

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

/**
 * Declines to sign in. Where it is required: back to the network where this account signed last, else the wallet that
 * refused is disconnected, whole; other wallets stay. Where it is not, the modal closes (R11, R47).
 *
 * @example
 * ```ts
 * import { cancelSignIn } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await cancelSignIn(config)
 * ```
 */
export async function cancelSignIn(config: Config): Promise<void> {
  const internals = internalsOf(config)
  const { store, emit, processes, report } = internals
  processes.get('signIn')?.abort()
  const { key, isRequired, lastNetworkId } = store.get(siwxStateAtom)
  if (!key) return
  const { address } = parseCaipAddress(key)
  const { connector, address: inUse } = store.get(accountAtom)
  emit({
    event: 'CLICK_CANCEL_SIWX',
    properties: { network: store.get(networkAtom).caipNetworkId, isSmartAccount: isSmartAccount(config) },
  })
  dispatchSiwx(internals, { type: 'cancelling', key })
  try {
    const siwx = await loadSiwx(config)
    const last = lastNetworkId && (await siwx?.getSessions(lastNetworkId, address))
    const decision = decideCancel({ isRequired, hasLastSession: Boolean(last && last.length > 0) })
    // Whoever has moved on meanwhile is asked anew.
    if (store.get(siwxStateAtom).key !== key || inUse === undefined) return
    if (decision === 'switchBack' && lastNetworkId)
      await switchNetwork(config, { caipNetworkId: lastNetworkId })
    if (decision === 'disconnect') await disconnect(config, { connector })
    siwxOutcomes.emit(config, { type: 'cancelled' })
  } catch (error) {
    report(error)
  } finally {
    dispatchSiwx(internals, { type: 'failed', key })
  }
}
