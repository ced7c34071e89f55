import { messageOf, parseCaipAddress } from '@foyer/chains'
import { isSmartAccount } from '../../wallet/account/isSmartAccount.ts'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { disconnect } from '../../wallet/connection/disconnect.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { openModal } from '../../modal/openModal.ts'
import { resetView } from '../../modal/navigation.ts'
import { modalAtom, routerAtom } from '../../modal/state.ts'
import { showToast } from '../../modal/notices/toast.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { dispatchSiwx } from './dispatch.ts'
import { afterCheck } from './rules.ts'
import { siwxStateAtom } from './state.ts'
import type { Siwx, SiwxKey } from '../../core/contracts/siwx.ts'

/** Looks for a session of this account on this network, and asks for one where there is none. */
export async function checkSignIn(config: Config, siwx: Siwx, key: SiwxKey): Promise<void> {
  const internals = internalsOf(config)
  const { caipNetworkId, address } = parseCaipAddress(key)
  try {
    const [session] = await siwx.getSessions(caipNetworkId, address)
    const before = internals.store.get(siwxStateAtom)
    dispatchSiwx(internals, { type: 'found', key, session })
    const state = internals.store.get(siwxStateAtom)
    if (state === before || state.key !== key) return
    const { isOpen, isInline } = internals.store.get(modalAtom)
    const { view } = internals.store.get(routerAtom)
    const next = afterCheck({ hasSession: session !== undefined, isOpen: isOpen || isInline, view })
    if (next === 'close') closeModal(config)
    if (next === 'ask') showSignIn(config)
  } catch (error) {
    if (internals.store.get(siwxStateAtom).key === key) giveUp(config, error)
  }
}

/** Brings the sign-in view before the visitor. */
export function showSignIn(config: Config): void {
  const { isOpen, isInline } = internalsOf(config).store.get(modalAtom)
  if (isOpen || isInline) resetView(config, 'SIWXSignMessage')
  else openModal(config, { view: 'SIWXSignMessage' })
}

/** Without knowing who is signed in nobody stays connected. */
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
  resetView(config, 'Connect')
  showToast(config, {
    message: 'A problem occurred while trying initialize authentication',
    variant: 'error',
  })
}
