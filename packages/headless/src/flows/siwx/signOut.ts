import { type CaipNetworkId, isAbort, parseCaipAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { accountAtom, isSmartAccount, networkAtom, networksAtom } from '../../wallet/state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { loadSiwx } from './loadSiwx.ts'
import { dispatchSiwx } from './reducer.ts'
import { decideCancel, newestNetwork, type NetworkSession } from './rules.ts'
import { siwxStateAtom, siwxOutcomes } from './state.ts'

/**
 * Removes the sessions of the current account on all networks of its namespace. If signing in is required, the wallet is
 * disconnected too. If the session on the current network cannot be removed, the visitor stays signed in and connected.
 *
 * Rejects with `SIWE_SIGN_OUT_FAILED`, `SIWX_SERVER_FAILED`, the error of the app's own `siwx`, or `DISCONNECT_FAILED`.
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
  // The visitor may choose another wallet before the session is removed.
  const { connector } = internals.store.get(accountAtom)
  const siwx = await loadSiwx(config)
  if (!key || !siwx) return
  const { caipNetworkId, address, namespace } = parseCaipAddress(key)
  await siwx.revokeSession(caipNetworkId, address)
  const others = internals.store
    .get(networksAtom)
    .filter((other) => other.chainNamespace === namespace && other.caipNetworkId !== caipNetworkId)
  try {
    // One prompt of WalletConnect makes a session per network.
    await Promise.all(others.map((other) => siwx.revokeSession(other.caipNetworkId, address)))
  } finally {
    dispatchSiwx(internals, { type: 'revoked', key })
  }
  if (isRequired && connector) await disconnect(config, { connector })
}

/**
 * Declines to sign in. If required: switches back to the network of this account's last sign-in, also one before a
 * reload; without one, or if that fails, disconnects this wallet; other wallets stay. Otherwise the modal closes (R11,
 * R47).
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
  const { key, isRequired, lastNetworkIds, status } = store.get(siwxStateAtom)
  // A second click joins the first.
  if (!key || status === 'cancelling') return
  const { address, namespace, caipNetworkId: asked } = parseCaipAddress(key)
  const { connector } = store.get(accountAtom)
  emit({
    event: 'CLICK_CANCEL_SIWX',
    properties: { network: store.get(networkAtom).caipNetworkId, isSmartAccount: isSmartAccount(config) },
  })
  dispatchSiwx(internals, { type: 'cancelling', key })
  const orNone = (error: unknown): undefined => {
    // The config was destroyed, or another switch has begun.
    if (isAbort(error)) throw error
    report(error)
  }
  const isCurrent = (): boolean => store.get(siwxStateAtom).key === key
  try {
    const siwx = await loadSiwx(config)
    const read = async (id: CaipNetworkId): Promise<NetworkSession> => ({
      id,
      session: (await siwx?.getSessions(id, address).catch(orNone))?.[0],
    })
    // An account of another namespace has sessions of its own.
    const known = lastNetworkIds[namespace]
    let lastId = isRequired && known ? newestNetwork([await read(known)]) : undefined
    if (isRequired && !lastId) {
      // The page was reloaded since that sign-in.
      const others = store
        .get(networksAtom)
        .filter(({ chainNamespace }) => chainNamespace === namespace)
        .map(({ caipNetworkId }) => caipNetworkId)
        .filter((id) => id !== known && id !== asked)
      lastId = newestNetwork(await Promise.all(others.map(read)))
    }
    const decision = decideCancel({ isRequired, hasLastSession: lastId !== undefined })
    // The account or network has changed meanwhile, and has its own request.
    if (!isCurrent()) return
    const isBack =
      decision === 'switchBack' &&
      lastId !== undefined &&
      (await switchNetwork(config, { caipNetworkId: lastId }).catch(orNone)) !== undefined
    // Without the switch back, only a disconnect lets the visitor out of a required sign-in.
    if (decision !== 'close' && !isBack && connector && isCurrent()) await disconnect(config, { connector })
    siwxOutcomes.emit(config, { type: 'cancelled' })
  } catch (error) {
    report(error)
  } finally {
    dispatchSiwx(internals, { type: 'failed', key })
  }
}
