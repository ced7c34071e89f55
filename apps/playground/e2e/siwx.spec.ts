import type { SiwxSession } from '@foyer/chains/siwx'
import type { CosmosSandboxWallet } from '@foyer/sandbox/wallets'
import type { Page } from '@playwright/test'
import { expect, placeIn, test } from './fixtures.ts'
import {
  ACCOUNTS,
  accountButton,
  asked,
  connectButton,
  expectNetwork,
  openConnect,
  openNetworks,
  panelOf,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
  withWallets,
} from './helpers.ts'
import { isSigned } from './verifiers.ts'

/** Stored SIWX sessions. */
const storedSessions = (page: Page): Promise<readonly SiwxSession[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('@foyer/siwx') ?? '[]') as SiwxSession[])

async function connectAndBeAsked(page: Page): Promise<void> {
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SIWXSignMessage')
}

test('a required sign-in cannot be skipped; the wallet signs, and a reload sends no request [S2.12] [S2.30] [S4.14]', async ({
  page,
}) => {
  await page.goto('/?siwx=required')
  await connectAndBeAsked(page)
  await expect(viewOf(page)).toContainText('Foyer playground wants you to sign in')
  await page.keyboard.press('Escape')
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(viewOf(page).getByRole('button', { name: 'Sign' })).toBeVisible()

  await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(panelOf(page)).toHaveCount(0)
  const [session] = await storedSessions(page)
  expect(session!.data).toMatchObject({
    accountAddress: ACCOUNTS[0],
    chainId: 'eip155:1',
    domain: new URL(page.url()).host,
  })
  const { message, signature } = session!
  expect(message).toContain(`wants you to sign in with your Ethereum account:\n${ACCOUNTS[0]}\n`)
  expect(isSigned.eip155({ message, signature, address: ACCOUNTS[0] })).toBe(true)
  const other = message.replace('Version: 1', 'Version: 2')
  expect(isSigned.eip155({ message: other, signature, address: ACCOUNTS[0] })).toBe(false)

  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)

  // Another network is another sign-in; declining it switches back.
  await openNetworks(page)
  await rowOf(page, 'Polygon').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SIWXSignMessage')
  await viewOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expectNetwork(page, 'Ethereum')

  // Another account is asked separately.
  await (await walletOf(page)).evaluate((wallet) => wallet.setAccount(1))
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SIWXSignMessage')
  await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect.poll(() => storedSessions(page)).toHaveLength(2)
})

test(
  'declining disconnects if signing in is required, and otherwise does nothing [S4.17]',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?siwx=required')
    await connectAndBeAsked(page)
    await viewOf(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(connectButton(page)).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)

    await page.goto('/?siwx=optional')
    await connectAndBeAsked(page)
    await expect(viewOf(page)).not.toContainText('disconnects')
    await viewOf(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(panelOf(page)).toHaveCount(0)
    await expect(accountButton(page)).toBeVisible()
    expect(await storedSessions(page)).toEqual([])
  },
)

test('a wallet that rejects or crashes can be asked again [S4.16]', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`/${withWallets({ wallet: 'pebble' })}&siwx=required`)
  await connectAndBeAsked(page)
  const wallet = await walletOf(page)
  for (const [index, behaviour] of (['reject', 'crash'] as const).entries()) {
    await wallet.evaluate((target, to) => target.setBehaviour(to), behaviour)
    await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.poll(() => asked(page, 'personal_sign')).toBe(index + 1)
    await expect(page.getByText('Error signing message').first()).toBeVisible()
    await expect(viewOf(page).getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
  }
  await wallet.evaluate((target) => target.setBehaviour('approve'))
  await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(panelOf(page)).toHaveCount(0)
  // A disconnect in the wallet removes the SIWX session.
  await wallet.evaluate((target) => target.disconnect())
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(() => storedSessions(page)).toEqual([])
})

test('hooks alone: sign in, sign out [S1.5]', async ({ page }) => {
  await page.goto('/custom?siwx=optional')
  await page.getByRole('button', { name: 'Pebble' }).click()
  await expect(page.getByTestId('sign-in')).toHaveText('signed-out')
  await page.getByRole('button', { name: 'Sign in with your wallet' }).click()
  await expect(page.getByTestId('session')).toContainText(ACCOUNTS[0])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByTestId('sign-in')).toHaveText('signed-out')
  await expect.poll(() => storedSessions(page)).toEqual([])
})

