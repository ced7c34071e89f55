import { type Sandbox, setSwapPrice, SWAP_ROUTER } from '@foyer/sandbox'
import type { Page } from '@playwright/test'
import { type Address, erc20Abi, type Hash, parseEther } from 'viem'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  asked,
  connectWallet,
  nodeAt,
  panelOf,
  viewOf,
  walletOf,
} from './helpers.ts'

const [ALICE] = ACCOUNTS
const AMBER = '0x5a11D0c0000000000000000000000000000000a1'

const held = async (world: Sandbox) => {
  const node = nodeAt(world.urls.evm[1])
  const args = [ALICE as Address] as const
  return {
    ether: await node.getBalance({ address: ALICE as Address }),
    amber: await node.readContract({ address: AMBER, abi: erc20Abi, functionName: 'balanceOf', args }),
  }
}
const allowance = (world: Sandbox): Promise<bigint> =>
  nodeAt(world.urls.evm[1]).readContract({
    address: AMBER,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [ALICE as Address, SWAP_ROUTER as Address],
  })
/** Fees of the account's transactions since a block. */
async function feesSince(world: Sandbox, block: bigint): Promise<bigint> {
  const node = nodeAt(world.urls.evm[1])
  const newest = await node.getBlockNumber()
  let fees = 0n
  for (let number = block + 1n; number <= newest; number++) {
    const { transactions } = await node.getBlock({ blockNumber: number })
    for (const hash of transactions) {
      const { gasUsed, effectiveGasPrice } = await node.getTransactionReceipt({ hash: hash as Hash })
      fees += gasUsed * effectiveGasPrice
    }
  }
  return fees
}

const button = (page: Page, name: string | RegExp) =>
  viewOf(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

async function choose(page: Page, token: RegExp): Promise<void> {
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SwapSelectToken')
  await viewOf(page).getByRole('button', { name: token }).first().click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Swap')
}

/** Fills the form of the modal. */
async function fill(page: Page, { get, amount }: { readonly get: RegExp; readonly amount: string }) {
  if ((await panelOf(page).count()) === 0) await accountButton(page).click()
  await button(page, 'Swap').click()
  await button(page, 'Select token').first().click()
  await choose(page, get)
  await viewOf(page).getByRole('textbox', { name: 'You pay' }).fill(amount)
}
const isSwapped = async (page: Page, text: string): Promise<void> => {
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await expect(page.getByText(text, { exact: true })).toBeVisible()
}

test('ETH is swapped to a token, and the token to ETH with an exact allowance; the sums are right [S1.7] [S2.19]', async ({
  page,
  world,
}) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  const start = await held(world)
  const block = await nodeAt(world.urls.evm[1]).getBlockNumber()

  await fill(page, { get: /^Amber Dollar/, amount: '1' })
  await expect(viewOf(page).getByRole('textbox', { name: 'You receive' })).toHaveValue('3,200')
  await button(page, 'Review swap').click()
  await button(page, 'Swap').click()
  await isSwapped(page, 'Swapped 1 ETH for 3,200 AMBD')
  const between = await held(world)
  expect(between).toEqual({
    ether: start.ether - parseEther('1') - (await feesSince(world, block)),
    amber: start.amber + 3_200_000_000n,
  })

  await fill(page, { get: /^Amber Dollar/, amount: '0.1' })
  await expect(viewOf(page).getByRole('textbox', { name: 'You receive' })).toHaveValue('320')
  await button(page, 'Switch tokens').click()
  await expect(viewOf(page).getByRole('textbox', { name: 'You pay' })).toHaveValue('320')
  await button(page, 'Review swap').click()
  await expect(viewOf(page).getByText('Spending limit')).toBeVisible()
  await button(page, 'Approve AMBD').click()
  await expect(button(page, 'Swap')).toBeVisible()
  // Exact, though the backend requested an unlimited allowance.
  expect(await allowance(world)).toBe(320_000_000n)
  await button(page, 'Swap').click()
  await isSwapped(page, 'Swapped 320 AMBD for 0.1 ETH')
  expect(await allowance(world)).toBe(0n)
  expect(await held(world)).toEqual({
    ether: start.ether - parseEther('0.9') - (await feesSince(world, block)),
    amber: start.amber + 2_880_000_000n,
  })
  expect(await asked(page, 'eth_sendTransaction')).toBe(3)
  await viewOf(page).getByRole('tab', { name: 'Activity' }).click()
  await expect(viewOf(page).getByRole('link', { name: /^Swapped/ })).toHaveCount(2)
})

