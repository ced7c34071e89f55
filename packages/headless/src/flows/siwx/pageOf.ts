import type { SiwxMessageData } from '@foyer/chains/siwx'
import type { SiwxOptions } from './siwx.ts'

/** What the page says of itself, unless the host says it. */
export function pageOf(
  options: SiwxOptions,
): Pick<SiwxMessageData, 'domain' | 'uri'> & Partial<SiwxMessageData> {
  const { statement, resources, requestId, scheme } = options
  const { host, href } = typeof location === 'undefined' ? {} : location
  return {
    domain: options.domain ?? host ?? 'Unknown Domain',
    uri: options.uri ?? (href === undefined ? 'Unknown URI' : toUri(href)),
    ...(scheme !== undefined && { scheme }),
    ...(statement !== undefined && { statement }),
    ...(resources !== undefined && { resources }),
    ...(requestId !== undefined && { requestId }),
  }
}

/** A page's address as RFC 3986 has it: browsers leave some characters of it as they are. */
const toUri = (href: string): string =>
  href.replace(/[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/gu, (character) => encodeURIComponent(character))
