import { useFeatures } from '@foyer/headless'

/** How visitors agree to the terms, where the app has any: by connecting, or by a tick before. */
export function useLegalKind(): 'footer' | 'checkbox' | undefined {
  const { termsConditionsUrl, privacyPolicyUrl, legalCheckbox } = useFeatures()
  if (!(termsConditionsUrl ?? privacyPolicyUrl)) return undefined
  return legalCheckbox ? 'checkbox' : 'footer'
}
