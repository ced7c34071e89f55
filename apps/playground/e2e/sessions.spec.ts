import type { Page } from '@playwright/test'
import { hashMessage, recoverAddress } from 'ethers'
import { expect, test } from './fixtures.ts'
import { accountButton, ACCOUNTS, asked, connectWallet, panelOf, viewOf, walletOf } from './helpers.ts'

const LIST = /\/v1\/sessions\/[^/]+$/
const section = (page: Page) => page.getByRole('region', { name: 'Smart sessions' })
const granting = (page: Page) => section(page).getByRole('button', { name: 'Let the app act for an hour' })

/** Connects on the page of hooks, and grants a session. */
async function grantOne(page: Page): Promise<void> {
  await page.goto('/custom?features=smartSessions')
  await page.getByRole('button', { name: 'Pebble' }).click()
  await granting(page).click()
  await expect(section(page).getByRole('listitem')).toHaveText(/active/)
}

type RecordedRequest = { readonly path: string; readonly body: string }

/** Records requests to the backend with their bodies: Playwright does not see streamed ones. */
async function recordRequests(page: Page): Promise<(end: string) => Promise<Record<string, unknown>>> {
  await page.addInitScript(() => {
    const { fetch } = window
    const requests: RecordedRequest[] = []
    Object.assign(window, { requests })
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST')
        requests.push({ path: new URL(request.url).pathname, body: await request.clone().text() })
      return fetch(request)
    }
  })
  return async (end) => {
    const all = await page.evaluate(
      () => (window as unknown as { requests: readonly RecordedRequest[] }).requests,
    )
    return JSON.parse(all.find(({ path }) => path.endsWith(end))?.body ?? '{}') as Record<string, unknown>
  }
}

async function openSessions(page: Page): Promise<void> {
  await accountButton(page).click()
  await panelOf(page).getByRole('button', { name: 'Smart sessions' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SmartSessionList')
}

test('granted by the wallet, listed, and revoked in the modal: each party signs [S7.34] [S7.64] [S7.21]', async ({
  page,
}) => {
  const bodyOf = await recordRequests(page)
  await grantOne(page)
  const { pci, signer } = (await bodyOf('/activate')) as {
    pci: string
    signer: { data: { keys: readonly unknown[] } }
  }
  // The backend's key precedes the page's own.
  expect(signer.data.keys).toHaveLength(2)
  await expect(page.getByTestId('granted')).toHaveText(pci)

  await page.goto('/?features=smartSessions')
  await openSessions(page)
  const card = viewOf(page).getByRole('button', { name: /, Active/ })
  await card.click()
  await expect(viewOf(page)).toContainText('deposit')
  await viewOf(page)
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await viewOf(page).getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(viewOf(page)).toContainText('No active sessions')
  const { signature, ...rest } = await bodyOf('/revoke')
  expect(rest).toEqual({ pci })
  expect(recoverAddress(hashMessage(pci), String(signature))).toBe(ACCOUNTS[0])
  await viewOf(page).getByRole('tab', { name: 'Revoked' }).click()
  await expect(viewOf(page).getByRole('button', { name: /, Revoked/ })).toBeVisible()
  // Only the session has ended: the page is still connected.
  await page.keyboard.press('Escape')
  await expect(accountButton(page)).toBeVisible()
})

test(
  'a wallet that rejects or crashes grants and revokes nothing, and can be asked again [S8.57]',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/custom?features=smartSessions')
    await page.getByRole('button', { name: 'Pebble' }).click()
    const wallet = await walletOf(page)
    const behave = (behaviour: 'reject' | 'crash' | 'approve') =>
      wallet.evaluate(
        (target, how) => target.setBehaviour({ wallet_grantPermissions: how, wallet_revokePermissions: how }),
        behaviour,
      )
    await behave('reject')
    await granting(page).click()
    await expect(section(page).getByRole('alert')).toHaveText('You declined the request.')
    await behave('crash')
    await granting(page).click()
    await expect(section(page).getByRole('alert')).toContainText('The permissions could not be granted')
    await expect(section(page).getByRole('listitem')).toHaveCount(0)
    expect(await asked(page, 'wallet_grantPermissions')).toBe(2)

    await behave('approve')
    await granting(page).click()
    await expect(section(page).getByRole('listitem')).toHaveCount(1)
    for (const [behaviour, words] of [
      ['reject', 'You declined the request.'],
      ['crash', 'The permissions could not be revoked'],
    ] as const) {
      await behave(behaviour)
      await section(page).getByRole('button', { name: 'End' }).click()
      await expect(section(page).getByRole('alert')).toContainText(words)
      await expect(section(page).getByRole('listitem')).toHaveText(/active/)
    }
    await behave('approve')
    await section(page).getByRole('button', { name: 'End' }).click()
    await expect(section(page).getByRole('listitem')).toHaveText(/revoked/)
  },
)

test.describe('a failing backend', () => {
  test.use({ tolerated: [/status of 500/] })

  test(
    'an hour later it has expired; a failed request is retried [S7.64]',
    { tag: '@deep' },
    async ({ page, world }) => {
      await page.clock.install()
      await grantOne(page)
      await page.goto('/?features=smartSessions')
      await expect(accountButton(page)).toBeVisible()
      world.faults.set('/v1/sessions/*', { status: 500, times: 1 })
      await openSessions(page)
      await expect(viewOf(page)).toContainText('Couldn’t load your sessions')
      await viewOf(page).getByRole('button', { name: 'Try again' }).click()
      await expect(viewOf(page).getByRole('button', { name: /, Active/ })).toBeVisible()
      await page.clock.fastForward(3_600_000)
      await expect(viewOf(page)).toContainText('No active sessions')
      await viewOf(page).getByRole('tab', { name: 'Expired' }).click()
      await viewOf(page)
        .getByRole('button', { name: /, Expired/ })
        .click()
      await expect(viewOf(page).getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
    },
  )
})

test('without the feature no request is sent, and no link shows [S9.40]', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  await connectWallet(page)
  await accountButton(page).click()
  await expect(viewOf(page)).toContainText('Disconnect')
  await expect(panelOf(page).getByRole('button', { name: 'Smart sessions' })).toHaveCount(0)
  await page.goto('/custom')
  await expect(page.getByRole('region', { name: 'Signing' })).toBeVisible()
  await expect(section(page)).toHaveCount(0)
  expect(requests.filter((url) => LIST.test(new URL(url).pathname))).toEqual([])
})
