import type { StdSignDoc } from './provider.ts'

/**
 * The bytes of a document that are signed: JSON with its keys in order. Amino would also escape `&`, `<` and `>`, of
 * which a document of ADR-36 has none: its text is in base64, its signer an address.
 */
export const toAminoJson = (document: StdSignDoc): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify(document, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    ),
  )
