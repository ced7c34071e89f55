// A sleeping tab, and a network that fails and returns: afterwards every view works, and keeps its input.
import type { Sandbox } from '@foyer/sandbox'
import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { openLogin } from './embedded.helpers.ts'
import { expect } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  asked,
  connectWallet,
  goOnline,
  nodeAt,
  openConnect,
  openSend,
  panelOf,
  rowOf,
  viewOf,
} from './helpers.ts'
import { scan, test } from './walletconnect.helpers.ts'

test.use({
  tolerated: [
    // The page of the frame does not catch a failed request, whose answer is lost.
    // WalletConnect's client logs that it found no network.
    /^uncaught: Failed to fetch$|No internet connection detected|establish socket connection to the relay|WebSocket connection to .* failed|Failed to load resource: .*(net::ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED|CONNECTION)|404)/,
  ],
})
// The context is used again.
test.afterEach(({ context }) => context.setOffline(false))

const FLAPS = 5

type Disturbance = (page: Page, world: Sandbox) => Promise<void>

/** The network fails and returns, as in a lift. */
const flap: Disturbance = async (page, { relay }) => {
  for (let count = 0; count < FLAPS; count++) {
    await page.context().setOffline(true)
    relay.disconnect()
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await goOnline(page)
  }
}

/** Freezes the page while `run` runs, and closes its sockets. */
async function whileFrozen(page: Page, { relay }: Sandbox, run: () => Promise<unknown>): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setWebLifecycleState', { state: 'frozen' })
  relay.disconnect()
  await run()
  await client.send('Page.setWebLifecycleState', { state: 'active' })
  await client.detach()
}
const sleep: Disturbance = (page, world) => whileFrozen(page, world, () => Promise.resolve())

const qrCode = (page: Page) => viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' })

async function openCode(page: Page): Promise<void> {
  await page.goto('/?connectors=walletConnect')
  await openConnect(page)
  await rowOf(page, /^WalletConnect/).click()
  await expect(qrCode(page)).toBeVisible()
}

// By default two flows run, with the sleep alone; `npm run test:deep` runs every flow with both.
for (const [name, disturb, isDeepOnly] of [
  ['a network that fails five times', flap, { code: true, email: true, send: true, swap: true }],
  ['a sleep of the computer', sleep, { code: false, email: true, send: false, swap: true }],
] as const) {
  const tagOf = (flow: keyof typeof isDeepOnly) => ({
    // A command of Chromium puts the page to sleep.
    tag: [...(isDeepOnly[flow] ? ['@deep'] : []), ...(disturb === sleep ? ['@chromium'] : [])],
  })

  test(
    `after ${name} the shown QR code pairs, and the WalletConnect session signs`,
    tagOf('code'),
    async ({ page, pair, world }) => {
      await openCode(page)
      await disturb(page, world)
      await pair(await scan(qrCode(page)))
      await expect(accountButton(page)).toBeVisible()
      await expect(panelOf(page)).toHaveCount(0)
      await disturb(page, world)
      await page.getByRole('button', { name: 'Sign message' }).click()
      await expect(page.getByTestId('signature')).toHaveText(/^0x/)
    },
  )

  test(
    `after ${name} a one-time code that got no answer is accepted`,
    tagOf('email'),
    async ({ page, world }) => {
      await openLogin(page)
      const email = viewOf(page).getByRole('textbox', { name: 'Email' })
      await email.fill('fern@example.com')
      await email.press('Enter')
      const code = viewOf(page).getByRole('textbox', { name: '6-digit code' })
      await expect(code).toBeVisible()
      world.secureSite.setBehaviour('CONNECT_OTP', { isSilent: true })
      await code.fill('123456')
      await expect(viewOf(page).getByText('Checking the code')).toBeVisible()
      await disturb(page, world)
      world.secureSite.setBehaviour('CONNECT_OTP', {})
      await flap(page, world)
      await expect(accountButton(page)).toBeVisible()
      await expect(panelOf(page)).toHaveCount(0)
    },
  )

  test(
    `after ${name} a send is reviewed, and transfers the typed amount once`,
    tagOf('send'),
    async ({ page, world }) => {
      const received = () => nodeAt(world.urls.evm[1]).getBalance({ address: ACCOUNTS[1] })
      const before = await received()
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      await accountButton(page).click()
      await openSend(page, 'Ether')
      const view = viewOf(page)
      await view.getByRole('textbox', { name: 'Amount' }).fill('0.25')
      await disturb(page, world)
      await view.getByRole('textbox', { name: /^Address/ }).fill(ACCOUNTS[1])
      await view.getByRole('button', { name: 'Review' }).click()
      const send = view.getByRole('button', { name: 'Send', exact: true })
      await expect(send).toBeEnabled()
      await disturb(page, world)
      await send.click()
      await expect(page.getByText('Transaction sent', { exact: true })).toBeVisible()
      await expect.poll(received).toBe(before + parseEther('0.25'))
      expect(await asked(page, 'eth_sendTransaction')).toBe(1)
    },
  )

  test(`after ${name} a swap is quoted again and swapped`, tagOf('swap'), async ({ page, world }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await accountButton(page).click()
    const view = viewOf(page)
    await view.getByRole('button', { name: 'Swap', exact: true }).click()
    await view.getByRole('button', { name: 'Select token' }).first().click()
    await view
      .getByRole('button', { name: /^Amber Dollar/ })
      .first()
      .click()
    await view.getByRole('textbox', { name: 'You pay' }).fill('1')
    await disturb(page, world)
    await view.getByRole('button', { name: 'Review swap' }).click()
    const swap = view.getByRole('button', { name: 'Swap', exact: true })
    await expect(swap).toBeEnabled()
    await disturb(page, world)
    await expect(swap).toBeEnabled()
    await swap.click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  })
}

test(
  'an approval while the page is frozen connects when the page is active again',
  { tag: ['@deep', '@chromium'] },
  async ({ page, pair, world }) => {
    await openCode(page)
    const uri = await scan(qrCode(page))
    await whileFrozen(page, world, () => pair(uri))
    await expect(accountButton(page)).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
  },
)
