import { safeWebLink } from './safeWebLink.ts'

/** Maximum length of a wallet icon, in characters. */
const MAX_ICON_LENGTH = 512_000
/** Maximum length of a token picture, in characters. Lower, since thousands of them are cached. */
const MAX_DATA_LENGTH = 64_000

/** The types of pictures that browsers show. An SVG runs no script inside `<img>`. */
const DATA_PICTURE = /^data:image\/(?:avif|gif|jpe?g|png|svg\+xml|webp)[;,]/i

export type SafePictureOptions = {
  /** Origin of the backend that sent the URL; its pictures may be without `https:`. */
  readonly origin?: string | undefined
  /** Maximum length of a `data:` URL, in characters. @default 64_000 */
  readonly maxDataLength?: number | undefined
}

/**
 * The value if it is a `data:` image. Wallets on the page may have no other icons, as EIP-6963 and the Wallet Standard
 * require: an image server would see every visitor.
 *
 * @example
 * ```ts
 * import { dataPicture } from '@foyer/chains'
 * dataPicture('data:image/png;base64,iVBORw0KGgo=') // the same
 * dataPicture('https://pictures.example/wallet.png') // undefined
 * ```
 */
export function dataPicture(value: unknown, maxLength: number = MAX_ICON_LENGTH): string | undefined {
  if (typeof value !== 'string') return undefined
  const picture = value.trim()
  return picture.length <= maxLength && DATA_PICTURE.test(picture) ? picture : undefined
}

/**
 * The claimed picture URL of a token, a name or a backend, if it may be shown: `https:`, a `data:` image, or a URL of
 * `origin`. `undefined` for all others, such as `javascript:` and other `data:`.
 *
 * @example
 * ```ts
 * import { safePicture } from '@foyer/chains'
 * safePicture('https://pictures.example/token.png') // 'https://pictures.example/token.png'
 * safePicture('javascript:alert(1)') // undefined
 * ```
 */
export function safePicture(
  value: string | null | undefined,
  { origin, maxDataLength = MAX_DATA_LENGTH }: SafePictureOptions = {},
): string | undefined {
  const link = value?.trim()
  if (!link) return undefined
  if (/^data:/i.test(link)) return dataPicture(link, maxDataLength)
  if (/^https:/i.test(link)) return safeWebLink(link)
  return origin !== undefined && link.startsWith(`${origin}/`) ? link : undefined
}
