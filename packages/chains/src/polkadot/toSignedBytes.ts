const [start, end] = ['<Bytes>', '</Bytes>']

/** Bytes that extensions sign for a text: wrapped, so that they are no valid transaction. */
export function toSignedBytes(message: string): Uint8Array {
  // Extensions leave a text that is wrapped already.
  const isWrapped =
    message.startsWith(start) && message.endsWith(end) && message.length >= start.length + end.length
  return new TextEncoder().encode(isWrapped ? message : `${start}${message}${end}`)
}
