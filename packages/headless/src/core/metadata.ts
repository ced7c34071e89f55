import type { AppMetadata } from '@foyer/chains'
import { definedOf } from './options.ts'

/** How the app introduces itself: what the host said, else what the page says of itself. */
export function appMetadata(given: Partial<AppMetadata> = {}): AppMetadata {
  const page: Document | undefined = globalThis.document
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: page?.title ?? '',
    description: page?.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content ?? '',
    url: page?.location.origin ?? '',
    icons: icon ? [icon] : [],
    ...definedOf(given),
  }
}

/** The version of this package, as backends are told; a test keeps it the one of `package.json`. */
export const version = '0.0.0'
