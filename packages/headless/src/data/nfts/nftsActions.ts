import { fetchNfts } from './fetchNfts.ts'

/** Reading NFTs, loaded in one piece. */
export const nftsActions: { readonly fetchNfts: typeof fetchNfts } = { fetchNfts }
