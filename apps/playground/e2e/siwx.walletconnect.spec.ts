import type { SiwxSession } from '@foyer/chains/siwx'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect } from './fixtures.ts'
import { accountButton, connectButton, openConnect, panelOf, rowOf, viewOf } from './helpers.ts'
import { scan, test } from './walletconnect.helpers.ts'

const storedSessions = (page: Page): Promise<readonly SiwxSession[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('@foyer/siwx') ?? '[]') as SiwxSession[])

async function showCode(page: Page): Promise<string> {
  await openConnect(page)
  await rowOf(page, /^WalletConnect/).click()
  return scan(viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' }))
}

test('one prompt of a phone’s wallet connects and signs in; other wallets sign in after connecting [S3.75] [S4.14] [S4.15]', async ({
  page,
  pair,
}) => {
  await page.goto('/?siwx=required&connectors=walletConnect&wallets=&networks=mainnet,polygon')
  const wallet = await pair(await showCode(page), { authenticates: true })
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  expect(wallet.requests).toEqual([])
  const sessions = await storedSessions(page)
  expect(sessions.map(({ data }) => data.chainId)).toEqual(['eip155:1', 'eip155:137'])
  for (const { data, message, signature } of sessions) {
    expect(data.domain).toBe(new URL(page.url()).host)
    const address = data.accountAddress as `0x${string}`
    expect(await verifyMessage({ address, message, signature: signature as `0x${string}` })).toBe(true)
  }
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await accountButton(page).click()
  await rowOf(page, 'Disconnect').click()
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(() => storedSessions(page)).toEqual([])

  await pair(await showCode(page))
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SIWXSignMessage')
  await viewOf(page).getByRole('button', { name: 'Sign' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect.poll(() => storedSessions(page)).toHaveLength(1)
})
