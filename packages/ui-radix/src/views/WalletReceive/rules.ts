/** Characters per group, for comparison. */
const GROUP = 4

/** An address in groups of four, `0x` with the first. */
export function groupAddress(address: string): readonly string[] {
  const prefix = /^0x/i.test(address) ? 2 : 0
  const rest = address.slice(prefix)
  return Array.from({ length: Math.ceil(rest.length / GROUP) }, (_, index) => {
    const group = rest.slice(index * GROUP, (index + 1) * GROUP)
    return index === 0 ? address.slice(0, prefix) + group : group
  })
}
