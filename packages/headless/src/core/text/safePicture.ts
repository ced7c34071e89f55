import { pictureLink, webLink } from './walletLinks.ts'

/** Room for a picture that is its own address; thousands of these are kept. */
const MAX_DATA_LENGTH = 64_000
const PICTURE = /^data:image\/(?:avif|gif|jpe?g|png|svg\+xml|webp)[;,]/i

/**
 * The picture of a token or collectible, as its maker claims it: `https:`, a picture that needs no asking, or one of
 * the backend that the claim came from.
 */
export function safePicture(
  link: string | null | undefined,
  origin?: string | undefined,
): string | undefined {
  if (!link) return undefined
  if (/^data:/i.test(link)) return link.length <= MAX_DATA_LENGTH && PICTURE.test(link) ? link : undefined
  return webLink(link) ?? pictureLink(link, origin)
}
