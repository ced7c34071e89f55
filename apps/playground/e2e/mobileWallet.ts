import { createECDH, hkdfSync, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import nacl from 'tweetnacl'

const KEY_BYTES = 65
const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-128-gcm'

type Rpc = {
  readonly id: number
  readonly method: string
  readonly params: { readonly payloads?: readonly string[]; readonly auth_token?: string }
}

export type MobileWallet = {
  /** Methods that the page has called. */
  readonly methods: readonly string[]
  readonly setBehaviour: (behaviour: 'approve' | 'reject') => void
}

/** Plays a wallet app of a phone: the other side of Mobile Wallet Adapter 2, which the page opens by a link. */
export async function playMobileWallet(page: Page, secretKey: Uint8Array): Promise<MobileWallet> {
  const methods: string[] = []
  let behaviour = 'approve'
  let association = Buffer.alloc(0)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  // The visitor has allowed connections to apps of the phone; otherwise the package opens a dialog of its own.
  await page.addInitScript(() => {
    const { permissions } = navigator
    const query = permissions.query.bind(permissions)
    permissions.query = async (wanted) =>
      String(wanted.name) === 'loopback-network' ? ({ state: 'granted' } as PermissionStatus) : query(wanted)
  })
  browser.on('Page.frameRequestedNavigation', ({ url }) => {
    const { protocol, searchParams } = new URL(url)
    if (protocol !== 'solana-wallet:') return
    const text = searchParams.get('association') ?? ''
    association = Buffer.from(
      text.replace(/[-_.]/g, (sign) => ({ '-': '+', _: '/' })[sign] ?? '='),
      'base64',
    )
    // The wallet app comes to the front.
    void page.evaluate(() => window.dispatchEvent(new Event('blur')))
  })

  function answer({ method, params }: Rpc): object {
    methods.push(method)
    const address = Buffer.from(secretKey.subarray(32)).toString('base64')
    if (method === 'get_capabilities')
      return { result: { features: [], supported_transaction_versions: [0] } }
    if (method === 'deauthorize') return { result: {} }
    // A page that has permission requests signatures only.
    if (behaviour === 'reject' && params.auth_token === undefined)
      return { error: { code: -3, message: 'not signed' } }
    if (method === 'authorize') return { result: { accounts: [{ address }], auth_token: 'token' } }
    const signed = (params.payloads ?? []).map((payload) => {
      const bytes = Buffer.from(payload, 'base64')
      return Buffer.concat([bytes, nacl.sign.detached(bytes, secretKey)]).toString('base64')
    })
    return { result: { signed_payloads: signed } }
  }

  await page.routeWebSocket(/^ws:\/\/localhost:\d+\/solana-wallet$/, (socket) => {
    let key: Buffer | undefined
    let count = 0
    const encrypt = (value: object, secret: Buffer): Buffer => {
      const [sequence, iv] = [Buffer.alloc(4), randomBytes(IV_BYTES)]
      sequence.writeUInt32BE((count += 1))
      const cipher = createCipheriv(CIPHER, secret, iv).setAAD(sequence)
      const body = [cipher.update(JSON.stringify(value)), cipher.final()]
      return Buffer.concat([sequence, iv, ...body, cipher.getAuthTag()])
    }
    const decrypt = (bytes: Buffer, secret: Buffer): Rpc => {
      const [sequence, iv] = [bytes.subarray(0, 4), bytes.subarray(4, 4 + IV_BYTES)]
      const decipher = createDecipheriv(CIPHER, secret, iv).setAAD(sequence)
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const body = decipher.update(bytes.subarray(4 + IV_BYTES, -TAG_BYTES))
      return JSON.parse(Buffer.concat([body, decipher.final()]).toString()) as Rpc
    }
    socket.onMessage((data) => {
      const bytes = Buffer.from(data as Buffer)
      if (key) {
        const request = decrypt(bytes, key)
        return socket.send(encrypt({ id: request.id, jsonrpc: '2.0', ...answer(request) }, key))
      }
      const own = createECDH('prime256v1')
      const publicKey = own.generateKeys()
      const shared = own.computeSecret(bytes.subarray(0, KEY_BYTES))
      key = Buffer.from(hkdfSync('sha256', shared, association, Buffer.alloc(0), 16))
      return socket.send(Buffer.concat([publicKey, encrypt({ v: '1' }, key)]))
    })
  })
  return { methods, setBehaviour: (next) => void (behaviour = next) }
}
