import { devAccounts, type Sandbox } from '@foyer/sandbox'
import type { Locator, Page } from '@playwright/test'
import { createWalletClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { expect, test } from './fixtures.ts'
import { accountButton, connectWallet, nodeAt, openNetworks, panelOf, rowOf, viewOf } from './helpers.ts'

const [owner, other] = devAccounts as readonly [(typeof devAccounts)[0], (typeof devAccounts)[0]]

/** Sends ether from the page's account, independent of the page. */
async function send(url: string, amount: string): Promise<string> {
  const account = privateKeyToAccount(owner.privateKey)
  const wallet = createWalletClient({ account, chain: mainnet, transport: http(url) })
  const hash = await wallet.sendTransaction({ to: other.address, value: parseEther(amount) })
  await nodeAt(url).waitForTransactionReceipt({ hash })
  return hash
}

/** Additional transactions of this number. */
const addTransactions = (world: Sandbox, history: number): void =>
  world.backend.additional.set({ tokens: 0, history, hostile: false, malformed: false })

async function openActivity(page: Page): Promise<void> {
  await accountButton(page).click()
  await viewOf(page).getByRole('tab', { name: 'Activity' }).click()
}
const rows = (page: Page): Locator =>
  viewOf(page).getByRole('list', { name: 'Activity' }).getByRole('listitem')
const asked = ({ requests }: Sandbox): readonly string[] =>
  requests.list().flatMap(({ url }) => (url.includes('/history?') ? url : []))

test('a transfer is listed and links to the explorer [S1.6] [S7.4]', async ({ page, world }) => {
  const hash = await send(world.urls.evm[1], '1.2345')
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await openActivity(page)
  const row = rows(page).first()
  await expect(row).toContainText('Sent')
  await expect(row).toContainText(/1\.23[45] ETH/)
  await expect(row.getByRole('link')).toHaveAttribute('href', `https://etherscan.io/tx/${hash}`)
  await expect(row.getByRole('heading')).toHaveText(
    new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date()),
  )
})

test(
  'pages load by cursor on scrolling; another network has its own list [S4.30] [S7.22]',
  { tag: '@deep' },
  async ({ page, world }) => {
    addTransactions(world, 150)
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await openActivity(page)
    await expect(rows(page).first()).toBeVisible()
    await expect(async () => {
      await rows(page).last().scrollIntoViewIfNeeded()
      expect(asked(world).length).toBeGreaterThan(6)
    }).toPass()
    const cursors = asked(world).map((url) => new URL(url).searchParams.get('cursor'))
    expect(cursors[0]).toBeNull()
    expect(new Set(cursors).size).toBe(cursors.length)
    // Only rows near the viewport are rendered.
    expect(await rows(page).count()).toBeLessThan(100)

    await panelOf(page).getByRole('button', { name: 'Close' }).click()
    addTransactions(world, 0)
    await openNetworks(page)
    await rowOf(page, 'Polygon').click()
    await expect(panelOf(page)).toHaveCount(0)
    await openActivity(page)
    await expect(viewOf(page).getByText('No activity yet')).toBeVisible()
  },
)

test.describe('while the backend is down', () => {
  test.use({ tolerated: [/503/] })

  test(
    'a toast and a note show, and a retry loads the list [S8.23] [S7.62]',
    { tag: '@deep' },
    async ({ page, world }) => {
      await send(world.urls.evm[1], '0.5')
      world.faults.set('/v1/account/*/history', { status: 503 })
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      await openActivity(page)
      await expect(viewOf(page).getByText('Failed to fetch transactions')).toBeVisible()
      await expect(page.getByText('Failed to fetch transactions')).toHaveCount(2)
      world.faults.clear()
      await viewOf(page).getByRole('button', { name: 'Try again' }).click()
      await expect(rows(page).first()).toContainText('0.5 ETH')
    },
  )
})

test(
  'activity shows in a tab of the account, and on a page with hooks alone [S1.6] [S2.21]',
  { tag: '@deep' },
  async ({ page, world }) => {
    await send(world.urls.evm[1], '2.5')
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await openActivity(page)
    await expect(rows(page).first()).toContainText('2.5 ETH')

    await page.goto('/custom?wallets=pebble')
    const newest = page.getByTestId('history').first().getByRole('listitem').first()
    await expect(newest).toHaveText('send 2.5 ETH')

    // A sent transaction is pending until it is mined, then listed.
    await page.getByRole('button', { name: 'Send 0.01' }).click()
    await expect(newest).toHaveText('send 0.01 ETH')
    await expect(page.getByTestId('pending').getByRole('listitem')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('@foyer/pending_transactions'))).toBeNull()
  },
)
