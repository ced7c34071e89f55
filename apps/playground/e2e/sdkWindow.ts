import type { BrowserContext } from '@playwright/test'

/** Window of the wallet: the other side of the protocol that @coinbase/wallet-sdk and @base-org/account speak. */
const walletPage = `<!doctype html><script>
  const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const toBytes = (hex) => Uint8Array.from(hex.match(/../g), (byte) => parseInt(byte, 16))
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  // A later window has the keys of the first.
  const keys = (async () => {
    const load = (jwk, usages) => crypto.subtle.importKey('jwk', jwk, curve, true, usages)
    const stored = JSON.parse(localStorage.getItem('keys'))
    if (stored)
      return { publicKey: await load(stored[0], []), privateKey: await load(stored[1], ['deriveKey']) }
    const made = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
    const written = [made.publicKey, made.privateKey].map((key) => crypto.subtle.exportKey('jwk', key))
    localStorage.setItem('keys', JSON.stringify(await Promise.all(written)))
    return made
  })()
  const post = (message) => opener.postMessage({ id: crypto.randomUUID(), ...message }, '*')
  let secret
  const answer = async (requestId, result) => {
    const { publicKey } = await keys
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify({ result }))
    const cipherText = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text)
    const sender = toHex(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)))
    post({ requestId, sender, content: { encrypted: { iv, cipherText } }, timestamp: new Date() })
  }
  addEventListener('message', async ({ data }) => {
    if (data.event === 'selectSignerType') return post({ requestId: data.id, data: 'scw' })
    if (!data.content) return
    const peer = await crypto.subtle.importKey('spki', toBytes(data.sender), curve, true, [])
    const { privateKey } = await keys
    secret ??= await crypto.subtle.deriveKey(
      { name: 'ECDH', public: peer }, privateKey, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'],
    )
    const { handshake, encrypted } = data.content
    const { method, params } =
      handshake ??
      JSON.parse(
        new TextDecoder().decode(
          await crypto.subtle.decrypt({ name: 'AES-GCM', iv: encrypted.iv }, secret, encrypted.cipherText),
        ),
      ).action
    if (method === 'handshake') return answer(data.id, { value: null })
    const value = await decide(method, params)
    await answer(data.id, value === null ? { error: { code: 4001, message: 'User denied' } } : { value })
    if (value === null || !handshake) { post({ event: 'PopupUnload' }); close() }
  })
  post({ event: 'PopupLoaded' })
</script>`

/** Serves the wallet in its window; `decide` returns the answer to a request, or null to reject it. */
export async function playWallet(
  context: BrowserContext,
  decide: (method: string, params: unknown) => unknown,
) {
  await context.exposeFunction('decide', decide)
  await context.route('https://keys.coinbase.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: walletPage }),
  )
}

/** Requests that leave the machine, of every page. */
export function watchOutside(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(?:http|ws)/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname))
      seen.push(request.url())
  })
  return seen
}

/** A strict Content Security Policy. */
export const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*",
].join('; ')
