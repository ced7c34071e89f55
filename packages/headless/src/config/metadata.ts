import type { AppMetadata } from '@foyer/chains'

/** How the app introduces itself: what the host said, else what the page says of itself. */
export function appMetadata(given: Partial<AppMetadata> = {}): AppMetadata {
  const page = typeof document === 'undefined' ? undefined : document
  return {
    name: given.name ?? page?.title ?? '',
    description:
      given.description ??
      page?.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content ??
      '',
    url: given.url ?? page?.location.origin ?? '',
    icons:
      given.icons ?? [page?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href ?? ''].filter(Boolean),
  }
}