test('a wallet with atomic batches approves and swaps with one confirmation [S1.7]', async ({
  page,
  world,
}) => {
  await page.goto(`/?wallets=${JSON.stringify([{ wallet: 'pebble', upgradesAccounts: true }])}`)
  await connectWallet(page)
  const start = await held(world)
  await fill(page, { get: /^Amber Dollar/, amount: '1' })
  await button(page, 'Switch tokens').click()
  await viewOf(page).getByRole('textbox', { name: 'You pay' }).fill('320')
  await button(page, 'Review swap').click()
  await expect(viewOf(page).getByText(/^One confirmation .* upgrade this account/)).toBeVisible()
  await expect(viewOf(page).getByText('Spending limit')).toBeVisible()
  await expect(viewOf(page).getByText(SWAP_ROUTER)).toHaveCount(2)
  await button(page, 'Swap').click()
  await isSwapped(page, 'Swapped 320 AMBD for 0.1 ETH')
  expect((await held(world)).amber).toBe(start.amber - 320_000_000n)
  expect(await allowance(world)).toBe(0n)
  expect([await asked(page, 'wallet_sendCalls'), await asked(page, 'eth_sendTransaction')]).toEqual([1, 0])
  await viewOf(page).getByRole('tab', { name: 'Activity' }).click()
  await expect(viewOf(page).getByRole('link', { name: /^Swapped/ })).toHaveCount(1)
})

test(
  'a rejection at either step has no effect, and both can be retried [S8.57]',
  { tag: '@deep' },
  async ({ page, world }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    const wallet = await walletOf(page)
    const start = await held(world)
    await fill(page, { get: /^Amber Dollar/, amount: '1' })
    await button(page, 'Switch tokens').click()
    await viewOf(page).getByRole('textbox', { name: 'You pay' }).fill('32')
    await button(page, 'Review swap').click()
    await expect(button(page, 'Approve AMBD')).toBeEnabled()
    await wallet.evaluate((pebble) => pebble.setBehaviour('reject'))
    await button(page, 'Approve AMBD').click()
    await expect(page.getByText('Request declined', { exact: true })).toBeVisible()
    expect([await held(world), await allowance(world)]).toEqual([start, 0n])
    await wallet.evaluate((pebble) => pebble.setBehaviour('approve'))
    await button(page, 'Try again').click()
    await expect(button(page, 'Swap')).toBeEnabled()

    await wallet.evaluate((pebble) => pebble.setBehaviour('reject'))
    await button(page, 'Swap').click()
    await expect(page.getByText('Request declined', { exact: true })).toBeVisible()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'SwapPreview')
    expect((await held(world)).amber).toBe(start.amber)
    await wallet.evaluate((pebble) => pebble.setBehaviour('approve'))
    await button(page, 'Try again').dblclick()
    await isSwapped(page, 'Swapped 32 AMBD for 0.01 ETH')
    expect((await held(world)).amber).toBe(start.amber - 32_000_000n)
    // Rejected twice, approved once, swapped once.
    expect(await asked(page, 'eth_sendTransaction')).toBe(4)
  },
)

test(
  'a price change after the review requires another confirmation',
  { tag: '@deep' },
  async ({ page, world }) => {
    await page.clock.install()
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    const start = await held(world)
    await fill(page, { get: /^Amber Dollar/, amount: '1' })
    await button(page, 'Review swap').click()
    await expect(button(page, 'Swap')).toBeEnabled()
    await setSwapPrice(world.urls.evm[1], { caipNetworkId: 'eip155:1', symbol: 'ETH', price: 3000 })
    // The review refetches its quote after ten seconds.
    await page.clock.fastForward(10_000)
    await expect(viewOf(page).getByText('The price moved: 3,000 AMBD instead of 3,200.')).toBeVisible()
    expect(await asked(page, 'eth_sendTransaction')).toBe(0)
    await button(page, 'Accept new price').click()
    await button(page, 'Swap').click()
    await isSwapped(page, 'Swapped 1 ETH for 3,000 AMBD')
    expect((await held(world)).amber).toBe(start.amber + 3_000_000_000n)
  },
)

