import { devAccounts, startSafe } from '@foyer/sandbox'
import type { FrameLocator, Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect, test as base } from './fixtures.ts'
import { nodeAt } from './helpers.ts'

const [, , OWNER] = devAccounts as readonly [unknown, unknown, (typeof devAccounts)[number]]
const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type SafeWindow = Window & {
  readonly sandboxSafe: { behaviour: string; readonly requests: readonly { readonly method: string }[] }
}

const test = base.extend<{ readonly safe: string }>({
  safe: async ({ world }, use) => {
    const { url, stop } = await startSafe({
      privateKey: OWNER.privateKey,
      chainId: 1,
      rpcUrl: world.urls.evm[1],
    })
    await use(url)
    await stop()
  },
})

/** Opens the playground inside the Safe. */
async function openInside(page: Page, safe: string, baseURL: string | undefined): Promise<FrameLocator> {
  const app = `${baseURL}/custom?wallets=pebble&safes=${safe}`
  await page.goto(`${safe}/?app=${encodeURIComponent(app)}`)
  return page.frameLocator('iframe')
}

/** Requests for the Safe's code. */
function watchSafeCode(page: Page): readonly string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('findSafe')) loaded.push(request.url())
  })
  return loaded
}

const behave = (page: Page, behaviour: string): Promise<void> =>
  page.evaluate((next) => {
    ;(window as unknown as SafeWindow).sandboxSafe.behaviour = next
  }, behaviour)

test('inside a Safe the page connects to it automatically, and the Safe signs and sends [S1.3] [S1.4]', async ({
  page,
  safe,
  world,
  baseURL,
}) => {
  const safeCode = watchSafeCode(page)
  const app = await openInside(page, safe, baseURL)
  await expect(app.getByTestId('status')).toHaveText('connected')
  await expect(app.getByTestId('address')).toHaveText(OWNER.address)
  expect(safeCode).not.toEqual([])

  await app.getByRole('button', { name: 'Sign message' }).click()
  const signature = (await app.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address: OWNER.address, message: 'Hello from Foyer', signature })).toBe(true)

  const node = nodeAt(world.urls.evm[1])
  const before = await node.getBalance({ address: RECIPIENT })
  await app.getByRole('button', { name: 'Send 0.01' }).click()
  await expect(app.getByTestId('outcome')).toHaveText('confirmed')
  expect(await node.getBalance({ address: RECIPIENT })).toBe(before + 10n ** 16n)

  await behave(page, 'reject')
  await app.getByRole('button', { name: 'Sign message' }).click()
  await expect(app.getByRole('alert')).toHaveText('You declined the request.')

  // Also on the next page load, and after a disconnect.
  await app.getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.getByRole('button', { name: 'Safe' })).toBeVisible()
  await page.reload()
  await expect(app.getByTestId('address')).toHaveText(OWNER.address)
})

test(
  'a send and a signature wait for the confirmations of other owners',
  { tag: '@deep' },
  async ({ page, safe, world, baseURL }) => {
    const app = await openInside(page, safe, baseURL)
    await expect(app.getByTestId('status')).toHaveText('connected')
    await behave(page, 'propose')
    await app.getByRole('button', { name: 'Send 0.01' }).click()
    await app.getByRole('button', { name: 'Sign message' }).click()
    const asked = () =>
      page.evaluate(() => (window as unknown as SafeWindow).sandboxSafe.requests.map(({ method }) => method))
    await expect.poll(asked).toEqual(expect.arrayContaining(['sendTransactions', 'getOffChainSignature']))
    await expect(app.getByTestId('hash')).toHaveCount(0)
    await expect(app.getByTestId('signature')).toHaveCount(0)

    await page.getByRole('button', { name: 'Confirm as the other owners' }).click()
    await expect(app.getByTestId('signature')).toBeVisible()
    await expect(app.getByTestId('outcome')).toHaveText('confirmed')
    const hash = (await app.getByTestId('hash').textContent()) as `0x${string}`
    expect((await nodeAt(world.urls.evm[1]).getTransaction({ hash })).from).toBe(OWNER.address.toLowerCase())
  },
)

test('outside of a Safe its code is not loaded', async ({ page, safe }) => {
  const safeCode = watchSafeCode(page)
  await page.goto(`/custom?wallets=pebble&safes=${safe}`)
  await page.getByRole('button', { name: 'Pebble' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  expect(safeCode).toEqual([])
})
