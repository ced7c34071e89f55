import { isSameAddress, messageOf, parseCaipAddress } from '@foyer/chains'
import type { Siwx, SiwxKey } from '../../core/contracts/siwx.ts'
import { internalsOf } from '../../core/internals.ts'
import { isVisible } from '../../core/page/page.ts'
import { onReturn, onVisibility } from '../../core/page/pageEvents.ts'
import { joinStops } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import {
  accountAtom,
  isSmartAccount,
  isNetworkConfiguredAtom,
  networkAtom,
  networksAtom,
  getConnectionState,
  liveConnectionsAtom,
} from '../../wallet/state.ts'
import type { Connection } from '../../wallet/types.ts'
import { loadSiwx, SESSIONS_KEY } from './loadSiwx.ts'
import { dispatchSiwx } from './reducer.ts'
import { expiryDelay, isRecheckDue, siwxKey } from './rules.ts'
import { siwxStateAtom, siwxOutcomes } from './state.ts'

/**
 * Requests a sign-in after a connect, or a change of account or network (docs/spec/core.md §14.2). Returns the
 * unsubscribe function.
 */
export async function watchSignIn(config: Config): Promise<() => void> {
  const siwx = await loadSiwx(config)
  if (!siwx) return () => undefined
  return joinStops([
    watchExpiry(config, siwx),
    watchServer(config, siwx),
    watchOtherTabs(config, siwx),
    forgetDisconnected(config, siwx),
    watchSubject(config, siwx),
  ])
}

/** Checks the sign-in of each account and network that comes into use. */
function watchSubject(config: Config, siwx: Siwx): () => void {
  const internals = internalsOf(config)
  const { store, processes } = internals
  const update = (): void => {
    const key = siwxKey({
      address: store.get(accountAtom).address,
      caipNetworkId: store.get(networkAtom).caipNetworkId,
      isNetworkConfigured: store.get(isNetworkConfiguredAtom),
    })
    if (key === store.get(siwxStateAtom).key) return
    processes.get('signIn')?.abort()
    dispatchSiwx(internals, { type: 'subject', key, isRequired: siwx.getRequired?.() ?? true })
    if (key) void checkSignIn(config, siwx, key)
  }
  const stop = joinStops([store.sub(accountAtom, update), store.sub(isNetworkConfiguredAtom, update)])
  // Mounted again: another tab, or the server, may have ended the session meanwhile.
  const { key, session } = store.get(siwxStateAtom)
  if (key && session) void checkSignIn(config, siwx, key)
  update()
  return stop
}

/** Checks the sign-in when another tab changes the stored sessions. */
function watchOtherTabs(config: Config, siwx: Siwx): () => void {
  const { store, storage } = internalsOf(config)
  const stop = storage.subscribe?.((changed) => {
    const { key } = store.get(siwxStateAtom)
    if (key && (changed === null || changed === SESSIONS_KEY)) void checkSignIn(config, siwx, key)
  })
  return () => stop?.()
}

/** Ends the session at its expiry, and checks the sign-in then. */
function watchExpiry(config: Config, siwx: Siwx): () => void {
  const internals = internalsOf(config)
  const { store, timers } = internals
  let stopTimer = (): void => undefined
  const wait = (): void => {
    stopTimer()
    const { key, session } = store.get(siwxStateAtom)
    const delay = expiryDelay(session, timers.now())
    if (!key || delay === undefined) return
    stopTimer = timers.after(delay, () => {
      // The lifetime is longer than the longest timer.
      if (expiryDelay(session, timers.now()) !== 0) return wait()
      dispatchSiwx(internals, { type: 'expired', key })
      void checkSignIn(config, siwx, key)
    })
  }
  // Timers stop while the device sleeps.
  return joinStops([store.sub(siwxStateAtom, wait), onVisibility(wait), onReturn(wait), () => stopTimer()])
}

