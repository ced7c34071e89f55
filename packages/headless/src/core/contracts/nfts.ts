import type { CaipNetworkId } from '@foyer/chains'

/** NFT of an account. Texts and image are unverified claims of its contract, sanitized. */
export type Nft = {
  /** Unique among the NFTs of the account. */
  readonly id: string
  readonly name: string
  readonly collection?: string | undefined
  /** `https:` or `data:` URL; others are dropped. */
  readonly imageUrl?: string | undefined
  /** Address of the contract or mint. */
  readonly address?: string | undefined
  readonly tokenId?: string | undefined
}

export type NftPage = {
  readonly items: readonly Nft[]
  /** Cursor of the next page; absent on the last. */
  readonly next?: string | undefined
}

export type NftsParameters = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** `next` of the previous page; absent for the first page. */
  readonly cursor?: string | undefined
  readonly signal?: AbortSignal | undefined
}
