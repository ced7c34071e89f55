import { isAddress } from '../address/isAddress.ts'
import { toChecksum } from '../address/toChecksum.ts'
import { networkIdOf } from '../solana/clusters.ts'
import type { ChainNamespace, Hex } from '../types.ts'
import { isDigits, isEip4361Text, isLine } from './grammar.ts'

/** Format of a sign-in message in one namespace. */
export type SiwxProfile = {
  /** Blockchain name in "sign in with your … account". */
  readonly blockchain: string
  readonly isAddress: (value: string) => boolean
  /** Validates the CAIP-2 reference after `Chain ID:`. */
  readonly isReference: (value: string) => boolean
  readonly isStatement: (value: string) => boolean
  /** Empty lines between address and URI if there is no statement. */
  readonly emptyLines: 1 | 2
  /** CAIP-2 reference for another notation after `Chain ID:`. Absent: no other notation. */
  readonly toReference?: ((value: string) => string | undefined) | undefined
  readonly needsIssuedAt: boolean
}

const caip122 = (namespace: ChainNamespace, blockchain: string): SiwxProfile => ({
  blockchain,
  isAddress: (value) => isAddress(namespace, value),
  isReference: (value) => /^[-_a-zA-Z0-9]{1,32}$/.test(value),
  isStatement: isLine,
  emptyLines: 2,
  needsIssuedAt: false,
})

/** EIP-4361 for eip155, the CAIP-122 profile of the other namespaces. */
export const siwxProfiles: Readonly<Record<ChainNamespace, SiwxProfile>> = {
  eip155: {
    blockchain: 'Ethereum',
    isAddress: (value) => /^0x[0-9a-fA-F]{40}$/.test(value) && toChecksum(value as Hex) === value,
    isReference: isDigits,
    isStatement: isEip4361Text,
    emptyLines: 2,
    needsIssuedAt: true,
  },
  // `solana:signIn` of Wallet Standard: one empty line less, and clusters by name, with or without namespace.
  solana: {
    ...caip122('solana', 'Solana'),
    emptyLines: 1,
    toReference: (value) => networkIdOf(`solana:${value.replace(/^solana:/, '')}`)?.slice('solana:'.length),
  },
  bip122: caip122('bip122', 'Bitcoin'),
  polkadot: caip122('polkadot', 'Polkadot'),
  cosmos: caip122('cosmos', 'Cosmos'),
}
