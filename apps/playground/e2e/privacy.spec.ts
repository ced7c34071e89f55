import type { Sandbox } from '@foyer/sandbox'
import type { Page, Request } from '@playwright/test'
import { privacyRows } from '../../../scripts/docs/privacyRows.ts'
import { frameOf, openLogin, openNames, signInByEmail } from './embedded.helpers.ts'
import { expect } from './fixtures.ts'
import { accountButton, connectWallet, openConnect, panelOf, rowOf, viewOf } from './helpers.ts'
import { scan, test } from './walletconnect.helpers.ts'

const rows = privacyRows()
const COMMON = ['projectId', 'st', 'sv', 'clientId']

/** Requests of a page to other origins: rows of docs/privacy.md, other receivers, and unlisted requests. */
function record(page: Page, { urls }: Sandbox, app = '') {
  const isOwn = (url: string): boolean => new URL(url).host === new URL(app).host
  const seen = { rows: new Set<string>(), receivers: new Set<string>(), unlisted: [] as string[] }
  const receivers: Readonly<Record<string, readonly string[]>> = {
    node: [...Object.values(urls.evm), urls.solana, urls.bitcoin, urls.cosmos, urls.polkadot],
    secureSite: [urls.secureSite],
  }
  const backend = new URL(urls.backend)
  page.on('websocket', (socket) => {
    if (socket.url().startsWith(urls.relay)) seen.receivers.add('relay')
    else if (!isOwn(socket.url())) seen.unlisted.push(socket.url())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    // The iframe of the embedded wallet has requests of its own.
    if (!url.protocol.startsWith('http') || request.frame() !== page.mainFrame()) return
    if (isOwn(request.url()) || request.method() === 'OPTIONS') return
    const receiver = Object.keys(receivers).find((name) =>
      receivers[name]?.some((base) => request.url().startsWith(base)),
    )
    if (receiver) return void seen.receivers.add(receiver)
    const row = url.origin === backend.origin ? rowFor(request, url) : undefined
    if (row) seen.rows.add(row)
    else if (request.resourceType() === 'image') seen.receivers.add('pictures')
    else seen.unlisted.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  return seen
}

/** Row of a request whose parameters and fields are all listed. */
function rowFor(request: Request, url: URL): string | undefined {
  const row = rows.find(({ method, path }) => method === request.method() && isPath(path, url.pathname))
  const body: unknown = request.postDataJSON()
  const fields = (Array.isArray(body) ? body : [body ?? {}]).flatMap((each: object) => Object.keys(each))
  const names = [...url.searchParams.keys(), ...fields].filter((name) => !COMMON.includes(name))
  return row && names.every((name) => row.data.includes(name)) ? `${row.method} ${row.path}` : undefined
}

const isPath = (row: string, path: string): boolean => {
  const [parts, found] = [row.split('/'), path.split('/')]
  return (
    parts.length === found.length && parts.every((part, at) => part.startsWith('{') || part === found[at])
  )
}

/** Requests of each run below. */
const SENT = {
  wallet: [
    'GET /appkit/v1/config',
    'GET /getAnalyticsConfig',
    'GET /getWalletImage/{imageId}',
    'GET /getWallets',
    'GET /public/getAssetImage/{imageId}',
    'GET /v1/account/{address}/balance',
    'GET /v1/account/{address}/history',
    'GET /v1/identity/{address}',
    'GET /v1/onramp/options',
    'GET /v1/profile/reverse/{address}',
    'GET /v1/supported-chains',
    'POST /e',
    'POST /v1/',
    'POST /v1/generators/onrampurl',
    'POST /v1/onramp/quote',
  ],
  swap: [
    'GET /v1/convert/allowance',
    'GET /v1/convert/build-approve',
    'GET /v1/convert/gas-price',
    'GET /v1/convert/quotes',
    'GET /v1/convert/tokens',
    'POST /v1/convert/build-transaction',
    'POST /v1/fungible/price',
  ],
  login: [
    'GET /projects/v1/origins',
    'GET /v1/profile/account/{name}',
    'GET /v1/profile/suggestions/{name}',
    'POST /v1/profile/account',
  ],
  sessions: [
    'GET /v1/sessions/{account}',
    'POST /v1/sessions/{account}',
    'POST /v1/sessions/{account}/activate',
    'POST /v1/sessions/{account}/revoke',
  ],
}

const hasSent = ({ rows: sent }: ReturnType<typeof record>, expected: readonly string[]): Promise<void> =>
  expect.poll(() => expected.filter((row) => !sent.has(row))).toEqual([])

// The profile of a free name is a 404.
test.use({ tolerated: [/404/] })

test('every request of the privacy page is sent by one of these runs', () => {
  expect(Object.values(SENT).flat().toSorted()).toEqual(
    rows.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

test('a run with an installed wallet sends the requests of the privacy page, and no others', async ({
  page,
  world,
  baseURL,
}) => {
  const seen = record(page, world, baseURL)
  await page.goto('/?wallets=pebble&networks=mainnet@ethereum,polygon')
  await openConnect(page)
  await rowOf(page, /^Search wallet/).click()
  await viewOf(page).getByRole('searchbox').fill('wallet')
  await expect.poll(() => [...seen.rows]).toContain('GET /getWalletImage/{imageId}')
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await connectWallet(page)
  await accountButton(page).click()
  // The tab of tokens sends it, and loads after the view has appeared.
  await hasSent(seen, ['GET /v1/account/{address}/balance'])
  await viewOf(page).getByRole('tab', { name: 'Activity' }).click()
  await expect(viewOf(page).getByRole('tabpanel', { name: 'Activity' })).toBeVisible()
  await viewOf(page).getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(viewOf(page).getByRole('list', { name: 'Providers' })).toBeVisible()
  await viewOf(page).getByRole('button', { name: '$100', exact: true }).click()
  await expect(viewOf(page).getByRole('textbox', { name: 'You get' })).not.toHaveValue('')
  await hasSent(seen, SENT.wallet)
  expect(seen.unlisted).toEqual([])
  // The activity may have pictures of tokens.
  expect([...seen.receivers].filter((name) => name !== 'pictures')).toEqual([])
})

test('a swap sends the requests of the privacy page, and no others', async ({ page, world, baseURL }) => {
  const seen = record(page, world, baseURL)
  const press = (name: string) => viewOf(page).getByRole('button', { name, exact: true }).first().click()
  await page.clock.install()
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await accountButton(page).click()
  await press('Swap')
  await press('Select token')
  await viewOf(page)
    .getByRole('button', { name: /^Amber Dollar/ })
    .first()
    .click()
  // Makes the prices of the list of balances too old for the quote. Nothing may read the list again: no timer runs, and
  // the form is complete, since a field that is mounted with an old list reads a new one.
  const give = viewOf(page).getByRole('textbox', { name: 'You pay' })
  await expect(give).toBeFocused()
  await page.clock.setSystemTime(Date.now() + 40_000)
  await give.fill('0.1')
  await expect(viewOf(page).getByRole('textbox', { name: 'You receive' })).not.toHaveValue('')
  await press('Switch tokens')
  await press('Review swap')
  await press('Approve AMBD')
  await expect(viewOf(page).getByRole('button', { name: 'Swap', exact: true })).toBeVisible()
  await hasSent(seen, SENT.swap)
  expect(seen.unlisted).toEqual([])
  expect([...seen.receivers].toSorted()).toEqual(['node', 'pictures'])
})

test('smart sessions send the requests of the privacy page, and no others', async ({
  page,
  world,
  baseURL,
}) => {
  const seen = record(page, world, baseURL)
  await page.goto('/custom?features=smartSessions')
  await page.getByRole('button', { name: 'Pebble' }).click()
  const section = page.getByRole('region', { name: 'Smart sessions' })
  await section.getByRole('button', { name: 'Let the app act for an hour' }).click()
  await section.getByRole('button', { name: 'End' }).click()
  await hasSent(seen, SENT.sessions)
  expect(seen.unlisted).toEqual([])
})

test('email login and a name send the requests of the privacy page, and no others', async ({
  page,
  world,
  baseURL,
}) => {
  const seen = record(page, world, baseURL)
  await openLogin(page)
  await signInByEmail(page, 'fern@example.com')
  const field = await openNames(page)
  await field.fill('fern-1')
  await expect(viewOf(page).getByRole('button', { name: 'Register fern-1.reown.id' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Enter')
  await frameOf(page).getByRole('button', { name: 'Approve' }).click()
  await expect(viewOf(page).getByRole('heading', { name: 'fern-1.reown.id is yours' })).toBeVisible()
  await hasSent(seen, SENT.login)
  expect(seen.unlisted).toEqual([])
})

// BiDi reports the opening of a WebSocket as a request.
test(
  'WalletConnect sends messages to its relay, and no other requests than listed',
  { tag: '@chromium' },
  async ({ page, world, baseURL, pair }) => {
    const seen = record(page, world, baseURL)
    await page.goto('/?connectors=walletConnect&wallets=')
    await openConnect(page)
    await rowOf(page, /^WalletConnect/).click()
    await pair(await scan(viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' })))
    await expect(accountButton(page)).toHaveAccessibleName(/ETH/)
    expect(seen.unlisted).toEqual([])
    expect([...seen.rows]).toContain('POST /v1/')
    expect([...seen.receivers]).toEqual(['relay'])
  },
)
