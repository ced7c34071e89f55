import type { OfferedFeatures } from '../config/offeredFeatures.ts'
import { smartSessionsReason } from './rules.ts'
import type { SmartSessionsReason } from './types.ts'

/** Why there are no smart sessions for an account, in what the app offers. */
export const reasonOf = (
  { smartSessions, reasons }: Pick<OfferedFeatures, 'smartSessions' | 'reasons'>,
  account: string | undefined,
): SmartSessionsReason | undefined =>
  smartSessionsReason({
    isOn: smartSessions,
    against: reasons.smartSessions,
    isConnected: account?.startsWith('eip155:') ?? false,
  })
