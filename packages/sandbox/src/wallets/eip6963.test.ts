import { afterEach, expect, test, vi } from 'vitest'
import { announceEip6963, type AnnouncedWallet, type WalletPage } from './eip6963.ts'
import type { EvmWalletProvider } from './evmWallet.ts'
import { walletIcons } from './icons.ts'

type Page = WalletPage & {
  ethereum?: EvmWalletProvider & { providers?: readonly unknown[]; isPebble?: boolean }
  sandboxWallets?: Record<string, AnnouncedWallet>
}

const chainRpcUrls = { 1: 'http://127.0.0.1:9' }

const createPage = (): { page: Page; announcements: unknown[]; ask: () => void } => {
  const page = new EventTarget() as Page
  const announcements: unknown[] = []
  page.addEventListener('eip6963:announceProvider', (event) =>
    announcements.push((event as CustomEvent<unknown>).detail),
  )
  return {
    page,
    announcements,
    ask: () => void page.dispatchEvent(new Event('eip6963:requestProvider')),
  }
}

afterEach(() => void vi.useRealTimers())

test('a wallet announces itself at once and at each request for announcements, until it is disposed', () => {
  const { page, announcements, ask } = createPage()
  const wallet = announceEip6963({
    page,
    chainRpcUrls,
    name: 'Kite',
    rdns: 'test.kite',
    icon: walletIcons.kite,
  })
  ask()
  wallet.announce()
  expect(announcements).toHaveLength(3)
  expect(announcements[0]).toEqual({ info: wallet.info, provider: wallet.provider })
  expect(wallet.info).toMatchObject({ name: 'Kite', rdns: 'test.kite', icon: walletIcons.kite })
  expect(wallet.info.uuid).toMatch(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/)
  expect([Object.isFrozen(announcements[0]), Object.isFrozen(wallet.info)]).toEqual([true, true])
  wallet.dispose()
  ask()
  expect(announcements).toHaveLength(3)
})

test('a wallet has a UUID of version 4 in a page without TLS', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const { page } = createPage()
  const uuids = [announceEip6963({ page, chainRpcUrls }), announceEip6963({ page, chainRpcUrls })].map(
    ({ info }) => info.uuid,
  )
  vi.unstubAllGlobals()
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(uuids).size).toBe(2)
})

test('a wallet with a delay announces nothing before it has passed', () => {
  vi.useFakeTimers()
  const { page, announcements, ask } = createPage()
  announceEip6963({ page, chainRpcUrls, announceDelayMs: 500 })
  const gone = announceEip6963({ page, chainRpcUrls, announceDelayMs: 500 })
  gone.dispose()
  ask()
  expect(announcements).toHaveLength(0)
  vi.advanceTimersByTime(500)
  expect(announcements).toHaveLength(1)
})

test('a legacy wallet is `window.ethereum`, with the previous one in `providers`, and is not announced', () => {
  const { page, announcements, ask } = createPage()
  let initialized = 0
  page.addEventListener('ethereum#initialized', () => (initialized += 1))
  const one = announceEip6963({ page, chainRpcUrls, legacy: true, flags: { isPebble: true } })
  expect([page.ethereum, page.ethereum?.isPebble]).toEqual([one.provider, true])
  const two = announceEip6963({ page, chainRpcUrls, legacy: true })
  expect(page.ethereum?.providers).toEqual([one.provider, two.provider])
  ask()
  expect([announcements.length, initialized]).toEqual([0, 2])
  two.dispose()
  expect(page.ethereum).toBe(one.provider)
  one.dispose()
  expect(page.ethereum).toBeUndefined()
})

test('a wallet is in `window.sandboxWallets` only if it is exposed', () => {
  const { page } = createPage()
  announceEip6963({ page, chainRpcUrls, rdns: 'test.hidden' })
  const open = announceEip6963({ page, chainRpcUrls, rdns: 'test.open', expose: true })
  const twin = announceEip6963({ page, chainRpcUrls, rdns: 'test.open', expose: 'twin' })
  expect(page.sandboxWallets).toEqual({ 'test.open': open, twin })
  open.dispose()
  twin.dispose()
  expect(page.sandboxWallets).toEqual({})
})

test('storage: true stores in the page, under its own key', async () => {
  const items = new Map<string, string>()
  const localStorage = {
    getItem: (key: string): string | null => items.get(key) ?? null,
    setItem: (key: string, value: string): void => void items.set(key, value),
  }
  const page: Page = Object.assign(new EventTarget(), {
    localStorage,
    location: { origin: 'https://app.test' },
  })
  const wallet = announceEip6963({ page, chainRpcUrls, storage: true })
  expect(items.size).toBe(0)
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  expect([...items]).toEqual([
    [
      'sandbox-wallet/test.pebble',
      JSON.stringify({ origins: ['https://app.test'], chainId: 1, selected: 0 }),
    ],
  ])
  const after = announceEip6963({ page, chainRpcUrls, storage: true })
  expect(await after.provider.request({ method: 'eth_accounts' })).toEqual(wallet.addresses.slice(0, 1))
})

test('throws without a page', () => {
  expect(() => announceEip6963({ chainRpcUrls })).toThrow('needs a page')
})

test.each(Object.entries(walletIcons))(
  'the icon %s is a small data URL without scripts and links',
  (_, icon) => {
    expect(icon).toMatch(/^data:image\/svg\+xml,/)
    expect(icon.length).toBeLessThan(1_000)
    expect(decodeURIComponent(icon)).not.toMatch(/<script|href/)
  },
)
