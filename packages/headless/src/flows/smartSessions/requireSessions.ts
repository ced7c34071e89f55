import { type CaipAddress, type CaipNetworkId, parseCaipAddress } from '@foyer/chains'
import { getAccount } from '../../wallet/account/getAccount.ts'
import { offeredFeatures } from '../../data/features/offeredFeatures.ts'
import type { Config } from '../../core/types.ts'
import { createError } from './errors.ts'
import { reasonOf } from './reasonOf.ts'

export type SessionsAccount = {
  readonly caipAddress: CaipAddress
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** Whose sessions are meant. Throws `SMART_SESSIONS_UNAVAILABLE` with the reason where there are none, and asks nobody. */
export function requireSessions(config: Config, account: CaipAddress | undefined): SessionsAccount {
  const caipAddress = account ?? getAccount(config, { namespace: 'eip155' }).caipAddress
  const reason = reasonOf(offeredFeatures(config, { hasAuthConnector: false }), caipAddress)
  if (reason || !caipAddress)
    throw createError('SMART_SESSIONS_UNAVAILABLE', { reason: reason ?? 'not-connected' })
  const { address, caipNetworkId } = parseCaipAddress(caipAddress)
  return { caipAddress, address, caipNetworkId }
}
