const CHUNK = 65_536

/** A JSON text of this many bytes, generated while it is read and never held as a whole. */
export function longText(bytes: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes) {
        controller.close()
        return
      }
      const chunk = new Uint8Array(Math.min(CHUNK, bytes - sent)).fill('x'.charCodeAt(0))
      if (sent === 0) chunk[0] = '"'.charCodeAt(0)
      sent += chunk.length
      if (sent === bytes) chunk[chunk.length - 1] = '"'.charCodeAt(0)
      controller.enqueue(chunk)
    },
  })
}
