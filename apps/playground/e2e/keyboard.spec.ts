import { verifyMessage } from 'viem'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectButton,
  connectWallet,
  expectNetwork,
  networkButton,
  nodeAt,
  openConnect,
  panelOf,
  pressOn,
  rowOf,
  tabTo,
  viewOf,
  walletRow,
} from './helpers.ts'

test('connects, signs, sends, switches and disconnects by keyboard alone [S1.3] [S1.4]', async ({
  page,
  world,
}) => {
  await page.goto('/?wallets=pebble')
  await pressOn(page, connectButton(page))
  await pressOn(page, walletRow(page, 'Pebble'))
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)

  await tabTo(page, page.getByLabel('Message'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('by hand')
  await pressOn(page, page.getByRole('button', { name: 'Sign message' }))
  const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address: ACCOUNTS[0], message: 'by hand', signature })).toBe(true)

  const node = nodeAt(world.urls.evm[1])
  const before = await node.getBalance({ address: ACCOUNTS[1] })
  await pressOn(page, page.getByRole('button', { name: 'Send 0.01' }))
  const hash = (await page.getByTestId('hash').textContent()) as `0x${string}`
  await node.waitForTransactionReceipt({ hash, pollingInterval: 100 })
  expect((await node.getBalance({ address: ACCOUNTS[1] })) - before).toBe(10n ** 16n)

  await tabTo(page, networkButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(viewOf(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('pol')
  await expect(rowOf(page, 'Ethereum')).toHaveCount(0)
  await pressOn(page, rowOf(page, 'Polygon'))
  await expectNetwork(page, 'Polygon')
  await expect(panelOf(page)).toHaveCount(0)

  await page.reload()
  await expectNetwork(page, 'Polygon')
  await pressOn(page, accountButton(page))
  await pressOn(page, rowOf(page, 'Disconnect'))
  await expect(connectButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})

test('focus enters, stays inside, and returns to the opener', async ({ page }) => {
  await page.goto('/?wallets=pebble,harbor')
  const ways = [
    { opener: connectButton(page), open: () => pressOn(page, connectButton(page)) },
    { opener: connectButton(page), open: () => connectButton(page).click() },
    { opener: networkButton(page), open: () => pressOn(page, networkButton(page)) },
  ]
  for (const { opener, open } of ways) {
    await open()
    await expect(viewOf(page).getByRole('listitem').first()).toBeVisible()
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await panelOf(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test(
  'after connecting by keyboard the focus is on the account button, after a disconnect on the connect button',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?wallets=pebble')
    await pressOn(page, connectButton(page))
    await pressOn(page, walletRow(page, 'Pebble'))
    await expect(panelOf(page)).toHaveCount(0)
    await expect(accountButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(page, rowOf(page, 'Disconnect'))
    await expect(panelOf(page)).toHaveCount(0)
    await expect(connectButton(page)).toBeFocused()
  },
)

test(
  'the title of each view has the focus, and going back returns it to the control',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?wallets=pebble:silent,harbor')
    await openConnect(page)
    const title = panelOf(page).getByRole('heading', { level: 2 })
    await expect(title).toHaveText('Connect wallet')
    await expect(title).toBeFocused()
    await pressOn(page, walletRow(page, 'Pebble'))
    await expect(title).toHaveText('Pebble')
    await expect(title).toBeFocused()
    await pressOn(page, page.getByRole('button', { name: 'Back' }))
    await expect(walletRow(page, 'Pebble')).toBeFocused()
  },
)

test('status changes are announced', async ({ page }) => {
  await page.goto('/?wallets=pebble:silent,harbor:reject')
  await openConnect(page)
  const status = panelOf(page).getByRole('status')
  await walletRow(page, 'Pebble').click()
  await expect(status).toHaveText('Continue in Pebble')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(status).toHaveText('Connect wallet')
  await walletRow(page, 'Harbor').click()
  await expect(status).toHaveText('Request declined')
})

test(
  'the dialog is named by its title, and the page behind it is inert',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?wallets=pebble')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages).toBeVisible()
    await openConnect(page)
    await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
    // Roles are queried like assistive technology does.
    await expect(pages).toHaveCount(0)
    await page.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  },
)

test('arrow keys move between the tabs of the account', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await accountButton(page).click()
  const tab = (name: string) => panelOf(page).getByRole('tab', { name })
  await tabTo(page, tab('Tokens'))
  await page.keyboard.press('ArrowRight')
  await expect(tab('NFTs')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tab('Activity')).toBeFocused()
  await expect(panelOf(page).getByRole('tabpanel')).toContainText('No activity yet')
})

test(
  'the QR code is opened, its link copied, and left by keyboard alone',
  // Firefox has no permission to read the clipboard.
  { tag: ['@deep', '@chromium'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/?wallets=pebble&connectors=walletConnect')
    await pressOn(page, connectButton(page))
    const row = rowOf(page, /^WalletConnect/)
    await pressOn(page, row)
    await expect(viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' })).toBeVisible()
    await pressOn(page, rowOf(page, 'Copy link'))
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
    await pressOn(page, rowOf(page, 'Back'))
    await expect(row).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(connectButton(page)).toBeFocused()
  },
)

test('an email login is completed by keyboard alone', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?connectors=embeddedWallet')
  await pressOn(page, connectButton(page))
  await tabTo(page, viewOf(page).getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type('fern@example.com')
  await page.keyboard.press('Enter')
  await expect(viewOf(page).getByRole('textbox', { name: '6-digit code' })).toBeFocused()
  await page.keyboard.type('123456')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(accountButton(page)).toBeFocused()
})

for (const { name, field, amount, receiver, action, view } of [
  { name: 'Send', field: 'Amount', amount: '0.25', receiver: ACCOUNTS[1], action: 'Review', view: 'Review' },
  { name: 'Swap', field: 'You pay', amount: '1', action: 'Review swap', view: 'Review swap' },
]) {
  test(
    `${name} is filled and reviewed by keyboard alone, and left with Escape`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      await expect(accountButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      const button = (label: string | RegExp) =>
        viewOf(page)
          .getByRole('button', { name: label, exact: typeof label === 'string' })
          .first()
      await pressOn(page, button(name))
      await pressOn(page, button('Select token'))
      await pressOn(page, button(/^Amber Dollar/))
      await tabTo(page, viewOf(page).getByRole('textbox', { name: field }))
      await page.keyboard.type(amount)
      if (receiver) {
        await tabTo(page, viewOf(page).getByRole('textbox', { name: /^Address/ }))
        await page.keyboard.type(receiver)
      }
      await expect(button(action)).toBeEnabled()
      await pressOn(page, button(action))
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText(view)
      await tabTo(page, button(name))
      await page.keyboard.press('Escape')
      await expect(panelOf(page)).toHaveCount(0)
      await expect(accountButton(page)).toBeFocused()
    },
  )
}
