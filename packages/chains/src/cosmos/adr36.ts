import { base64 } from '@scure/base'
import type { StdSignDoc } from './provider.ts'

/** The document by which a text is signed off-chain (ADR-36): a transaction that no chain would take. */
export const toAdr36 = (signer: string, message: string): StdSignDoc => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [
    {
      type: 'sign/MsgSignData',
      value: { signer, data: base64.encode(new TextEncoder().encode(message)) },
    },
  ],
  memo: '',
})

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
