import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { base58 } from '@scure/base'

export type SignedTransaction = { readonly signature: string; readonly blockhash: string }

/** What a signed transaction is known by, and how long it lives; `undefined` for what is none. */
export function readSigned(wire: Uint8Array): SignedTransaction | undefined {
  try {
    const { signatures, messageBytes } = getTransactionDecoder().decode(wire)
    const [signature] = Object.values(signatures)
    const { lifetimeToken } = getCompiledTransactionMessageDecoder().decode(messageBytes)
    return signature ? { signature: base58.encode(signature), blockhash: lifetimeToken } : undefined
  } catch {
    return undefined
  }
}
