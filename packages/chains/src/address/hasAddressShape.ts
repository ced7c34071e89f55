import type { ChainNamespace } from '../types.ts'

const shapes: Readonly<Record<ChainNamespace, RegExp>> = {
  eip155: /^0x[0-9a-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{45,50}$/,
  bip122: /^[0-9A-Za-z]{25,90}$/,
  cosmos: /^[a-z][0-9a-z]{0,82}1[0-9a-z]{38,58}$/,
}

/**
 * Whether a value has the characters and the length of an address of a namespace. Checks no checksum: `isAddress` does,
 * with code for hashes and encodings that a page without transfers does not load.
 */
export const hasAddressShape = (namespace: ChainNamespace, value: string): boolean =>
  shapes[namespace].test(value)
