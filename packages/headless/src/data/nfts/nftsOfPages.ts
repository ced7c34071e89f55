import type { Nft, NftPage } from '../../core/contracts/nfts.ts'

/** What has come so far, each once: a source that moves on while it is read sends some twice. */
export const nftsOfPages = (pages: readonly NftPage[]): readonly Nft[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
]
