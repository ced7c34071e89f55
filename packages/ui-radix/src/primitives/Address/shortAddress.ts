/**
 * The first and last characters of an address; the whole address if that saves little.
 *
 * @example
 * ```ts
 * import { shortAddress } from '@foyer/ui-radix/primitives'
 * const text = shortAddress('0x52908400098527886E0F7030069857D2E4169EE7') // 0x52…169EE7
 * ```
 */
export function shortAddress(address: string, start = 4, end = 6): string {
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}
