import type { FoyerError } from '@foyer/chains'
import { type AlertCode, alerts } from './alerts.ts'

/** What a relay's refusal is to the app's developer; `undefined` for what is not one of ours. */
export function alertOfError({ code, context }: Pick<FoyerError, 'code' | 'context'>): AlertCode | undefined {
  if (code === 'INVALID_APP_CONFIGURATION')
    return context['alert'] === 'APKT007' ? 'PROJECT_ID_INVALID' : 'ORIGIN_NOT_ALLOWED'
  return Object.hasOwn(alerts, code) ? (code as AlertCode) : undefined
}