/** Reads the session again at an interval, and when the visitor returns to the page: a server may have ended it. */
function watchServer(config: Config, siwx: Siwx): () => void {
  const { store, timers } = internalsOf(config)
  const { recheckMs } = siwx
  if (recheckMs === undefined) return () => undefined
  let isOver = false
  let stopTimer = (): void => undefined
  let readAt = timers.now()
  const wait = (): void => {
    stopTimer()
    readAt = timers.now()
    if (!isOver && store.get(siwxStateAtom).status === 'signed-in') stopTimer = timers.after(recheckMs, read)
  }
  const read = (): void => {
    const { key } = store.get(siwxStateAtom)
    if (!key) return
    stopTimer()
    readAt = timers.now()
    void recheck(config, siwx, key).then(wait)
  }
  const onChange = (): void => {
    const { status } = store.get(siwxStateAtom)
    if (isRecheckDue({ status, isVisible: isVisible(), readMs: timers.now() - readAt })) read()
  }
  const stop = joinStops([store.sub(siwxStateAtom, wait), onVisibility(onChange)])
  return () => {
    isOver = true
    stop()
    stopTimer()
  }
}

/** Reads the session of this account on this network, and requests one if there is none. */
export async function checkSignIn(config: Config, siwx: Siwx, key: SiwxKey): Promise<void> {
  const internals = internalsOf(config)
  const { caipNetworkId, address } = parseCaipAddress(key)
  const { session: known } = internals.store.get(siwxStateAtom)
  try {
    const [session] = await siwx.getSessions(caipNetworkId, address)
    const before = internals.store.get(siwxStateAtom)
    // A sign-in or sign-out that ended meanwhile is newer than the answer.
    if (before.session !== known) return
    dispatchSiwx(internals, { type: 'found', key, session })
    if (internals.store.get(siwxStateAtom) === before) return
    siwxOutcomes.emit(config, { type: 'checked', hasSession: session !== undefined })
  } catch (error) {
    const now = internals.store.get(siwxStateAtom)
    if (now.key !== key) return
    // A session that is known stays, e.g. when the page has returned without a network.
    if (known ?? now.session) internals.report(error)
    else giveUp(config, error)
  }
}

/** Reads the session again; a failed read changes nothing. */
async function recheck(config: Config, siwx: Siwx, key: SiwxKey): Promise<void> {
  const { caipNetworkId, address } = parseCaipAddress(key)
  const sessions = await siwx.getSessions(caipNetworkId, address).catch(() => undefined)
  if (sessions?.length === 0) await checkSignIn(config, siwx, key)
}

/** Disconnects the wallet: its sessions cannot be read. */
export function giveUp(config: Config, error: unknown): void {
  const { store, emit, report } = internalsOf(config)
  const { connector } = store.get(accountAtom)
  report(error)
  emit({
    event: 'SIWX_AUTH_ERROR',
    properties: {
      network: store.get(networkAtom).caipNetworkId,
      isSmartAccount: isSmartAccount(config),
      message: messageOf(error) ?? 'unknown',
    },
  })
  if (connector) disconnect(config, { connector }).catch(report)
  siwxOutcomes.emit(config, { type: 'checkFailed', error })
}

/**
 * Removes the sessions of a wallet that disconnects, of every account that it has exposed and no other wallet has; an
 * account change keeps them.
 */
function forgetDisconnected(config: Config, siwx: Siwx): () => void {
  const internals = internalsOf(config)
  const { store, report } = internals
  if (siwx.signOutOnDisconnect === false) return () => undefined
  let before = getConnectionState(internals).connections
  return store.sub(liveConnectionsAtom, () => {
    const now = store.get(liveConnectionsAtom)
    const closed = before.filter((connection) => !now.some((other) => isSameConnection(connection, other)))
    before = now
    const { remembered } = getConnectionState(internals)
    for (const { namespace, connector, accounts } of closed) {
      const earlier = remembered[namespace]?.find(({ uid }) => uid === connector.uid)?.accounts ?? []
      const kept = now.flatMap((other) => (other.namespace === namespace ? other.accounts : []))
      const ended = [...accounts, ...earlier].map(({ address }) => address)
      const addresses = new Set(
        ended.filter((address) => !kept.some((other) => isSameAddress(other.address, address))),
      )
      for (const { caipNetworkId, chainNamespace } of store.get(networksAtom))
        if (chainNamespace === namespace)
          for (const address of addresses) siwx.revokeSession(caipNetworkId, address).catch(report)
    }
  })
}

const isSameConnection = (one: Connection, other: Connection): boolean =>
  one.namespace === other.namespace && one.connector.uid === other.connector.uid
