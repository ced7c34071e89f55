import type { RegisteredSolanaWallet } from '@foyer/sandbox/wallets'
import type { JSHandle, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectButton,
  connectWallet,
  expectNetwork,
  isDeep,
  openConnect,
  openNetworks,
  panelOf,
  rowOf,
  viewOf,
  walletRow,
} from './helpers.ts'
import { isSigned as isSignedBy } from './verifiers.ts'

const ALICE = '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm'
const BOB = '8y8mLqtgs4esizkcgWUygWoCM6dzXu5N2cuPW5qfJGrL'
const HUNDRED_SOL = 100_000_000_000

const fern = (page: Page, id = 'fern'): Promise<JSHandle<RegisteredSolanaWallet>> =>
  page.waitForFunction((key) => window.sandboxWallets?.[key] as unknown as RegisteredSolanaWallet, id)
const prompts = async (page: Page): Promise<number> =>
  (await fern(page)).evaluate((wallet) => wallet.promptCount())

/** Sends a request to the node, not through the page. */
async function ask<result>(url: string, method: string, ...params: readonly unknown[]): Promise<result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = (await (await fetch(url, { method: 'POST', body })).json()) as { result: result }
  return answer.result
}
const lamportsOf = async (url: string, address: string): Promise<number> =>
  (await ask<{ value: number }>(url, 'getBalance', address)).value

const isSigned = (message: string, signature: string, address: string): boolean =>
  isSignedBy.solana({ message, signature, address })

const signing = (page: Page): Locator => page.getByRole('region', { name: 'Signing' })
const sign = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sign message' }).click()

/** The same features through the modal and through hooks. */
const ways = {
  '/': {
    connect: (page: Page) => connectWallet(page, 'Fern'),
    async start(page: Page) {
      await openConnect(page)
      await walletRow(page, 'Fern').click()
    },
    async restart(page: Page) {
      await rowOf(page, 'Try again').click()
    },
    refusal: (page: Page) => viewOf(page).getByText(/declined/i),
    failure: (page: Page) => viewOf(page).getByText('Failed to connect'),
    waiting: (page: Page) => viewOf(page).getByText('Approve the request in the wallet.'),
    isOut: (page: Page) => expect(connectButton(page)).toBeVisible(),
    isIn: (page: Page) => expect(accountButton(page)).toBeVisible(),
    async disconnect(page: Page) {
      await accountButton(page).click()
      await rowOf(page, 'Disconnect').click()
    },
  },
  '/custom': {
    connect: async (page: Page) => page.getByRole('button', { name: 'Fern' }).click(),
    start: async (page: Page) => page.getByRole('button', { name: 'Fern' }).click(),
    restart: async (page: Page) => page.getByRole('button', { name: 'Fern' }).click(),
    refusal: (page: Page) => page.getByText('You declined the request.'),
    failure: (page: Page) => page.getByRole('alert').getByText('Failed to connect'),
    waiting: (page: Page) => page.getByText('Waiting for Fern'),
    isOut: (page: Page) => expect(page.getByRole('button', { name: 'Fern' })).toBeVisible(),
    isIn: (page: Page) => expect(page.getByTestId('address')).toHaveText(ALICE),
    disconnect: async (page: Page) => page.getByRole('button', { name: 'Disconnect' }).click(),
  },
} as const

const paths = (usual: keyof typeof ways): readonly (keyof typeof ways)[] =>
  isDeep ? ['/', '/custom'] : [usual]

for (const path of paths('/custom')) {
  const way = ways[path]
  test(`connects, signs, sends, is restored silently and disconnects on ${path} [S1.3] [S1.4] [S1.14]`, async ({
    page,
    world,
  }) => {
    await page.goto(`${path}?networks=solana,solanaDevnet&wallets=fern`)
    await way.connect(page)
    await way.isIn(page)
    if (path === '/') await expect(accountButton(page)).toHaveAccessibleName(/100 SOL/)
    else await expect(page.getByTestId('balance')).toHaveText('100 SOL')

    await sign(page)
    const signature = (await page.getByTestId('signature').textContent()) ?? ''
    expect(isSigned('Hello from Foyer', signature, ALICE)).toBe(true)
    expect(isSigned('Hello from elsewhere', signature, ALICE)).toBe(false)

    await page.getByRole('button', { name: 'Send 0.01' }).click()
    await expect(page.getByTestId('outcome')).toHaveText('confirmed')
    expect(await lamportsOf(world.urls.solana, BOB)).toBe(HUNDRED_SOL + 10_000_000)
    const left = await lamportsOf(world.urls.solana, ALICE)
    // Fee of a signature, and a priority fee within the ceiling.
    expect(HUNDRED_SOL - 10_000_000 - left).toBeGreaterThanOrEqual(5_000)
    expect(HUNDRED_SOL - 10_000_000 - left).toBeLessThanOrEqual(105_000)
    expect(await prompts(page)).toBe(3)

    await page.reload()
    await way.isIn(page)
    expect(await prompts(page)).toBe(0)
    await way.disconnect(page)
    await way.isOut(page)
    await page.reload()
    await way.isOut(page)
    expect(await (await fern(page)).evaluate(({ requests }) => requests)).toEqual({})
  })
}

