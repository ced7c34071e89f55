import { describe, expect, test } from 'vitest'
import { collect, createFakePage } from '../test/fakePage.ts'
import { createFakeSolanaWallet, type FakeSolanaWalletOptions } from '../test/fakeSolanaWallet.ts'
import { registerWallets } from '../test/registerWallets.ts'
import { solana } from './solana.ts'

const nothing = undefined
const fake = (options?: FakeSolanaWalletOptions) => createFakeSolanaWallet(options).wallet

function start() {
  const page = createFakePage()
  const { listed, context } = collect()
  const stop = solana({ target: page }).discover!(context)
  return { page, listed, stop }
}

describe('registered wallets', () => {
  test('[S1.3] [S3.25] are listed with their name and icon', () => {
    const { page, listed } = start()
    const wallet = fake({ name: ' Fe\u200Brn ' })
    registerWallets(page, wallet)
    expect(listed).toEqual([
      expect.objectContaining({
        id: 'Fern',
        uid: 'solana:Fern',
        name: 'Fern',
        icon: wallet.icon,
        type: 'ANNOUNCED',
        namespaces: ['solana'],
      }),
    ])
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    '[S3.25] named like a property of Object.prototype are listed: %s',
    (name) => {
      const { page, listed } = start()
      registerWallets(page, fake({ name }))
      expect(listed).toMatchObject([{ id: name, name }])
    },
  )

  describe('without signing features at first', () => {
    /** Registers a wallet without signing features, like a locked wallet. */
    function register() {
      const { page, listed, stop } = start()
      const { wallet, emit, listenerCount } = createFakeSolanaWallet()
      const all = { ...wallet.features }
      const shown = { 'standard:connect': all['standard:connect'], 'standard:events': all['standard:events'] }
      const changing = { ...wallet, features: shown as Record<string, unknown> }
      const unregister = registerWallets(page, changing)
      const unlock = (): void => {
        changing.features = all
        emit({ features: all })
      }
      const again = () => registerWallets(page, changing)
      return { listed, stop, unregister, again, unlock, emit, listenerCount }
    }

    test('[S3.25] are listed once they report the features', () => {
      const { listed, again, unlock, emit, listenerCount } = register()
      again()
      expect([listed, listenerCount()]).toEqual([[], 1])
      emit({ accounts: [] })
      expect(listed).toEqual([])
      unlock()
      expect(listed).toMatchObject([{ name: 'Fern' }])
      unlock()
      expect([listed.length, listenerCount()]).toEqual([1, 0])
    })

    test.each(['stop', 'unregister'] as const)(
      '[S3.25] are not listed after %s, which removes the listener',
      (end) => {
        const wallet = register()
        wallet[end]()
        expect(wallet.listenerCount()).toBe(0)
        wallet.unlock()
        expect(wallet.listed).toEqual([])
      },
    )
  })

  test('are at most 100, even if a page registers 10,000', () => {
    const { page, listed } = start()
    const unregister = registerWallets(
      page,
      ...Array.from({ length: 10_000 }, (_, index) => fake({ name: `Wallet ${index}` })),
    )
    expect(listed).toHaveLength(100)
    unregister()
    registerWallets(page, fake({ name: 'Fern' }))
    expect(listed).toMatchObject([{ name: 'Fern' }])
  })

  test('[S3.25] that loaded before the app register on the app-ready event', () => {
    const page = createFakePage()
    const { listed, context } = collect()
    const wallet = fake()
    page.addEventListener('wallet-standard:app-ready', (event) =>
      (event as unknown as { detail: { register: (wallet: unknown) => void } }).detail.register(wallet),
    )
    solana({ target: page }).discover!(context)
    expect(listed.map(({ name }) => name)).toEqual(['Fern'])
  })

  test('[S3.25] are listed once for repeated registrations', () => {
    const { page, listed } = start()
    const wallet = fake()
    registerWallets(page, wallet, wallet)
    registerWallets(page, wallet)
    expect(listed).toHaveLength(1)
  })

  test('[S3.25] that unregister are removed, and keep their uid when they register again', () => {
    const { page, listed } = start()
    const [first, second] = [fake(), fake({ name: 'Moss' })]
    const leave = registerWallets(page, first)
    registerWallets(page, second)
    leave()
    expect(listed.map(({ name }) => name)).toEqual(['Moss'])
    registerWallets(page, first)
    expect(listed.map(({ uid }) => uid)).toEqual(['solana:Moss', 'solana:Fern'])
  })

  test('[S3.29] with one name are both listed, the later one marked', () => {
    const { page, listed } = start()
    registerWallets(page, fake(), fake())
    expect(listed.map(({ id, isDuplicate }) => [id, isDuplicate])).toEqual([
      ['Fern', undefined],
      ['Fern', true],
    ])
    expect(new Set(listed.map(({ uid }) => uid)).size).toBe(2)
  })

  test('[S3.26] with a known shorter name have the shorter name', () => {
    const { page, listed } = start()
    registerWallets(page, fake({ name: 'Trust Wallet' }))
    expect(listed.map(({ id, name }) => [id, name])).toEqual([['Trust', 'Trust']])
  })

  test.each<[boolean, string, FakeSolanaWalletOptions]>([
    [true, 'has all features', {}],
    [true, 'only signs and sends', { features: { 'solana:signTransaction': nothing } }],
    [true, 'only signs', { features: { 'solana:signAndSendTransaction': nothing } }],
    [true, 'signs no messages', { features: { 'solana:signMessage': nothing } }],
    [true, 'cannot be disconnected', { features: { 'standard:disconnect': nothing } }],
    [false, 'cannot be connected', { features: { 'standard:connect': nothing } }],
    [
      false,
      'signs no transactions',
      { features: { 'solana:signTransaction': nothing, 'solana:signAndSendTransaction': nothing } },
    ],
    [false, 'only opens WalletConnect', { name: 'WalletConnect' }],
    [false, 'has no name', { name: '' }],
    [false, 'has a name of 1000 characters', { name: 'x'.repeat(1000) }],
  ])('[S3.25] listed: %s, when it %s', (isListed, _, options) => {
    const { page, listed } = start()
    registerWallets(page, fake(options))
    expect(listed).toHaveLength(Number(isListed))
  })

  test('[S3.25] without `standard:events` are not listed', () => {
    const { page, listed } = start()
    const wallet = fake()
    const { 'standard:events': _, ...features } = wallet.features
    registerWallets(page, { ...wallet, features })
    expect(listed).toEqual([])
  })

  test.each([
    ['javascript:alert(1)', undefined],
    ['data:text/html,<script/>', undefined],
    ['http://plain.example/a.png', undefined],
    [7, undefined],
    ['https://wallet.example/a.png', undefined],
    ['data:image/webp;base64,AA', 'data:image/webp;base64,AA'],
  ])('the icon %s is shown as %s', (icon, shown) => {
    const { page, listed } = start()
    registerWallets(page, fake({ icon: icon as string }))
    expect(listed[0]?.icon).toBe(shown)
  })

  test('[S3.25] that throw do not prevent others from being listed', () => {
    const { page, listed } = start()
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hostile')
        },
      },
    )
    registerWallets(page, null, 'text', hostile, {}, fake())
    const detail = (): never => {
      throw new Error('hostile')
    }
    for (const each of [detail, 'text', null])
      page.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail: each }))
    registerWallets(page, fake({ name: 'Moss' }))
    expect(listed.map(({ name }) => name)).toEqual(['Fern', 'Moss'])
  })

  test('[S3.25] beyond the limit are ignored', () => {
    const { page, listed } = start()
    registerWallets(page, ...Array.from({ length: 150 }, () => fake()))
    expect(listed).toHaveLength(100)
  })

  test('[S3.30] stop removes the listeners from the page, and later registrations are ignored', () => {
    const { page, listed, stop } = start()
    registerWallets(page, fake())
    stop()
    expect([listed, page.listenerCount()]).toEqual([[], 0])
    registerWallets(page, fake())
    expect(listed).toEqual([])
  })

  test('[S3.30] a wallet that keeps the registration object cannot register or unregister after a stop', () => {
    const { page, listed, stop } = start()
    const apis: { register: (...wallets: readonly unknown[]) => () => void }[] = []
    const detail = (api: (typeof apis)[number]): void => void apis.push(api)
    page.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail }))
    const unregister = apis[0]?.register(fake())
    expect(listed).toHaveLength(1)
    stop()
    unregister?.()
    apis[0]?.register(fake({ name: 'Moss' }))
    expect(listed).toEqual([])
  })

  test('a server without a page has no wallets', () => {
    const { listed, context } = collect()
    solana({ target: {} as EventTarget }).discover!(context)()
    expect(listed).toEqual([])
  })
})
