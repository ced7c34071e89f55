/** What visitors agree to by connecting. */
export const legalMessages = {
  'legal.footer.both': 'Connecting means you accept the {terms} and {privacy}.',
  'legal.footer.termsOnly': 'Connecting means you accept the {terms}.',
  'legal.footer.privacyOnly': 'Connecting means you accept the {privacy}.',
  'legal.checkbox.both': 'I accept the {terms} and {privacy}.',
  'legal.checkbox.termsOnly': 'I accept the {terms}.',
  'legal.checkbox.privacyOnly': 'I accept the {privacy}.',
  'legal.terms': 'terms of service',
  'legal.privacy': 'privacy policy',
  'legal.missing': 'Accept first to go on',
} as const
