import { withoutControls } from '../../i18n/plainText.ts'
import { shortAddress } from '../Address/Address.tsx'

/** What an account is called where there is little room: its name, cut, else its short address. */
export function accountLabel(
  address: string,
  { name, maxLength = 18 }: { name?: string | null | undefined; maxLength?: number | undefined } = {},
): string {
  if (!name) return shortAddress(address)
  // By characters, so that none is cut in half.
  const letters = [...withoutControls(name)]
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('').trimEnd()}…` : letters.join('')
}
