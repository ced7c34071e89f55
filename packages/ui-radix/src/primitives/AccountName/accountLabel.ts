import { withoutControls } from '../../i18n/plainText.ts'
import { shortAddress } from '../Address/shortAddress.ts'

/** Short label of an account: its truncated name, or its short address. */
export function accountLabel(
  address: string,
  { name, maxLength = 18 }: { name?: string | null | undefined; maxLength?: number | undefined } = {},
): string {
  if (!name) return shortAddress(address)
  // By grapheme, so that no character is split.
  const letters = [...withoutControls(name)]
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('').trimEnd()}…` : letters.join('')
}
