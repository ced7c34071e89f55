/**
 * Decodes UTF-8 to a text that encodes to exactly the same bytes. Throws for other bytes, of which a wallet that takes
 * texts would sign other bytes.
 */
export const exactText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
