import type { CaipNetworkId } from '../types.ts'

/** The fields of a sign-in message (CAIP-122). Times are RFC 3339 date-times. */
export type SiwxMessageData = {
  /** The address alone, as the family writes it. */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** An RFC 3986 authority: `app.example`, `localhost:5173`. */
  readonly domain: string
  /** What signing in is for: the URI of the page or resource. */
  readonly uri: string
  readonly version: '1'
  /** At least 8 letters and digits; see `createNonce`. */
  readonly nonce: string
  /** Shown to the person who signs. One line. */
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  /** Always there on eip155 (EIP-4361). */
  readonly issuedAt?: string | undefined
  readonly notBefore?: string | undefined
  readonly expirationTime?: string | undefined
  /** Stands before the domain as `https://` where the app wants it to. */
  readonly scheme?: string | undefined
}

/** A sign-in that was signed: what a server is shown, and what `verifySiwxSession` judges. */
export type SiwxSession = {
  readonly data: SiwxMessageData
  /** The text that was signed. */
  readonly message: string
  /** In the family's own encoding: hex, base58 or base64. */
  readonly signature: string
  /** The signed object of a one-click sign-in (CAIP-74), when that is where it came from. */
  readonly cacao?: Cacao | undefined
}

/** CAIP-74, as WalletConnect sends it. */
export type Cacao = {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>> & { readonly iss: string }
  readonly s: { readonly t: string; readonly s: string; readonly m?: string | undefined }
}
