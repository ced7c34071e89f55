import { shortenName, withoutControls } from '../../i18n/plainText.ts'
import { shortAddress } from '../Address/shortAddress.ts'

/** Short label of an account: its truncated name, or its short address. */
export function accountLabel(
  address: string,
  { name, maxLength = 18 }: { name?: string | null | undefined; maxLength?: number | undefined } = {},
): string {
  return name ? shortenName(withoutControls(name), maxLength) : shortAddress(address)
}
