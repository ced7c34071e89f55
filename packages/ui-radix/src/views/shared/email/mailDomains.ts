/** Where most addresses are. */
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
 * Ends of an address that somebody begins to type (docs/spec/views.md §5.4): those that hold what stands behind the
 * `@`, best first.
 */
export function mailDomains(typed: string): readonly string[] {
  const [name = '', begun = ''] = typed.trim().split('@')
  if (name === '') return []
  const text = begun.toLowerCase()
  const held = domains.filter((domain) => domain.includes(text) && domain !== text)
  const isBegun = (domain: string): boolean => domain.startsWith(text)
  return [...held.filter(isBegun), ...held.filter((domain) => !isBegun(domain))].slice(0, MOST)
}