test.describe('while the wallet is asked to sign', () => {
  /** Requests a signature from a wallet that approves once the test advances the clock. */
  async function beAsked(page: Page): Promise<void> {
    await page.clock.install()
    await page.goto(
      `/${withWallets({ wallet: 'pebble', behaviours: { personal_sign: 'slow' } })}&siwx=required`,
    )
    await connectAndBeAsked(page)
    await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.poll(() => asked(page, 'personal_sign')).toBe(1)
  }
  const answer = (page: Page) => page.clock.fastForward(5000)
  const signAgain = async (page: Page): Promise<readonly SiwxSession[]> => {
    await (await walletOf(page)).evaluate((wallet) => wallet.setBehaviour({}))
    await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(panelOf(page)).toHaveCount(0)
    return storedSessions(page)
  }

  test('a change of the account: the signature of the first account is ignored [S4.14]', async ({ page }) => {
    await beAsked(page)
    await (await walletOf(page)).evaluate((wallet) => wallet.setAccount(1))
    await answer(page)
    await expect(viewOf(page).getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'SIWXSignMessage')
    expect(await storedSessions(page)).toEqual([])
    const sessions = await signAgain(page)
    expect(sessions.map(({ data }) => data.accountAddress)).toEqual([ACCOUNTS[1]])
  })

  test(
    'a change of the network: the signature for the first network is ignored [S4.14]',
    { tag: '@deep' },
    async ({ page }) => {
      await beAsked(page)
      await (await walletOf(page)).evaluate((wallet) => wallet.setChain(137))
      await expect(viewOf(page).getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
      await answer(page)
      await expect(viewOf(page).getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
      expect(await storedSessions(page)).toEqual([])
      const sessions = await signAgain(page)
      expect(sessions.map(({ data }) => data.chainId)).toEqual(['eip155:137'])
    },
  )

  test(
    'a disconnect in the wallet: the page is disconnected, and nothing is stored [S4.17]',
    { tag: '@deep' },
    async ({ page }) => {
      await beAsked(page)
      await (await walletOf(page)).evaluate((wallet) => wallet.disconnect())
      await expect(connectButton(page)).toBeVisible()
      await answer(page)
      await expect(panelOf(page)).toHaveCount(0)
      expect(await storedSessions(page)).toEqual([])
      await page.reload()
      await expect(connectButton(page)).toBeVisible()
    },
  )

  test(
    'a closed tab: the next tab shows the sign-in again [S4.14]',
    { tag: '@deep' },
    async ({ page, world }) => {
      await beAsked(page)
      const next = await page.context().newPage()
      await placeIn(next, world)
      const url = page.url()
      await page.close()
      await next.goto(url)
      await expect(panelOf(next)).toHaveAttribute('data-view', 'SIWXSignMessage')
      expect(await asked(next, 'personal_sign')).toBe(0)
      expect(await storedSessions(next)).toEqual([])
      await next.keyboard.press('Escape')
      await expect(viewOf(next).getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
      const sessions = await signAgain(next)
      expect(sessions.map(({ data }) => data.accountAddress)).toEqual([ACCOUNTS[0]])
    },
  )
})

// The first test signs in with Ethereum.
const namespaces = [
  { namespace: 'solana', network: 'solana', wallet: 'fern', name: 'Fern', blockchain: 'Solana' },
  { namespace: 'bip122', network: 'bitcoin', wallet: 'nugget', name: 'Nugget', blockchain: 'Bitcoin' },
  { namespace: 'polkadot', network: 'polkadot', wallet: 'gravel', name: 'gravel', blockchain: 'Polkadot' },
  { namespace: 'cosmos', network: 'cosmoshub', wallet: 'keplr', name: 'Keplr', blockchain: 'Cosmos' },
] as const

for (const { namespace, network, wallet, name, blockchain } of namespaces) {
  test(`${namespace} signs in, another library verifies it, and a reload sends no request [S2.12] [S3.75] [S4.14]`, async ({
    page,
  }) => {
    await page.goto(`/?siwx=required&networks=${network}&wallets=${wallet}`)
    await openConnect(page)
    await walletRow(page, name).click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'SIWXSignMessage')
    await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(panelOf(page)).toHaveCount(0)

    const [session] = await storedSessions(page)
    const { message, signature, data } = session!
    expect(message).toContain(
      `wants you to sign in with your ${blockchain} account:\n${data.accountAddress}\n`,
    )
    expect(data.chainId.split(':')[0]).toBe(namespace)
    const publicKey = await page.evaluate((id) => {
      const each = window.sandboxWallets?.[id] as unknown as Partial<CosmosSandboxWallet> | undefined
      return each?.publicKey?.() ?? ''
    }, wallet)
    const claim = { message, signature, address: data.accountAddress, publicKey }
    expect(isSigned[namespace](claim)).toBe(true)
    expect(isSigned[namespace]({ ...claim, message: message.replace('Version: 1', 'Version: 2') })).toBe(
      false,
    )

    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
  })
}
