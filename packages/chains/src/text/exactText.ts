/**
 * Text of UTF-8 bytes that encodes to exactly these bytes. Throws for other bytes: a wallet that takes a text would sign
 * something else.
 */
export const exactText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
