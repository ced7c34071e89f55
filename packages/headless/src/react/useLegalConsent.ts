import { useCallback } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { setLegalConsent, isLegalAcceptedAtom } from '../flows/legal.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useFeatures } from './useFeatures.ts'

export type UseLegalConsentReturnType = {
  /** The app requires consent (`features.legalCheckbox`), and has terms or a privacy policy. */
  readonly isRequired: boolean
  /** Whether the visitor may continue: consent is given, or not required. */
  readonly isSettled: boolean
  /** Whether the visitor has ticked the box. */
  readonly isAccepted: boolean
  /** Gives or withdraws consent. */
  readonly setAccepted: (isAccepted: boolean) => void
}

/**
 * Consent to the terms of the app, without which the visitor cannot connect. Shared by all views, and kept until the
 * page unloads.
 *
 * @example
 * ```tsx
 * import { useLegalConsent } from '@foyer/headless'
 * export function Terms() {
 *   const { isRequired, isAccepted, setAccepted } = useLegalConsent()
 *   if (!isRequired) return null
 *   return <input type="checkbox" checked={isAccepted} onChange={(event) => setAccepted(event.target.checked)} />
 * }
 * ```
 */
export function useLegalConsent(parameters: ConfigParameter = {}): UseLegalConsentReturnType {
  const config = useConfig(parameters)
  const { legalCheckbox, termsConditionsUrl, privacyPolicyUrl } = useFeatures({ config })
  const isAccepted = useConfigAtom(config, isLegalAcceptedAtom)
  const setAccepted = useCallback(
    (isNowAccepted: boolean) => setLegalConsent(config, isNowAccepted),
    [config],
  )
  const isRequired = legalCheckbox && Boolean(termsConditionsUrl ?? privacyPolicyUrl)
  return {
    isRequired,
    isSettled: isAccepted || !isRequired,
    isAccepted,
    setAccepted,
  }
}
