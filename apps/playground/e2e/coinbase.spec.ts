import type { BrowserContext, Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from './fixtures.ts'

const account = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

/** Window of the wallet: the other side of the protocol that @coinbase/wallet-sdk speaks. */
const walletPage = `<!doctype html><script>
  const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const toBytes = (hex) => Uint8Array.from(hex.match(/../g), (byte) => parseInt(byte, 16))
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const keys = crypto.subtle.generateKey(curve, true, ['deriveKey'])
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
    const value = await decide(method, params)
    await answer(data.id, value === null ? { error: { code: 4001, message: 'User denied' } } : { value })
    if (value === null || !handshake) { post({ event: 'PopupUnload' }); close() }
  })
  post({ event: 'PopupLoaded' })
</script>`

/** Plays the wallet in its window; `decide` answers a request, or rejects it with null. */
async function playWallet(context: BrowserContext, decide: (method: string, params: unknown) => unknown) {
  await context.exposeFunction('decide', decide)
  await context.route('https://keys.coinbase.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: walletPage }),
  )
}

/** Requests that leave the machine, of every page. */
function watchOutside(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(?:http|ws)/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname))
      seen.push(request.url())
  })
  return seen
}

const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*",
].join('; ')

const open = (page: Page, path: string) =>
  page.goto(`${path}?wallets=pebble&connectors=coinbase&policy=${encodeURIComponent(strict)}`)

test('@coinbase/wallet-sdk connects and signs under a strict policy; nothing leaves the page before the click', async ({
  page,
  context,
}) => {
  const methods: string[] = []
  await playWallet(context, (method, params) => {
    methods.push(method)
    if (method === 'eth_requestAccounts') return [account.address]
    const [raw] = params as [`0x${string}`]
    return account.signMessage({ message: { raw } })
  })
  const outside = watchOutside(context)
  await open(page, '/custom')
  const coinbase = page.getByRole('button', { name: 'Coinbase' })
  await coinbase.hover()
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])

  await coinbase.click()
  await expect(page.getByTestId('address')).toHaveText(account.address)
  await page.getByRole('button', { name: 'Sign message' }).click()
  const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address: account.address, message: 'Hello from Foyer', signature })).toBe(true)
  expect(methods).toEqual(['eth_requestAccounts', 'personal_sign'])
  // The window of the wallet alone: no telemetry.
  expect(new Set(outside.map((url) => new URL(url).origin))).toEqual(new Set(['https://keys.coinbase.com']))

  const before = outside.length
  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(account.address)
  expect(outside).toHaveLength(before)
})

test('a rejection in the window of the wallet is told, and the wallet can be chosen again', async ({
  page,
  context,
}) => {
  const answers: unknown[] = [null, [account.address]]
  await playWallet(context, () => answers.shift())
  await open(page, '/custom')
  const coinbase = page.getByRole('button', { name: 'Coinbase' })
  await coinbase.click()
  await expect(page.getByRole('alert')).toHaveText('You declined the request.')
  await coinbase.click()
  await expect(page.getByTestId('address')).toHaveText(account.address)
})
