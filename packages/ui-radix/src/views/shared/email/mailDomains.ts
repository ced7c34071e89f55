/** Most common domains. */
const domains: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'hotmail.com',
  'proton.me',
  'gmx.net',
  'aol.com',
]
const MOST = 4

/**
 * Suggested domains for a typed address (docs/spec/views.md §5.4): those that contain the text behind `@`, best match
 * first.
 */
export function mailDomains(typed: string): readonly string[] {
  const [name = '', typedDomain = ''] = typed.trim().split('@')
  if (name === '') return []
  const text = typedDomain.toLowerCase()
  const held = domains.filter((domain) => domain.includes(text) && domain !== text)
  const startsWithText = (domain: string): boolean => domain.startsWith(text)
  return [...held.filter(startsWithText), ...held.filter((domain) => !startsWithText(domain))].slice(0, MOST)
}
