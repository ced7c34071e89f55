import { dataPicture, safeLink } from '@foyer/chains'

/** A link that may be followed, into an app or to a page. */
export const appLink = (link: string | null | undefined): string | undefined => safeLink(link?.trim() ?? '')

/** A page that may be opened: `https:` and nothing else. */
export function webLink(link: string | null | undefined): string | undefined {
  const safe = appLink(link)
  return safe && /^https:/i.test(safe) ? safe : undefined
}

/** The picture of a listed wallet: one in the URL itself, or one of the server that listed the wallet. */
export function pictureLink(link: string | null | undefined, origin: string | undefined): string | undefined {
  if (!link) return undefined
  return dataPicture(link) ?? ofOrigin(link, origin)
}

const ofOrigin = (link: string, origin: string | undefined): string | undefined =>
  origin !== undefined && link.startsWith(`${origin}/`) ? link : undefined
