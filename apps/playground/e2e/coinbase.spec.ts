import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from './fixtures.ts'
import { playWallet, strict, watchOutside } from './sdkWindow.ts'

const account = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

const open = (page: Page, path: string) =>
  page.goto(`${path}?wallets=pebble&connectors=coinbase&policy=${encodeURIComponent(strict)}`)

test('@coinbase/wallet-sdk connects and signs under a strict policy; nothing leaves the page before the click', async ({
  page,
  context,
}) => {
  const methods: string[] = []
  await playWallet(context, (method, params) => {
    methods.push(method)
    if (method === 'eth_requestAccounts') return [account.address]
    const [raw] = params as [`0x${string}`]
    return account.signMessage({ message: { raw } })
  })
  const outside = watchOutside(context)
  await open(page, '/custom')
  const coinbase = page.getByRole('button', { name: 'Coinbase' })
  await coinbase.hover()
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])

  await coinbase.click()
  await expect(page.getByTestId('address')).toHaveText(account.address)
  await page.getByRole('button', { name: 'Sign message' }).click()
  const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address: account.address, message: 'Hello from Foyer', signature })).toBe(true)
  expect(methods).toEqual(['eth_requestAccounts', 'personal_sign'])
  // The window of the wallet alone: no telemetry.
  expect(new Set(outside.map((url) => new URL(url).origin))).toEqual(new Set(['https://keys.coinbase.com']))

  const before = outside.length
  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(account.address)
  expect(outside).toHaveLength(before)
})

test('a rejection in the window of the wallet is told, and the wallet can be chosen again', async ({
  page,
  context,
}) => {
  const answers: unknown[] = [null, [account.address]]
  await playWallet(context, () => answers.shift())
  await open(page, '/custom')
  const coinbase = page.getByRole('button', { name: 'Coinbase' })
  await coinbase.click()
  await expect(page.getByRole('alert')).toHaveText('You declined the request.')
  await coinbase.click()
  await expect(page.getByTestId('address')).toHaveText(account.address)
})