test(
  'with nodes that cannot simulate, the estimate of the provider must be confirmed',
  { tag: '@deep' },
  async ({ page, world }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await fill(page, { get: /^Amber Dollar/, amount: '1' })
    await button(page, 'Review swap').click()
    await expect(button(page, 'Swap')).toBeEnabled()
    await expect(viewOf(page).getByText('You receive at least')).toBeVisible()
    await button(page, 'Cancel').click()

    world.faults.set('RPC /eth_simulateV1', {
      body: { error: { code: -32601, message: 'Method not found' } },
    })
    await button(page, 'Review swap').click()
    await expect(viewOf(page).getByText('Estimated minimum')).toBeVisible()
    await expect(button(page, 'Swap')).toBeDisabled()
    await viewOf(page).getByRole('checkbox', { name: 'I want to swap anyway' }).check()
    await button(page, 'Swap').click()
    await isSwapped(page, 'Swapped 1 ETH for 3,200 AMBD')
  },
)

test.describe('a backend that rejects', () => {
  test.use({ tolerated: [/Failed to load resource/] })

  test(
    'a failed quote is shown, and can be retried; an insufficient balance is no failure [S8.4]',
    { tag: '@deep' },
    async ({ page, world }) => {
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      world.faults.set('/v1/convert/quotes', { status: 503 })
      await fill(page, { get: /^Amber Dollar/, amount: '1' })
      await expect(viewOf(page).getByRole('alert')).toHaveText('Couldn’t get a price')
      await expect(viewOf(page).getByRole('textbox', { name: 'You receive' })).toHaveValue('')
      world.faults.clear()
      await button(page, 'Try again').click()
      await expect(viewOf(page).getByRole('textbox', { name: 'You receive' })).toHaveValue('3,200')
      await expect(button(page, 'Review swap')).toBeEnabled()

      const body = { reasons: [{ name: 'amount', description: 'insufficient liquidity' }] }
      world.faults.set('/v1/convert/quotes', { status: 400, body })
      await viewOf(page).getByRole('textbox', { name: 'You pay' }).fill('2')
      await expect(button(page, 'Insufficient liquidity')).toBeDisabled()
      world.faults.clear()
      await viewOf(page).getByRole('textbox', { name: 'You pay' }).fill('0.5')
      await button(page, 'Review swap').click()
      await button(page, 'Swap').click()
      await isSwapped(page, 'Swapped 0.5 ETH for 1,600 AMBD')
    },
  )
})

// keyboard.spec.ts fills in and reviews a swap by keyboard, and the first test here confirms one.
test('ETH is swapped to a token by keyboard', { tag: '@deep' }, async ({ page, world }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  const start = await held(world)
  const press = async (name: string): Promise<void> => {
    await expect(button(page, name)).toBeEnabled()
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await accountButton(page).focus()
  await page.keyboard.press('Enter')
  await press('Swap')
  await button(page, 'Select token').first().focus()
  await page.keyboard.press('Enter')
  await expect(viewOf(page).getByRole('searchbox')).toBeVisible()
  await viewOf(page).getByRole('searchbox').focus()
  await page.keyboard.type('amber')
  const found = viewOf(page).getByRole('button', { name: /^Amber Dollar/ })
  await expect(found).toHaveCount(1)
  await found.focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Swap')
  await viewOf(page).getByRole('textbox', { name: 'You pay' }).focus()
  await page.keyboard.type('0.5')
  await expect(viewOf(page).getByRole('textbox', { name: 'You receive' })).toHaveValue('1,600')
  // Enter in the field submits the form.
  await expect(button(page, 'Review swap')).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SwapPreview')
  await press('Swap')
  await isSwapped(page, 'Swapped 0.5 ETH for 1,600 AMBD')
  expect((await held(world)).amber).toBe(start.amber + 1_600_000_000n)
})

test(
  'a page with hooks alone swaps a token, with an allowance first [S1.7]',
  { tag: '@deep' },
  async ({ page, world }) => {
    await page.goto('/custom?wallets=pebble')
    await page
      .getByRole('button', { name: /Pebble/ })
      .first()
      .click()
    const card = page.getByRole('region', { name: 'Swapping' })
    await expect(card).toBeVisible()
    const before = await held(world)
    await card.getByLabel('Token to give').selectOption({ label: 'AMBD' })
    await card.getByLabel('Token to get').selectOption({ label: 'ETH' })
    await card.getByLabel('How much is given').fill('64')
    await expect(card.getByTestId('quote')).toHaveText('0.02 ETH')
    await card.getByRole('button', { name: 'Look at the swap' }).click()
    await expect(card.getByTestId('swap-review')).toContainText('may take 64')
    await card.getByRole('button', { name: 'Allow it' }).click()
    await card.getByRole('button', { name: 'Swap it' }).click()
    await expect(card.getByTestId('swapped')).toHaveText('64 AMBD for 0.02 ETH: confirmed', {
      timeout: 15_000,
    })
    expect((await held(world)).amber).toBe(before.amber - 64_000_000n)
  },
)
