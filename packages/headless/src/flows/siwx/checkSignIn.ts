import { messageOf, parseCaipAddress } from '@foyer/chains'
import { isSmartAccount } from '../../wallet/account/isSmartAccount.ts'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { disconnect } from '../../wallet/connection/disconnect.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { dispatchSiwx } from './dispatch.ts'
import { siwxOutcomes } from './outcomes.ts'
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
    siwxOutcomes.emit(config, { type: 'checked', hasSession: session !== undefined })
  } catch (error) {
    if (internals.store.get(siwxStateAtom).key === key) giveUp(config, error)
  }
}

/** Disconnects the wallet: without its kept sessions its sign-in is unknown. */
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
  siwxOutcomes.emit(config, { type: 'checkFailed' })
}
