import { expect, test } from './fixtures.ts'
import { ACCOUNTS, asked, connectWallet, isDeep, nodeAt, walletOf } from './helpers.ts'

// behaviours.spec.ts has rejections on /custom.
for (const path of isDeep ? (['/', '/custom'] as const) : (['/'] as const)) {
  test(`rejected signatures and transactions have no effect and can be retried on ${path} [S8.57]`, async ({
    page,
    world,
  }) => {
    await page.goto(`${path}?wallets=pebble`)
    if (path === '/') await connectWallet(page)
    else await page.getByRole('button', { name: 'Pebble' }).click()
    const sign = page.getByRole('button', { name: 'Sign message' })
    const send = page.getByRole('button', { name: 'Send 0.01' })
    const signing = page.getByRole('region', { name: 'Signing' })
    await expect(sign).toBeEnabled()
    const wallet = await walletOf(page)
    const node = nodeAt(world.urls.evm[1])
    const before = await node.getBalance({ address: ACCOUNTS[1] })

    await wallet.evaluate((handle) => handle.setBehaviour('reject'))
    await sign.click()
    await expect(signing.getByRole('alert')).toHaveText('You declined the request.')
    await expect(sign).toBeEnabled()
    await wallet.evaluate((handle) => handle.setBehaviour('approve'))
    await sign.click()
    await expect(page.getByTestId('signature')).toBeVisible()
    await expect(signing.getByRole('alert')).toHaveCount(0)

    await wallet.evaluate((handle) => handle.setBehaviour('reject'))
    await send.click()
    await expect(signing.getByRole('alert')).toHaveText('You declined the request.')
    expect(await node.getBalance({ address: ACCOUNTS[1] })).toBe(before)
    await wallet.evaluate((handle) => handle.setBehaviour('approve'))
    await send.click()
    const hash = (await page.getByTestId('hash').textContent()) as `0x${string}`
    await node.waitForTransactionReceipt({ hash, pollingInterval: 100 })
    expect((await node.getBalance({ address: ACCOUNTS[1] })) - before).toBe(10n ** 16n)
    expect(await asked(page, 'eth_sendTransaction')).toBe(2)
  })
}

test.describe('offline', () => {
  test.use({ tolerated: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

  test(
    'a signature that failed offline is not requested by itself once online',
    { tag: '@deep' },
    async ({ page, context }) => {
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      const signing = page.getByRole('region', { name: 'Signing' })

      // The chunk that signs is not loaded yet, so the wallet gets no request.
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Sign message' }).click()
      await expect(signing.getByRole('alert')).toBeVisible()
      expect(await asked(page, 'personal_sign')).toBe(0)
      await context.setOffline(false)
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
      // One request for this click, and none for the earlier one.
      await page.getByRole('button', { name: 'Sign message' }).click()
      await expect(page.getByTestId('signature')).toBeVisible()
      expect(await asked(page, 'personal_sign')).toBe(1)
    },
  )

  test('a transaction that failed offline is not sent later', async ({ page, context, world }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    const send = page.getByRole('button', { name: 'Send 0.01' })
    const node = nodeAt(world.urls.evm[1])
    await send.click()
    await expect(page.getByTestId('hash')).toBeVisible()
    const nonce = await node.getTransactionCount({ address: ACCOUNTS[0] })

    await context.setOffline(true)
    await send.click()
    await expect(page.getByRole('region', { name: 'Signing' }).getByRole('alert')).toBeVisible()
    await expect(send).toBeEnabled()
    const prompts = await asked(page, 'eth_sendTransaction')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByTestId('signature')).toBeVisible()
    expect(await asked(page, 'eth_sendTransaction')).toBe(prompts)
    expect(prompts).toBe(2)
    expect(await node.getTransactionCount({ address: ACCOUNTS[0] })).toBe(nonce)
  })
})
