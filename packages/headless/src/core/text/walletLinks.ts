import { safeLink } from '@foyer/chains'

/** A link that may be followed, into an app or to a page. */
export const appLink = (link: string | null | undefined): string | undefined => safeLink(link?.trim() ?? '')

/** A page that may be opened: `https:` and nothing else. */
export function webLink(link: string | null | undefined): string | undefined {
  const safe = appLink(link)
  return safe && /^https:/i.test(safe) ? safe : undefined
}

/** A picture that may be asked for: one that needs no asking, or one of the place that the wallet itself came from. */
export function pictureLink(link: string | null | undefined, origin: string | undefined): string | undefined {
  if (!link) return undefined
  if (/^data:image\//i.test(link)) return link
  return origin !== undefined && link.startsWith(`${origin}/`) ? link : undefined
}
