/**
 * The URL if it may be shown, else `undefined`. Icons of wallets, tokens and apps are claims. Allowed are `https:`,
 * `data:image/…`, and `blob:` URLs; no other scheme, and no relative URL, which would be requested from the host's own
 * server. An SVG runs no script inside `<img>`. A page on localhost may show images of localhost, for a backend in
 * development.
 */
export function safeImageSrc(src: string | undefined): string | undefined {
  if (!src) return undefined
  if (/^(https:\/\/|data:image\/|blob:)/i.test(src)) return src
  return isOfThisMachine(src) && typeof location !== 'undefined' && isOfThisMachine(location.origin)
    ? src
    : undefined
}

const isOfThisMachine = (url: string): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/i.test(url)
