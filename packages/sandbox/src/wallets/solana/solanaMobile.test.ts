import type { Connector } from '@foyer/chains'
import { testContext } from '@foyer/chains/conformance'
import { mainnet, solana as network, solanaDevnet } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { solanaMobile } from '@foyer/chains/solana-mobile'
import { base58 } from '@scure/base'
import type { Wallet } from '@wallet-standard/base'
import { afterEach, expect, test, vi } from 'vitest'
import { solanaAccounts } from '../../solana/accounts.ts'
import { createPage } from '../../test/walletControls.ts'

const networks = [network]
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const [{ address = '' } = {}] = solanaAccounts

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type PageOptions = { readonly userAgent?: string; readonly stored?: Map<string, string> }

/** A page on a phone, and the wallets that are listed on it. */
function open({ userAgent = ANDROID, stored = new Map() }: PageOptions = {}) {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const page = Object.assign(createPage(), { isSecureContext: true, localStorage, navigator: { userAgent } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('navigator', page.navigator)
  const loadSdk = vi.fn(() => import('@solana-mobile/wallet-standard-mobile'))
  const mobile = solanaMobile({ loadSdk })
  const listed: Connector[] = []
  const discover = (given = networks) =>
    solana({ target: page, mobile }).discover?.({
      ...testContext(given),
      announce(connector) {
        listed.push(connector)
        return () => void listed.splice(listed.indexOf(connector), 1)
      },
    })
  return { listed, loadSdk, discover, stored }
}

async function found(options?: PageOptions): Promise<Connector> {
  const { listed, discover } = open(options)
  discover()
  await vi.waitFor(() => expect(listed).toHaveLength(1))
  return listed[0] ?? expect.unreachable()
}

test('Android phones list their wallet apps as one wallet', async () => {
  const connector = await found()
  expect(connector).toMatchObject({
    name: 'Mobile Wallet Adapter',
    type: 'ANNOUNCED',
    namespaces: ['solana'],
  })
  expect(connector.icon).toMatch(/^data:image\//)
  expect(await connector.restore?.({ networks })).toEqual([])
})

test('a second discovery lists the same wallet once', async () => {
  const { listed, discover, loadSdk } = open()
  const stop = discover()
  await vi.waitFor(() => expect(listed).toHaveLength(1))
  stop?.()
  expect(listed).toEqual([])
  discover()
  await vi.waitFor(() => expect(listed).toHaveLength(1))
  expect(loadSdk).toHaveBeenCalledTimes(1)
})

test('[S4.5] an authorization is restored on page load without the app, and ends with a disconnect', async () => {
  const { createDefaultAuthorizationCache } = await import('@solana-mobile/wallet-standard-mobile')
  const stored = new Map<string, string>()
  open({ stored })
  const publicKey = base58.decode(address)
  await createDefaultAuthorizationCache().set({
    accounts: [{ address, publicKey, chains: ['solana:mainnet'], features: ['solana:signMessage'] }],
    auth_token: 'token',
    wallet_uri_base: 'https://wallet.example',
    chain: 'solana:mainnet',
    capabilities: { features: [], supported_transaction_versions: ['legacy', 0] },
  } as never)
  expect(stored.size).toBe(1)
  const connector = await found({ stored })
  expect(await connector.restore?.({ networks })).toMatchObject([{ accounts: [{ address }] }])
  const wallet = connector.getProvider('solana') as Wallet
  expect(wallet.accounts.map((account) => account.address)).toEqual([address])
  await connector.disconnect()
  await vi.waitFor(() => expect(stored.size).toBe(0))
})

test.each([
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile'],
])('on %s the package is not loaded', (_, userAgent) => {
  const { listed, discover, loadSdk } = open({ userAgent })
  discover()
  expect(loadSdk).not.toHaveBeenCalled()
  expect(listed).toEqual([])
})

test('the wallet has the chains of the configured Solana networks, and is not listed without any', async () => {
  const { listed, discover, loadSdk } = open()
  discover([mainnet] as never)
  await vi.waitFor(() => expect(loadSdk).toHaveBeenCalled())
  await loadSdk.mock.results[0]?.value
  expect(listed).toEqual([])
  const both = open()
  both.discover([solanaDevnet, network] as never)
  await vi.waitFor(() => expect(both.listed).toHaveLength(1))
  const [connector = expect.unreachable('it is listed')] = both.listed
  await connector.prepare?.()
  const { chains } = connector.getProvider('solana') as Wallet
  expect(chains).toEqual(['solana:mainnet', 'solana:devnet'])
})
