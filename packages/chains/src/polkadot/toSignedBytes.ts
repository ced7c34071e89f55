const [start, end] = ['<Bytes>', '</Bytes>']
/** Start of EIP-191 messages, which are no transactions either. */
const ETHEREUM = '\u0019Ethereum Signed Message:\n'

/** Bytes that extensions sign for a text: wrapped, so that they are no valid transaction. */
export function toSignedBytes(message: string): Uint8Array {
  // Extensions leave a text that is wrapped already (`u8aWrapBytes` of `@polkadot/util`).
  const isWrapped =
    message.startsWith(ETHEREUM) ||
    (message.startsWith(start) && message.endsWith(end) && message.length >= start.length + end.length)
  return new TextEncoder().encode(isWrapped ? message : `${start}${message}${end}`)
}
