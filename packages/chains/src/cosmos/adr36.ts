import { base64 } from '@scure/base'
import type { StdSignDoc } from './provider.ts'

/** The document for signing data off-chain (ADR-36): a transaction that no chain accepts. Text is encoded as UTF-8. */
export function toAdr36(signer: string, data: string | Uint8Array): StdSignDoc {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data: base64.encode(bytes) } }],
    memo: '',
  }
}

/**
 * The signed bytes of a document: JSON with sorted keys. Amino also escapes `&`, `<` and `>`, which ADR-36 documents do
 * not contain: the text is in base64, the signer an address.
 */
export const toAminoJson = (document: StdSignDoc): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify(document, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    ),
  )
