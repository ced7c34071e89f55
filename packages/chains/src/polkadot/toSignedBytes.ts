const [start, end] = ['<Bytes>', '</Bytes>']

/** What extensions really sign for a text: nothing that a chain could take for a transaction. */
export function toSignedBytes(message: string): Uint8Array {
  // They leave a text as it is that stands between the two already.
  const isWrapped =
    message.startsWith(start) && message.endsWith(end) && message.length >= start.length + end.length
  return new TextEncoder().encode(isWrapped ? message : `${start}${message}${end}`)
}