// behaviours.spec.ts has these on /custom.
for (const path of paths('/')) {
  const way = ways[path]
  test(
    `a wallet that rejects, crashes, is slow or locked, on ${path} [S8.57] [S8.9]`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto(`${path}?networks=solana&wallets=fern:reject`)
      await way.start(page)
      await expect(way.refusal(page)).toBeVisible()
      const wallet = await fern(page)
      await wallet.evaluate((handle) => handle.setBehaviour('crash'))
      await way.restart(page)
      await expect(way.failure(page)).toBeVisible()
      await expect(way.refusal(page)).toHaveCount(0)
      await wallet.evaluate((handle) => handle.setBehaviour('locked'))
      await way.restart(page)
      await expect(way.waiting(page)).toBeVisible()
      await wallet.evaluate((handle) => handle.unlock())
      await way.isIn(page)

      for (const [behaviour, words] of [
        ['reject', 'You declined the request.'],
        ['crash', 'solana:signMessage - Sign message failed'],
      ] as const) {
        await wallet.evaluate((handle, next) => handle.setBehaviour(next), behaviour)
        await sign(page)
        await expect(signing(page).getByRole('alert')).toHaveText(words)
      }
      // The first account signs, although another account is selected during the request.
      await wallet.evaluate((handle) => handle.setBehaviour('slow'))
      const asked = (): Promise<number> =>
        wallet.evaluate(({ requests }) => requests['solana:signMessage'] ?? 0)
      const before = await asked()
      await sign(page)
      await expect(page.getByRole('button', { name: 'Sign message' })).toBeDisabled()
      await expect.poll(asked).toBe(before + 1)
      await wallet.evaluate((handle) => handle.setAccount(1))
      if (path === '/custom') await expect(page.getByTestId('address')).toHaveText(BOB)
      const signature = (await page.getByTestId('signature').textContent()) ?? ''
      expect(isSigned('Hello from Foyer', signature, ALICE)).toBe(true)
      // The next signature is that of the other account.
      await wallet.evaluate((handle) => handle.setBehaviour('approve'))
      await sign(page)
      await expect
        .poll(async () =>
          isSigned('Hello from Foyer', (await page.getByTestId('signature').textContent()) ?? '', BOB),
        )
        .toBe(true)
      await wallet.evaluate((handle) => handle.lock())
      await way.isOut(page)
    },
  )
}

test(
  'a transfer that the account cannot pay shows the reason, without a request to the wallet [S8.55]',
  { tag: '@deep' },
  async ({ page, world }) => {
    await ask(world.urls.solana, 'sandbox_setBalance', ALICE, 1_000_000)
    await page.goto('/custom?networks=solana&wallets=fern')
    await page.getByRole('button', { name: 'Fern' }).click()
    await expect(page.getByTestId('balance')).toHaveText('0.001 SOL')
    await page.getByRole('button', { name: 'Send 0.01' }).click()
    await expect(signing(page).getByRole('alert')).toHaveText(/Not enough SOL for this transfer/)
    expect(await prompts(page)).toBe(1)
  },
)

test(
  'between Ethereum and Solana another wallet is connected once, then no wallet prompts [S2.32] [S2.34] [S2.35]',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?networks=mainnet,polygon,solana,solanaDevnet&wallets=pebble,fern')
    await connectWallet(page, 'Pebble')
    await expectNetwork(page, 'Ethereum')

    // The current wallet cannot switch.
    await openNetworks(page)
    await rowOf(page, /^Solana\b(?! Devnet)/).click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'SwitchActiveChain')
    await page.getByRole('button', { name: 'Stay on Ethereum' }).click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Networks')
    await rowOf(page, /^Solana\b(?! Devnet)/).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
    await expect(walletRow(page, 'Pebble')).toHaveCount(0)
    await walletRow(page, 'Fern').click()
    await expect(panelOf(page)).toHaveCount(0)
    await expectNetwork(page, 'Solana')
    await expect(accountButton(page)).toHaveAccessibleName(/SOL/)

    // Within Solana no wallet prompts: it has no current network.
    const before = await prompts(page)
    await openNetworks(page)
    await rowOf(page, 'Solana Devnet').click()
    await expectNetwork(page, 'Solana Devnet')
    // To the other connected namespace and back.
    await openNetworks(page)
    await rowOf(page, 'Polygon').click()
    await expectNetwork(page, 'Polygon')
    await openNetworks(page)
    await rowOf(page, /^Solana\b(?! Devnet)/).click()
    await expectNetwork(page, 'Solana')
    expect(await prompts(page)).toBe(before)

    await page.reload()
    await expectNetwork(page, 'Solana')
    await sign(page)
    const signature = (await page.getByTestId('signature').textContent()) ?? ''
    expect(isSigned('Hello from Foyer', signature, ALICE)).toBe(true)
  },
)

test('a wallet with two namespaces is one row, and connects the chosen or current one [S3.21]', async ({
  page,
}) => {
  await page.goto('/?networks=solana,mainnet&wallets=pebble,pebble-solana')
  await openConnect(page)
  await expect(rowOf(page, /^Pebble/)).toHaveCount(1)
  await rowOf(page, /^Pebble/).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingMultiChain')
  await rowOf(page, /^Solana/).click()
  await expect(accountButton(page)).toHaveAccessibleName(/SOL/)
  await page.goto('/custom?networks=mainnet,solana&wallets=pebble,pebble-solana')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Ethereum' }).click()
  await expect(page.getByRole('button', { name: 'Pebble' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Pebble' }).click()
  await expect(page.getByTestId('address')).toHaveText(ACCOUNTS[0])
})
