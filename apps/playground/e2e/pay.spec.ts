import type { Page } from '@playwright/test'
import { erc20Abi, parseEther } from 'viem'
import { expect, test } from './fixtures.ts'
import {
  ACCOUNTS,
  asked,
  connectWallet,
  nodeAt,
  panelOf,
  pressOn,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
} from './helpers.ts'

const [ALICE, BOB] = ACCOUNTS
const AMBER = '0x5a11D0c0000000000000000000000000000000a1'

const checkOut = (page: Page): Promise<void> => page.getByRole('button', { name: 'Check out' }).click()
const pay = (page: Page) => viewOf(page).getByRole('button', { name: /^Pay / })

test('a payment request is quoted, paid and confirmed, and the app gets the result [S2.20]', async ({
  page,
  world,
}) => {
  const node = nodeAt(world.urls.evm[1])
  const before = await node.getBalance({ address: BOB })
  await page.goto('/?wallets=pebble&features=pay')
  // Without a connection, a wallet is connected first.
  await checkOut(page)
  await expect(viewOf(page).getByText('on Ethereum')).toBeVisible()
  await rowOf(page, 'Pay with wallet').click()
  await walletRow(page, 'Pebble').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'PayQuote')
  // The full address and the fee show before the wallet is asked.
  await expect(viewOf(page).getByText(BOB)).toBeVisible()
  await expect(viewOf(page).getByText('Network fee')).toBeVisible()
  await pay(page).click()
  await expect(viewOf(page).getByRole('heading', { name: 'Paid' })).toBeVisible()
  expect(await node.getBalance({ address: BOB })).toBe(before + parseEther('0.25'))
  expect(await asked(page, 'eth_sendTransaction')).toBe(1)
  await expect(page.getByTestId('checkout')).toHaveText(/^Paid with 0x[\da-f]{64} \(success\)$/)
})

test('a payment in another token switches the network first, and that token arrives', async ({
  page,
  world,
}) => {
  const node = nodeAt(world.urls.evm[137])
  const balance = (address: typeof ALICE | typeof BOB): Promise<bigint> =>
    node.readContract({ address: AMBER, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  await page.goto('/?wallets=pebble&features=pay')
  await connectWallet(page)
  await checkOut(page)
  await rowOf(page, /^Pay with Pebble/).click()
  await rowOf(page, /Amber Dollar/).click()
  await expect(pay(page)).toHaveText(/800 AMBD/)
  await pay(page).click()
  await expect(viewOf(page).getByRole('heading', { name: 'Paid' })).toBeVisible()
  expect([await balance(ALICE), await balance(BOB)]).toEqual([200_000_000n, 1_800_000_000n])
})

test('closing the modal pays nothing, and the app gets the reason', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?wallets=pebble&features=pay')
  await connectWallet(page)
  await checkOut(page)
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Pay')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('checkout')).toHaveText('Modal closed (ready)')
  expect(await asked(page, 'eth_sendTransaction')).toBe(0)
})

test('by keyboard: a wallet is connected, another token selected, and the focus returns [S2.20]', async ({
  page,
  world,
}) => {
  const node = nodeAt(world.urls.evm[137])
  await page.goto('/?wallets=pebble&features=pay')
  const till = page.getByRole('button', { name: 'Check out' })
  await pressOn(page, till)
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Pay')
  await pressOn(page, rowOf(page, 'Pay with wallet'))
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
  await pressOn(page, walletRow(page, 'Pebble'))
  await expect(panelOf(page)).toHaveAttribute('data-view', 'PayQuote')
  await pressOn(page, rowOf(page, /Amber Dollar/))
  await expect(pay(page)).toHaveText(/800 AMBD/)
  await expect(pay(page)).toBeEnabled()
  await pressOn(page, pay(page))
  await expect(viewOf(page).getByRole('heading', { name: 'Paid' })).toBeVisible()
  // The focus stays in the dialog.
  expect(await panelOf(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
  await pressOn(page, viewOf(page).getByRole('button', { name: 'Close' }))
  await expect(panelOf(page)).toHaveCount(0)
  await expect(till).toBeFocused()
  expect(
    await node.readContract({ address: AMBER, abi: erc20Abi, functionName: 'balanceOf', args: [BOB] }),
  ).toBe(1_800_000_000n)
})

test(
  'a page with hooks alone requests a payment, and after a rejection is paid once [S2.20] [S8.57]',
  { tag: '@deep' },
  async ({ page, world }) => {
    const node = nodeAt(world.urls.evm[1])
    const before = await node.getBalance({ address: BOB })
    await page.goto('/custom?wallets=pebble&features=pay')
    await page
      .getByRole('button', { name: /Pebble/ })
      .first()
      .click()
    await checkOut(page)
    const card = page.getByRole('region', { name: 'Payment' })
    await expect(card.getByTestId('payment')).toHaveText('0.25 ETH: ready')
    await card.getByRole('button', { name: 'Look at the payment' }).click()
    await expect(card.getByTestId('pay-review')).toHaveText(`0.25 ETH to ${BOB} on eip155:1`)
    const wallet = await walletOf(page)
    await wallet.evaluate((pebble) => pebble.setBehaviour('reject'))
    await card.getByRole('button', { name: 'Pay it' }).click()
    await expect(card.getByRole('alert')).toHaveText('You declined the request.')
    await wallet.evaluate((pebble) => pebble.setBehaviour('approve'))
    await card.getByRole('button', { name: 'Pay it' }).dblclick()
    await expect(card.getByTestId('payment')).toHaveText('0.25 ETH: success', { timeout: 15_000 })
    expect(await node.getBalance({ address: BOB })).toBe(before + parseEther('0.25'))
    await expect(page.getByTestId('checkout')).toHaveText(/^Paid with 0x[\da-f]{64}/)
    await card.getByRole('button', { name: 'Leave the till' }).click()
    await expect(card).toHaveCount(0)
  },
)
