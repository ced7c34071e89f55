/** The first and last characters of an address; the whole address if that saves little. */
export function shortAddress(address: string, start = 4, end = 6): string {
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}
