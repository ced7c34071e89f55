import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testContext } from '../conformance/testContext.ts'
import { eip155 } from '../eip155/eip155.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { createFakeEvmWallet } from '../test/fakeEvmWallet.ts'
import { announce, collect, createFakePage, INFO } from '../test/fakePage.ts'
import { listWallets } from '../test/listWallets.ts'
import { baseAccount } from './baseAccount.ts'
import { baseApp } from './baseApp.ts'
import { coinbaseWallet } from './coinbaseWallet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Provider with the flag that `@base-org/account` looks for. */
const walletOfApp = () => Object.assign(createFakeEvmWallet().provider, { isCoinbaseBrowser: true })

function start() {
  const page = createFakePage()
  return { page, begin: () => listWallets(eip155({ target: page, hosts: [baseApp()] }), [mainnet]) }
}
const namesOf = (listed: readonly { readonly name: string }[]) => listed.map(({ name }) => name)

test('the wallet of the Base app is listed once, as host wallet, even if it announces itself', async () => {
  const { page, begin } = start()
  const provider = walletOfApp()
  page.ethereum = provider
  page.addEventListener('eip6963:requestProvider', () => announce(page, INFO, provider))
  const before = page.listenerCount()
  const { listed, stop } = begin()
  expect(listed).toMatchObject([{ id: 'baseApp', name: 'Base', isHost: true, canChooseAccounts: false }])
  await vi.advanceTimersByTimeAsync(2000)
  announce(page, { ...INFO, uuid: 'later' }, provider)
  expect(namesOf(listed)).toEqual(['Base'])
  const [connector] = listed
  expect(await connector?.restore?.({ networks: [mainnet] })).toMatchObject([{ namespace: 'eip155' }])
  stop()
  expect([listed, page.listenerCount(), vi.getTimerCount()]).toEqual([[], before, 0])
})

test('other wallets stay listed next to the wallet of the Base app', async () => {
  const { page, begin } = start()
  const { listed } = begin()
  announce(page, INFO, createFakeEvmWallet().provider)
  page.ethereum = walletOfApp()
  await vi.advanceTimersByTimeAsync(2000)
  announce(page, { ...INFO, uuid: 'later', name: 'Later' }, createFakeEvmWallet().provider)
  expect(namesOf(listed)).toEqual([INFO.name, 'Base', 'Later'])
})

test('`baseApp()` without the adapter lists the wallet once', async () => {
  const { page } = start()
  page.ethereum = walletOfApp()
  const { listed, context } = collect()
  const stop = baseApp()(page, context)
  await vi.advanceTimersByTimeAsync(2000)
  expect(namesOf(listed)).toEqual(['Base'])
  stop()
  expect(listed).toEqual([])
})

test('a wallet that the app injects late is listed once', async () => {
  const { page, begin } = start()
  const { listed } = begin()
  expect(listed).toEqual([])
  page.ethereum = walletOfApp()
  await vi.advanceTimersByTimeAsync(2000)
  expect(namesOf(listed)).toEqual(['Base'])
})

test.each([
  ['no flag', () => createFakeEvmWallet().provider],
  [
    'a flag that is not true',
    () => Object.assign(createFakeEvmWallet().provider, { isCoinbaseBrowser: 'no' }),
  ],
])('a wallet with %s is listed as Browser Wallet', (_, provide) => {
  const { page, begin } = start()
  page.ethereum = provide()
  expect(begin().listed).toMatchObject([{ name: 'Browser Wallet', type: 'INJECTED' }])
})

test('a page in a frame of its own origin has the wallet of the top page', () => {
  const { page, begin } = start()
  Object.assign(page, { top: { ethereum: walletOfApp() } })
  expect(namesOf(begin().listed)).toEqual(['Base'])
})

test('a page in a frame of another origin has no wallet', () => {
  const { page, begin } = start()
  Object.defineProperty(page, 'top', {
    value: Object.defineProperty({}, 'ethereum', {
      get() {
        throw new DOMException('Blocked a frame', 'SecurityError')
      },
    }),
  })
  expect(begin().listed).toEqual([])
})

test.each([
  ['Base Account', baseAccount],
  ['Coinbase', coinbaseWallet],
])('%s returns the provider of the Base app before its SDK has loaded', (_, create) => {
  const loadSdk = vi.fn(async (): Promise<unknown> => ({}))
  const connector = create({ loadSdk })(testContext([mainnet]))
  expect(connector.getProvider('eip155')).toBeUndefined()
  const provider = walletOfApp()
  vi.stubGlobal('ethereum', provider)
  expect(connector.getProvider('eip155')).toBe(provider)
  expect(loadSdk).not.toHaveBeenCalled()
})

test('a later wallet of the page does not replace the provider of an SDK', async () => {
  const { provider } = createFakeEvmWallet()
  const loadSdk = async (): Promise<unknown> => ({
    createBaseAccountSDK: () => ({ getProvider: () => provider }),
  })
  const connector = baseAccount({ loadSdk })(testContext([mainnet]))
  await connector.prepare?.()
  vi.stubGlobal('ethereum', walletOfApp())
  expect(connector.getProvider('eip155')).toBe(provider)
})
