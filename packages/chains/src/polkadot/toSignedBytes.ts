const [start, end] = ['<Bytes>', '</Bytes>']
/** Start of EIP-191 messages, which are not valid transactions either. */
const ETHEREUM = '\u0019Ethereum Signed Message:\n'

/** Bytes that extensions sign for a text: wrapped, so that they cannot be a valid transaction. */
export function toSignedBytes(message: string): Uint8Array {
  // Extensions do not wrap a text that is already wrapped (`u8aWrapBytes` of `@polkadot/util`).
  const isWrapped = message.startsWith(ETHEREUM) || (message.startsWith(start) && message.endsWith(end))
  return new TextEncoder().encode(isWrapped ? message : `${start}${message}${end}`)
}
