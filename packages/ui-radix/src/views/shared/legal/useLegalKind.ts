import { useFeatures } from '@foyer/headless'

/** Form of consent to the terms, if the app has some: by connecting, or by a checkbox. */
export function useLegalKind(): 'footer' | 'checkbox' | undefined {
  const { termsConditionsUrl, privacyPolicyUrl, legalCheckbox } = useFeatures()
  if (!(termsConditionsUrl ?? privacyPolicyUrl)) return undefined
  return legalCheckbox ? 'checkbox' : 'footer'
}
