/**
 * The address if it may be shown, else `undefined`. Names and icons of wallets, tokens and apps are what strangers
 * say: `https:`, pictures in the address itself, and object URLs of this page; no other scheme, and nothing relative,
 * which would be asked of the host's own server. An SVG runs no script inside `<img>`. A page that itself comes from
 * this machine may show pictures of this machine: there the backend is a developer's own.
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
