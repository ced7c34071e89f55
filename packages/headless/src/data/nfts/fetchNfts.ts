import { type Asset, type CaipNetworkId, cleanText, safePicture } from '@foyer/chains'
import * as v from 'valibot'
import type { Nft, NftPage, NftsParameters } from '../../core/contracts/nfts.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { readAnswer, readRows } from '../backend/readAnswer.ts'
import { canAskWallet, readWalletAssets } from '../tokens/walletAssets.ts'

const MAX_TEXT = 80
/** Limit of items per page. */
const MAX_ITEMS = 1000

export type FetchNftsParameters = NftsParameters & {
  /** Maximum age of the wallet's answer, in ms. */
  readonly maxAgeMs: number
}

/** Page of an account's NFTs: from the host's source, else from the connected wallet, if it lists NFTs. */
export async function fetchNfts(config: Config, parameters: FetchNftsParameters): Promise<NftPage> {
  const { maxAgeMs, ...asked } = parameters
  const source = internalsOf(config).options.nfts
  if (source) {
    const answer = await source(config, asked)
    asked.signal?.throwIfAborted()
    const { items, next } = readAnswer(nftPageSchema, answer)
    const rows = items.slice(0, MAX_ITEMS)
    const known = readRows({ config, rows, schema: nftItemSchema, list: 'items' })
    const shown = known.filter(({ isSpam }) => !isSpam)
    // An empty page ends the list, even if it has `next`.
    return { items: shown.map(toNft), ...(next && items.length > 0 && { next }) }
  }
  if (!canAskWallet(config, asked)) return { items: [] }
  const assets = await readWalletAssets(config, { ...asked, staleTime: maxAgeMs })
  return { items: (assets ?? []).flatMap((asset) => nftOfAsset(asset, asked.caipNetworkId) ?? []) }
}

function toNft({ id, name, collection, imageUrl, address, tokenId }: SourceItem): Nft {
  const label = cleanText(collection ?? '', MAX_TEXT)
  const picture = safePicture(imageUrl)
  return {
    id,
    name: cleanText(name, MAX_TEXT) || label || `#${cleanText(tokenId ?? id, MAX_TEXT)}`,
    ...(label && { collection: label }),
    ...(picture && { imageUrl: picture }),
    ...(address && { address }),
    ...(tokenId && { tokenId }),
  }
}

function nftOfAsset(asset: Asset, caipNetworkId: CaipNetworkId): Nft | undefined {
  const { type, address, tokenId, name, symbol, iconUrl } = asset
  // Without a token id the asset is a collection, not an NFT.
  if (type === 'NATIVE' || type === 'ERC20' || tokenId === undefined) return undefined
  // CAIP-19
  const id = `${caipNetworkId}/${type.toLowerCase()}:${address}/${tokenId}`
  return toNft({ id, name, collection: symbol, imageUrl: iconUrl, address, tokenId })
}

/** Answer of the host's source. Items are parsed one by one, so invalid ones do not affect others. */
export type SourcePage = {
  readonly items: readonly unknown[]
  readonly next?: string | null | undefined
}

export type SourceItem = {
  readonly id: string
  readonly name: string
  readonly collection?: string | null | undefined
  readonly imageUrl?: string | null | undefined
  readonly address?: string | null | undefined
  readonly tokenId?: string | null | undefined
  readonly isSpam?: boolean | null | undefined
}

const text = v.nullish(v.string())

const nftPageSchema: v.GenericSchema<unknown, SourcePage> = v.object({
  items: v.array(v.unknown()),
  next: v.nullish(v.string()),
})

const nftItemSchema: v.GenericSchema<unknown, SourceItem> = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  name: v.string(),
  collection: text,
  imageUrl: text,
  address: text,
  tokenId: text,
  isSpam: v.nullish(v.boolean()),
})
