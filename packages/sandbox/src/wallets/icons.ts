const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${body}</svg>`)}`

/** Icons of wallets that do not exist. */
export const walletIcons: {
  readonly pebble: string
  readonly kite: string
  readonly lantern: string
} = {
  pebble: svg(
    '<rect width="96" height="96" rx="22" fill="#2f4858"/><ellipse cx="46" cy="54" rx="27" ry="20" fill="#d8e2dc"/><ellipse cx="57" cy="40" rx="15" ry="11" fill="#9fb8ad"/>',
  ),
  kite: svg(
    '<rect width="96" height="96" rx="22" fill="#f6bd60"/><path d="M48 14 70 42 48 68 26 42Z" fill="#84352d"/><path d="M48 14V68M26 42H70" stroke="#f6bd60" stroke-width="3"/><path d="M48 68q10 6 2 14t6 8" fill="none" stroke="#84352d" stroke-width="4"/>',
  ),
  lantern: svg(
    '<rect width="96" height="96" rx="22" fill="#3d2c5e"/><path d="M36 18h24v8H36zM32 70h32v8H32z" fill="#e9c46a"/><rect x="30" y="28" width="36" height="40" rx="10" fill="#fff3c9"/><circle cx="48" cy="50" r="9" fill="#e76f51"/>',
  ),
}
