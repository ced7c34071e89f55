import type { CaipNetworkId } from '../types.ts'

/** Fields of a sign-in message (CAIP-122). Times are RFC 3339 date-times. */
export type SiwxMessageData = {
  /** Address without namespace or chain. */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** An RFC 3986 authority: `app.example`, `localhost:5173`. */
  readonly domain: string
  /** URI of the page or resource to sign in to. */
  readonly uri: string
  readonly version: '1'
  /** At least 8 letters and digits; see `createNonce`. */
  readonly nonce: string
  /** Statement that the wallet shows. One line. */
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  /** Required on eip155 (EIP-4361). */
  readonly issuedAt?: string | undefined
  readonly notBefore?: string | undefined
  readonly expirationTime?: string | undefined
  /** Optional scheme before the domain (`https://`). */
  readonly scheme?: string | undefined
}

/** Signed sign-in message, as sent to a server and verified by `verifySiwxSession`. */
export type SiwxSession = {
  readonly data: SiwxMessageData
  /** Signed text. */
  readonly message: string
  /** In the encoding of the namespace: hex, base58 or base64. */
  readonly signature: string
  /** CAIP-74 object of one-click auth, if the message was signed by it. */
  readonly cacao?: Cacao | undefined
}

/** CAIP-74, as WalletConnect sends it. */
export type Cacao = {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>> & { readonly iss: string }
  readonly s: { readonly t: string; readonly s: string; readonly m?: string | undefined }
}
