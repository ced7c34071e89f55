import { expect, test, vi } from 'vitest'
import { testContext } from '../conformance/testContext.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { solana } from '../networks/definitions/solana.ts'
import { solanaDevnet } from '../networks/definitions/solanaDevnet.ts'
import { createFakePage } from '../test/fakePage.ts'
import type { CaipNetwork } from '../types.ts'
import { solanaMobile } from './solanaMobile.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'

/** Package with factories of its defaults. */
function createSdk(): Record<string, unknown> & { readonly registerMwa: ReturnType<typeof vi.fn> } {
  return {
    registerMwa: vi.fn(),
    createDefaultAuthorizationCache: () => 'cache',
    createDefaultChainSelector: () => 'selector',
    createDefaultWalletNotFoundHandler: () => 'handler',
  }
}

async function discover({
  sdk = createSdk(),
  loadSdk = vi.fn(async (): Promise<unknown> => sdk),
  userAgent = PHONE,
  networks = [mainnet, solana, solanaDevnet],
  icons = ['https://cdn.example/a.png', 'https://shop.example/b.png'],
}: {
  readonly sdk?: ReturnType<typeof createSdk>
  readonly loadSdk?: () => Promise<unknown>
  readonly userAgent?: string | undefined
  readonly networks?: readonly CaipNetwork[]
  readonly icons?: readonly string[]
} = {}) {
  const page = Object.assign(createFakePage(), { navigator: { userAgent } })
  const metadata = { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons }
  const context = { ...testContext(networks), metadata, announce: () => () => undefined }
  const find = solanaMobile({ loadSdk })
  const rested = async () => {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const stop = find(page, context)
  await rested()
  stop()
  find(page, context)
  await rested()
  return { sdk, loadSdk }
}

test('wallet apps of an Android phone are registered once, with the clusters and the picture of the app', async () => {
  const { sdk } = await discover()
  expect(sdk.registerMwa).toHaveBeenCalledExactlyOnceWith({
    appIdentity: { name: 'Shop', uri: 'https://shop.example', icon: 'b.png' },
    chains: ['solana:mainnet', 'solana:devnet'],
    authorizationCache: 'cache',
    chainSelector: 'selector',
    onWalletNotFound: 'handler',
  })
})

test.each(['https://shop.example.evil/a.png', 'https://cdn.example/a.png'])(
  'the picture %s of another site is omitted',
  async (icon) => {
    const { sdk } = await discover({ icons: [icon] })
    expect(sdk.registerMwa.mock.lastCall?.[0]).toMatchObject({
      appIdentity: { name: 'Shop', uri: 'https://shop.example' },
    })
    expect(sdk.registerMwa.mock.lastCall?.[0]).not.toHaveProperty('appIdentity.icon')
  },
)

test.each([IPHONE, COMPUTER, undefined])('a page with the user agent %s loads nothing', async (userAgent) => {
  const loadSdk = vi.fn(async () => createSdk())
  const page = Object.assign(createFakePage(), { navigator: { userAgent } })
  solanaMobile({ loadSdk })(page, { ...testContext([solana]), announce: () => () => undefined })
  await vi.dynamicImportSettled()
  expect(loadSdk).not.toHaveBeenCalled()
})

test('an app without networks of Solana registers nothing', async () => {
  const { sdk } = await discover({ networks: [mainnet] })
  expect(sdk.registerMwa).not.toHaveBeenCalled()
})

test.each([
  'createDefaultAuthorizationCache',
  'createDefaultChainSelector',
  'createDefaultWalletNotFoundHandler',
])('a package without %s is not used', async (missing) => {
  const { sdk } = await discover({ sdk: { ...createSdk(), [missing]: undefined } })
  expect(sdk.registerMwa).not.toHaveBeenCalled()
})

test('a package that does not load is no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  await discover({ loadSdk: () => Promise.reject(new Error('not installed')) })
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
