import { dataPicture, safeLink } from '@foyer/chains'

/** Safe link into an app or to a page; `undefined` for others. */
export const appLink = (link: string | null | undefined): string | undefined => safeLink(link?.trim() ?? '')

/** Safe link to a page: `https:` only; `undefined` for others. */
export function webLink(link: string | null | undefined): string | undefined {
  const safe = appLink(link)
  return safe && /^https:/i.test(safe) ? safe : undefined
}

/** Image of a listed wallet: a `data:` URL, or a URL of the server that listed the wallet; `undefined` for others. */
export function pictureLink(link: string | null | undefined, origin: string | undefined): string | undefined {
  if (!link) return undefined
  return dataPicture(link) ?? ofOrigin(link, origin)
}

const ofOrigin = (link: string, origin: string | undefined): string | undefined =>
  origin !== undefined && link.startsWith(`${origin}/`) ? link : undefined
