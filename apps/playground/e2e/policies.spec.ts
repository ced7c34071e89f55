import type { Page } from '@playwright/test'
import { parseAbi } from 'viem'
import { expect, test } from './fixtures.ts'
import { ACCOUNTS, asked, connectWallet, nodeAt, panelOf, viewOf } from './helpers.ts'

const TOKEN = '0x5a11D0c0000000000000000000000000000000a1'
const abi = parseAbi(['function allowance(address owner, address spender) view returns (uint256)'])
const ALL = 2n ** 256n - 1n

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
const result = (page: Page) => page.getByTestId('result')

async function open(page: Page, query = '?wallets=pebble'): Promise<void> {
  await page.goto(`/policies${query}`)
  await connectWallet(page)
}

test('a page refuses every contract but two, by provider and hook alike', async ({ page }) => {
  await open(page)
  await press(page, 'Approve another contract')
  await expect(result(page)).toHaveText(/^4100: The request was refused: The contract 0x5a11d0C0/)
  await press(page, 'Approve another contract by hook')
  await expect(result(page)).toHaveText(/^REQUEST_REFUSED: The request was refused: The contract 0x5a11d0C0/)
  expect(await asked(page, 'eth_sendTransaction')).toBe(0)
  await expect(panelOf(page)).toHaveCount(0)
  await press(page, 'Approve 5')
  await expect(result(page)).toHaveText(/^0x[0-9a-f]{64}$/)
  expect(await asked(page, 'eth_sendTransaction')).toBe(1)
})

test('an unlimited approval by the provider is reviewed: Cancel rejects, Continue sends', async ({
  page,
  world,
}) => {
  const node = nodeAt(world.urls.evm[1])
  const allowance = (): Promise<bigint> =>
    node.readContract({ address: TOKEN, abi, functionName: 'allowance', args: [ACCOUNTS[0], ACCOUNTS[1]] })
  await open(page)
  await press(page, 'Approve all')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ReviewRequest')
  await expect(viewOf(page).locator('[data-foyer-part=banner]')).toContainText(`No limit: ${ACCOUNTS[1]}`)
  await expect(viewOf(page)).toContainText('Allow spending')
  await viewOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(result(page)).toHaveText(/^4001: /)
  await expect(panelOf(page)).toHaveCount(0)
  expect(await asked(page, 'eth_sendTransaction')).toBe(0)

  await press(page, 'Approve all')
  await viewOf(page).getByRole('button', { name: 'Continue' }).click()
  await expect(result(page)).toHaveText(/^0x[0-9a-f]{64}$/)
  await expect(panelOf(page)).toHaveCount(0)
  const hash = (await result(page).textContent()) as `0x${string}`
  await node.waitForTransactionReceipt({ hash, pollingInterval: 100 })
  expect(await allowance()).toBe(ALL)
  expect(await asked(page, 'eth_sendTransaction')).toBe(1)
})

test('closing the modal declines a reviewed request', { tag: '@deep' }, async ({ page }) => {
  await open(page)
  await press(page, 'Approve all')
  await expect(viewOf(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(result(page)).toHaveText(/^4001: /)
  expect(await asked(page, 'eth_sendTransaction')).toBe(0)
})

test('a UI of the app reviews requests instead of the modal', { tag: '@deep' }, async ({ page }) => {
  await open(page, '?wallets=pebble&own')
  await press(page, 'Approve all')
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review.getByRole('alert')).toContainText(ACCOUNTS[1])
  await expect(panelOf(page)).toHaveCount(0)
  await press(page, 'Decline the request')
  await expect(result(page)).toHaveText(/^4001: /)
  await press(page, 'Approve all')
  await press(page, 'Continue to the wallet')
  await expect(result(page)).toHaveText(/^0x[0-9a-f]{64}$/)
  expect(await asked(page, 'eth_sendTransaction')).toBe(1)
})

test('policies load with the first request, not with the page', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page)
  const hasPolicies = (): boolean => loaded.some((url) => /defaultPolicies/.test(url))
  expect(hasPolicies()).toBe(false)
  await press(page, 'Approve 5')
  await expect(result(page)).toHaveText(/^0x[0-9a-f]{64}$/)
  expect(hasPolicies()).toBe(true)
})
