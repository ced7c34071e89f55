/**
 * The address if it may be shown, else `undefined`. Names and icons of wallets, tokens and apps are what strangers
 * say: `https:`, pictures in the address itself, and object URLs of this page; no other scheme, and nothing relative,
 * which would be asked of the host's own server. An SVG runs no script inside `<img>`.
 */
export function safeImageSrc(src: string | undefined): string | undefined {
  return src && /^(https:\/\/|data:image\/|blob:)/i.test(src) ? src : undefined
}
