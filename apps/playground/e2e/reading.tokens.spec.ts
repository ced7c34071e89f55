import { devAccounts, type Sandbox, sandboxTokens } from '@foyer/sandbox'
import type { Locator, Page } from '@playwright/test'
import { type Address, createWalletClient, http, parseAbi, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { expect, test } from './fixtures.ts'
import { accountButton, asked, connectWallet, nodeAt, panelOf, viewOf, withWallets } from './helpers.ts'

const TRANSFER = parseAbi(['function transfer(address to, uint256 amount) returns (bool)'])
const [owner, other] = devAccounts as readonly [(typeof devAccounts)[0], (typeof devAccounts)[0]]
const amber = sandboxTokens.find(({ symbol }) => symbol === 'AMBD')

const openAccount = async (page: Page): Promise<void> => {
  await accountButton(page).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
}
const closeAccount = async (page: Page): Promise<void> => {
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(panelOf(page)).toHaveCount(0)
}
const tokens = (page: Page): Locator =>
  viewOf(page).getByRole('list', { name: 'Tokens' }).getByRole('listitem')
const nfts = (page: Page): Locator => viewOf(page).getByRole('list', { name: 'NFTs' }).getByRole('listitem')
const reads = ({ requests }: Sandbox): number =>
  requests.list().filter(({ url }) => url.includes('/balance?')).length

/** Sends Amber Dollars from the page's account, independent of the page. */
async function send(url: string, amount: string): Promise<void> {
  const account = privateKeyToAccount(owner.privateKey)
  const wallet = createWalletClient({ account, chain: mainnet, transport: http(url) })
  const hash = await wallet.writeContract({
    address: amber?.address as Address,
    abi: TRANSFER,
    functionName: 'transfer',
    args: [other.address, parseUnits(amount, 6)],
  })
  await nodeAt(url).waitForTransactionReceipt({ hash })
}

test('tokens on the chain, without spam, and refetched after a transfer [S1.6] [S5.20] [S7.12]', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await openAccount(page)
  await expect(tokens(page)).toHaveText([
    /^E?Ether10,000 ETH.*\$32,000,000\.00$/,
    /^B?Bracken1,000 BRKN.*\$2,500\.00$/,
    /^A?Amber Dollar1,000 AMBD.*\$1,000\.00$/,
  ])

  await closeAccount(page)
  await send(world.urls.evm[1], '250.0009')
  await page.clock.fastForward(30_001)
  await openAccount(page)
  await expect(tokens(page).filter({ hasText: 'Amber Dollar' })).toHaveText(/749\.999 AMBD.*\$750\.00$/)
})

test('tokens on Solana [S1.6]', async ({ page }) => {
  await page.goto('/?networks=solana&wallets=fern')
  await connectWallet(page, 'Fern')
  await openAccount(page)
  await expect(tokens(page)).toHaveText([/^S?Solana.* SOL/, /^K?Kelp1,000 KELP.*\$250\.00$/])
})

test('tokens and NFTs come from a wallet with wallet_getAssets, not from the backend [S7.34] [S3.47]', async ({
  page,
  world,
}) => {
  await page.goto(`/${withWallets({ wallet: 'pebble', discoversAssets: true })}`)
  await connectWallet(page)
  await openAccount(page)
  await expect(tokens(page)).toHaveText([/^E?Ether/, /^B?Bracken/, /^A?Amber Dollar/])
  expect(await asked(page, 'wallet_getAssets')).toBe(1)
  expect(reads(world)).toBe(0)

  await viewOf(page).getByRole('tab', { name: 'NFTs' }).click()
  await expect(nfts(page)).toHaveText([/Tidepools #1/, /Tidepools #2/])
  expect(await asked(page, 'wallet_getAssets')).toBe(1)
})

test.describe('while the backend is down', () => {
  test.use({ tolerated: [/503/] })

  test(
    'the last list stays, one toast shows, and no request is sent for 30 s [S5.6] [S7.61] [S8.2]',
    { tag: '@deep' },
    async ({ page, world }) => {
      await page.clock.install()
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      await openAccount(page)
      await expect(tokens(page)).toHaveCount(3)
      await closeAccount(page)

      world.faults.set('/v1/account/*/balance', { status: 503 })
      await page.clock.fastForward(30_001)
      await openAccount(page)
      const toast = page.getByText('Token Balance Unavailable')
      await expect(toast).toHaveCount(1)
      await expect(viewOf(page).getByText('Not up to date')).toBeVisible()
      await expect(tokens(page)).toHaveCount(3)
      expect(reads(world)).toBe(2)

      await page.clock.fastForward(10_000)
      await expect(toast).toHaveCount(0)
      await closeAccount(page)
      await openAccount(page)
      await expect(viewOf(page).getByText('Not up to date')).toBeVisible()
      await expect(toast).toHaveCount(0)
      expect(reads(world)).toBe(2)

      world.faults.clear()
      await page.clock.fastForward(30_000)
      await closeAccount(page)
      await openAccount(page)
      await expect(tokens(page)).toHaveCount(3)
      await expect(viewOf(page).getByText('Not up to date')).toHaveCount(0)
      expect(reads(world)).toBe(3)
    },
  )
})

test('thousands of tokens render only near the viewport', async ({ page, world }) => {
  world.backend.additional.set({ tokens: 5000, history: 0, hostile: false, malformed: false })
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await openAccount(page)
  await expect(tokens(page).first()).toHaveAttribute('aria-setsize', '5003')
  expect(await tokens(page).count()).toBeLessThan(100)
})

test.describe('hostile tokens', () => {
  test.use({
    tolerated: [/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_TUNNEL|Failed to load resource/],
  })

  test('show as text', { tag: '@deep' }, async ({ page, world }) => {
    world.backend.additional.set({ tokens: 0, history: 0, hostile: true, malformed: false })
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await openAccount(page)
    await expect(tokens(page).first()).toHaveText(/Ether/)
    await expect(tokens(page)).toHaveCount(11)
    expect(await page.evaluate(() => document.body.dataset['hacked'])).toBeUndefined()
    const width = await panelOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
})

test('a page with hooks alone shows tokens, prices and NFTs [S1.6]', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`/custom${withWallets({ wallet: 'pebble', discoversAssets: true })}`)
  await page.getByRole('button', { name: 'Pebble' }).click()
  await expect(page.getByTestId('tokens').getByRole('listitem')).toHaveText([
    'Ether: 10,000 ETH, $32,000,000.00',
    'Bracken: 1,000 BRKN, $2,500.00',
    'Amber Dollar: 1,000 AMBD, $1,000.00',
  ])
  await expect(page.getByTestId('price')).toHaveText('One ETH is $3,200.00')
  await expect(page.getByTestId('nfts').getByRole('listitem')).toHaveText([/Tidepools #1/, /Tidepools #2/])
})
