import { solanaAccounts } from '@foyer/sandbox/wallets'
import { devices } from '@playwright/test'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { type Hex, verifyMessage } from 'viem'
import { expect } from './fixtures.ts'
import {
  ACCOUNTS,
  accountButton,
  connectButton,
  networkButton,
  openConnect,
  panelOf,
  rowOf,
  viewOf,
} from './helpers.ts'
import { scan, test } from './walletconnect.helpers.ts'

const MESSAGE = 'Hello from Foyer'

test('the QR code is scanned: Ethereum and Solana signatures are valid [S2.5]', async ({ page, pair }) => {
  await page.goto('/?connectors=walletConnect&wallets=&networks=mainnet,polygon,solana')
  await openConnect(page)
  await rowOf(page, /^WalletConnect/).click()
  const code = viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' })
  const first = await scan(code)

  // A rejection, and a second attempt.
  await pair(first, { behaviour: 'reject' })
  await expect(page.getByText('Request declined').first()).toBeVisible()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
  await rowOf(page, /^WalletConnect/).click()
  const second = await scan(code)
  expect(second).not.toBe(first)
  const wallet = await pair(second)
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)

  const sign = page.getByRole('button', { name: 'Sign message' })
  const signature = page.getByTestId('signature')
  await sign.click()
  const evm = (await signature.textContent()) as Hex
  expect(await verifyMessage({ address: ACCOUNTS[0], message: MESSAGE, signature: evm })).toBe(true)

  await networkButton(page).click()
  await rowOf(page, /^Solana/).click()
  await expect(networkButton(page)).toHaveAccessibleName(/Solana/)
  await sign.click()
  await expect(signature).not.toHaveText(evm)
  const signed = base58.decode((await signature.textContent()) ?? '')
  const key = base58.decode(solanaAccounts[0]?.address ?? '')
  expect(nacl.sign.detached.verify(new TextEncoder().encode(MESSAGE), signed, key)).toBe(true)

  await wallet.disconnect()
  await expect(connectButton(page)).toBeVisible()
})

// BiDi has no touch screen.
test.describe('on a phone', { tag: '@chromium' }, () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 14']
  test.use(phone)

  test('a wallet opens within the tap; a second attempt uses its universal link, a third offers the QR code', async ({
    page,
    pair,
  }) => {
    await page.addInitScript(() => {
      const opened: { url: string; target: string; isTap: boolean }[] = []
      Object.assign(window, { opened })
      window.open = (url = '', target = '') => {
        opened.push({ url: String(url), target, isTap: navigator.userActivation.isActive })
        return null
      }
    })
    const opened = () =>
      page.evaluate(() => (window as unknown as { opened: { url: string; isTap: boolean }[] }).opened)

    await page.goto('/?connectors=walletConnect&wallets=')
    await connectButton(page).tap()
    await rowOf(page, /^Copper Orchard/).tap()
    await expect.poll(opened).toHaveLength(1)
    const [first] = await opened()
    expect(first).toMatchObject({ target: '_self', isTap: true })
    expect(first?.url).toMatch(/^copper-orchard:\/\/wc\?uri=wc%3A/)

    const open = viewOf(page).getByRole('button', { name: 'Open Copper Orchard' })
    await open.tap()
    await expect.poll(opened).toHaveLength(2)
    const second = (await opened())[1]?.url ?? ''
    expect(second).toMatch(/^https:\/\/copper-orchard\.wallet\.example\/link\/wc\?uri=wc%3A/)
    await viewOf(page).getByRole('button', { name: 'Show QR code' }).tap()
    const code = await scan(viewOf(page).getByRole('img', { name: 'QR code to connect Copper Orchard' }))
    expect(code).toBe(new URL(second).searchParams.get('uri'))

    await pair(code)
    await expect(accountButton(page)).toBeVisible()
  })

  test('a wallet that approves after the browser has ended the page is connected by the next page', async ({
    page,
    pair,
  }) => {
    await page.addInitScript(() => {
      window.open = (url = '') => {
        document.title = String(url)
        return null
      }
    })
    await page.goto('/?connectors=walletConnect&wallets=')
    await connectButton(page).tap()
    await rowOf(page, /^Copper Orchard/).tap()
    await expect(page).toHaveTitle(/^copper-orchard:/)
    const uri = new URL(await page.title()).searchParams.get('uri') ?? ''
    await page.goto('about:blank')
    const pairing = pair(uri)
    await page.goto('/?connectors=walletConnect&wallets=')
    await expect(accountButton(page)).toBeVisible()
    const wallet = await pairing
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    await wallet.disconnect()
    await expect(connectButton(page)).toBeVisible()
  })
})
