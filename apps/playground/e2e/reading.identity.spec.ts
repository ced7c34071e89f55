import type { Sandbox } from '@foyer/sandbox'
import { expect, test } from './fixtures.ts'
import { accountButton, connectButton, connectWallet, panelOf, viewOf, withWallets } from './helpers.ts'

const avatar = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#8d7bf0"/></svg>')}`
/** The third account of the sandbox has a name initially. */
const mira = withWallets({ wallet: 'pebble', accounts: [2] })

/** Requests for names and profiles. */
const asked = (world: Sandbox): readonly string[] =>
  world.requests
    .list()
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => /^\/v1\/(identity|profile)/.test(pathname))
    .map(({ pathname, searchParams }) => `${pathname}?sender=${searchParams.get('sender')}`)

test("an account's name shows in the button and in the account, requested once [S7.3]", async ({
  page,
  world,
}) => {
  const { address } = world.accounts[2]!
  world.backend.names.set({ name: 'mira.reown.id', address, avatar })
  await page.goto(`/${mira}`)
  await expect(connectButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked(world)).toEqual([])

  await connectWallet(page)
  await expect(accountButton(page)).toHaveAccessibleName(/mira\.reown\.id$/)
  await expect(accountButton(page).locator('img')).toHaveAttribute('src', avatar)
  await accountButton(page).click()
  await expect(viewOf(page).getByText('mira.reown.id')).toBeVisible()
  expect(asked(world)).toEqual([
    `/v1/identity/${address}?sender=${address}`,
    '/v1/profile/account/mira.reown.id?sender=null',
  ])

  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName(/mira\.reown\.id$/)
  await expect.poll(() => asked(world).length).toBe(4)
})

test('a confusable name is not shown', async ({ page, world }) => {
  const { address } = world.accounts[0]!
  world.backend.names.set({ name: 'mirа.reown.id', address })
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await expect.poll(() => asked(world).length).toBe(2)
  await expect(accountButton(page)).toHaveAccessibleName(/0xf3…b92266$/)
})

test('names and identity with hooks', { tag: '@deep' }, async ({ page, world }) => {
  await page.goto(`/custom${mira}`)
  await page.getByRole('button', { name: 'Pebble' }).click()
  await expect(page.getByTestId('name')).toHaveText('mira.reown.id')

  const field = page.getByRole('textbox', { name: 'Name' })
  await field.fill('MIRA.reown.id')
  await expect(page.getByTestId('resolved')).toHaveText(world.accounts[2]!.address)
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')).toContainText([
    'mira.reown.id (taken)',
    'mira1.reown.id',
  ])
  await field.fill('mirа.reown.id')
  await expect(page.getByTestId('resolved')).toHaveText(/^The name is not valid/)
})

test.describe('while lookups fail', () => {
  test.use({ tolerated: [/503|404/] })

  test(
    'the address shows; if only the identity fails, the name of the profile shows',
    { tag: '@deep' },
    async ({ page, world }) => {
      world.faults.set('/v1/identity/*', { status: 503 })
      world.faults.set('/v1/profile/*', { status: 503 })
      await page.goto(`/${mira}`)
      await connectWallet(page)
      await expect.poll(() => asked(world).length).toBe(2)
      await expect(accountButton(page)).toHaveAccessibleName(/0x3C…4293BC$/)
      await accountButton(page).click()
      await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
      await expect(viewOf(page).getByText('0x3C…4293BC')).toBeVisible()

      world.faults.clear()
      world.faults.set('/v1/identity/*', { status: 503 })
      await page.reload()
      await expect(accountButton(page)).toHaveAccessibleName(/mira\.reown\.id$/)
    },
  )

  test('an unregistered name has an error', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/custom?wallets=pebble')
    await page.getByRole('button', { name: 'Pebble' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('nobody.reown.id')
    await expect(page.getByTestId('resolved')).toHaveText('The name is not registered')
  })
})
