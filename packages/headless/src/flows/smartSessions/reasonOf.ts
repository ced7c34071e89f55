import type { CaipAddress } from '@foyer/chains'
import { hasFeature } from '../../data/features/familyRules.ts'
import type { OfferedFeatures } from '../../data/features/offeredFeatures.ts'
import { namespaceOf } from '../../wallet/network/selection.ts'
import { smartSessionsReason } from './rules.ts'
import type { SmartSessionsReason } from './types.ts'

/** Why there are no smart sessions for an account, in what the app offers. */
export const reasonOf = (
  { smartSessions, reasons }: Pick<OfferedFeatures, 'smartSessions' | 'reasons'>,
  account: CaipAddress | undefined,
): SmartSessionsReason | undefined =>
  smartSessionsReason({
    isOn: smartSessions,
    against: reasons.smartSessions,
    isConnected: account !== undefined && hasFeature(namespaceOf(account), 'smartSessions'),
  })
