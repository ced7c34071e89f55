/** Offset of the input count in a PSBT of version 0: after the magic bytes and the version of the transaction. */
const MAGIC_LENGTH = 5
const KEY_LENGTH = 2
const VERSION_LENGTH = 4

/** Number of inputs of a PSBT's transaction (BIP-174); 0 for invalid bytes. */
export function countInputs(psbt: Uint8Array): number {
  const bytes = new DataView(psbt.buffer, psbt.byteOffset, psbt.byteLength)
  // Key of one byte, 0: the unsigned transaction follows.
  const isVersion0 = psbt[MAGIC_LENGTH] === 1 && psbt[MAGIC_LENGTH + 1] === 0
  if (!isVersion0) return 0
  const length = readCompactSize(bytes, MAGIC_LENGTH + KEY_LENGTH)
  return readCompactSize(bytes, length.end + VERSION_LENGTH).value
}

function readCompactSize(bytes: DataView, start: number): { readonly value: number; readonly end: number } {
  const first = bytes.getUint8(start)
  if (first < 0xfd) return { value: first, end: start + 1 }
  if (first === 0xfd) return { value: bytes.getUint16(start + 1, true), end: start + 3 }
  return { value: bytes.getUint32(start + 1, true), end: start + 5 }
}
