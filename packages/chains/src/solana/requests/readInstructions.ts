import { getCompiledTransactionMessageDecoder, getShortU16Decoder } from '@solana/kit'

/** An instruction of a transaction. Accounts and programs that a lookup table names are `undefined`. */
export type Instruction = {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/**
 * Instructions of a transaction message, of the legacy format or version 0; none of other versions. Throws if the message
 * does not decode.
 */
export function readInstructions(message: Uint8Array): readonly Instruction[] {
  const decoded = getCompiledTransactionMessageDecoder().decode(message)
  if (!('instructions' in decoded)) return []
  const { staticAccounts: keys, instructions } = decoded
  return instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
    program: keys[programAddressIndex],
    accounts: accountIndices.map((index) => keys[index]),
    data: data as Uint8Array,
  }))
}

const SIGNATURE_BYTES = 64

/** Message of a serialized transaction. Unlike Kit, some wallets accept any number of signatures before it. */
export function messageOf(transaction: Uint8Array): Uint8Array {
  const [signatures, start] = getShortU16Decoder().read(transaction, 0)
  return transaction.subarray(start + SIGNATURE_BYTES * signatures)
}
