import type { AppMetadata } from '@foyer/chains'
import { definedOf } from './options.ts'

/** Metadata of the app: of the config, else of the page. */
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

/** Version of this package, sent to backends; a test compares it with `package.json`. */
export const version = '0.0.0'
