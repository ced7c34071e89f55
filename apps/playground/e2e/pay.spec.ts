import type { Page } from '@playwright/test'
import { erc20Abi, parseEther } from 'viem'
import { expect, test } from './fixtures.ts'
import { ACCOUNTS, asked, connectWallet, nodeAt, panelOf, rowOf, viewOf, walletRow } from './helpers.ts'

const [ALICE, BOB] = ACCOUNTS
const AMBER = '0x5a11D0c0000000000000000000000000000000a1'

const checkOut = (page: Page): Promise<void> => page.getByRole('button', { name: 'Check out' }).click()
const pay = (page: Page) => viewOf(page).getByRole('button', { name: /^Pay / })

test('what a shop asks for is quoted, paid and confirmed, and the shop is told [S2.20]', async ({
  page,
  world,
}) => {
  const node = nodeAt(world.urls.evm[1])
  const before = await node.getBalance({ address: BOB })
  await page.goto('/?wallets=pebble&features=pay')
  // Who has no wallet connected connects one on the way.
  await checkOut(page)
  await expect(viewOf(page).getByText('on Ethereum')).toBeVisible()
  await rowOf(page, 'Pay with wallet').click()
  await walletRow(page, 'Pebble').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'PayQuote')
  // All of the address, and what it costs, before anybody says yes.
  await expect(viewOf(page).getByText(BOB)).toBeVisible()
  await expect(viewOf(page).getByText('Network fee')).toBeVisible()
  await pay(page).click()
  await expect(viewOf(page).getByRole('heading', { name: 'Paid' })).toBeVisible()
  expect(await node.getBalance({ address: BOB })).toBe(before + parseEther('0.25'))
  expect(await asked(page, 'eth_sendTransaction')).toBe(1)
  await expect(page.getByTestId('checkout')).toHaveText(/^Paid with 0x[\da-f]{64} \(success\)$/)
})

test('with another token the network is switched first, and that token arrives', async ({ page, world }) => {
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

test('who closes the modal has paid nothing, and the shop is told', async ({ page }) => {
  await page.goto('/?wallets=pebble&features=pay')
  await connectWallet(page)
  await checkOut(page)
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Pay')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('checkout')).toHaveText('Modal closed (ready)')
  expect(await asked(page, 'eth_sendTransaction')).toBe(0)
})
