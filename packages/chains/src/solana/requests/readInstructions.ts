import { getCompiledTransactionMessageDecoder, getShortU16Decoder } from '@solana/kit'

/** An instruction of a transaction. An account of a lookup table, whose address is not in the transaction, is `?`. */
export type Instruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** Instructions of a transaction message. Throws if it does not decode, also for a version that Kit does not know. */
export function readInstructions(message: Uint8Array): readonly Instruction[] {
  const decoded = getCompiledTransactionMessageDecoder().decode(message)
  const { staticAccounts: keys } = decoded
  const toInstruction = (
    program: number,
    accounts: readonly number[] = [],
    data: unknown = new Uint8Array(),
  ) => ({
    program: keys[program] ?? '?',
    accounts: accounts.map((index) => keys[index] ?? '?'),
    data: data as Uint8Array,
  })
  return 'instructions' in decoded
    ? decoded.instructions.map(({ programAddressIndex, accountIndices, data }) =>
        toInstruction(programAddressIndex, accountIndices, data),
      )
    : decoded.instructionPayloads.map(({ instructionAccountIndices, instructionData }, index) =>
        toInstruction(
          decoded.instructionHeaders[index]?.programAccountIndex ?? -1,
          instructionAccountIndices,
          instructionData,
        ),
      )
}

const SIGNATURE_BYTES = 64
/** First byte of a message of version 1, whose signatures are behind it. */
const VERSION_1 = 0x81

/**
 * Message of a serialized transaction. Unlike Kit, some wallets accept any number of signatures before it, and also a
 * number in more bytes than it needs, such as 1 in the bytes 0x81 and 0.
 */
export function messageOf(transaction: Uint8Array): Uint8Array {
  // A message of version 1 has the number of its signers in the second byte.
  const [version, signers = 0] = transaction
  if (version === VERSION_1 && signers > 0 && signers < 0x80) return transaction
  const [signatures, start] = getShortU16Decoder().read(transaction, 0)
  return transaction.subarray(start + SIGNATURE_BYTES * signatures)
}
