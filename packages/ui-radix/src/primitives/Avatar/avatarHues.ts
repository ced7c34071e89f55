/** Two hues and a direction that belong to an address: the same on every device, far apart for similar addresses. */
export function avatarHues(address: string): {
  readonly from: number
  readonly to: number
  readonly turn: number
} {
  // The case of a hexadecimal address is a checksum; that of a base58 one is part of it.
  const text = /^0x/i.test(address) ? address.toLowerCase() : address
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // FNV's last characters reach only the low bits; these shifts carry them everywhere.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = (hash ^ (hash >>> 12)) >>> 0
  const from = hash % 360
  return { from, to: (from + 40 + ((hash >>> 9) % 100)) % 360, turn: (hash >>> 17) % 360 }
}
