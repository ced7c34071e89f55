import { verifyMessage } from 'viem'
import { expect, test } from './fixtures.ts'

test('connects, signs, switches, reloads and disconnects in a UI made of hooks [S1.3] [S1.4]', async ({
  page,
}) => {
  await page.goto('/custom?wallets=pebble')
  await page.getByRole('button', { name: 'Pebble' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  const address = (await page.getByTestId('address').textContent()) as `0x${string}`
  await expect(page.getByTestId('balance')).toHaveText('10000 ETH')

  await page.getByRole('button', { name: 'Sign message' }).click()
  const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello from Foyer', signature })).toBe(true)

  await page.getByRole('button', { name: 'Polygon' }).click()
  await expect(page.getByTestId('network')).toHaveText('Polygon')

  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(address)
  await expect(page.getByTestId('network')).toHaveText('Polygon')

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Pebble' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pebble' })).toBeVisible()
})
