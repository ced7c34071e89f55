import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from './fixtures.ts'
import { playWallet, strict, watchOutside } from './sdkWindow.ts'

const account = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

const sdks = [
  {
    title: '@coinbase/wallet-sdk',
    connector: 'coinbase',
    oldest: 'coinbaseOldest',
    name: 'Coinbase',
    method: 'eth_requestAccounts',
    connected: [account.address],
  },
  {
    title: '@base-org/account',
    connector: 'baseAccount',
    oldest: 'baseAccountOldest',
    name: 'Base Account',
    // ERC-7846
    method: 'wallet_connect',
    connected: { accounts: [{ address: account.address, capabilities: {} }] },
  },
]

const pathOf = (connector: string): string =>
  `/custom?wallets=pebble&connectors=${connector}&policy=${encodeURIComponent(strict)}`

const versions = sdks.flatMap(({ oldest, ...sdk }) => [
  sdk,
  { ...sdk, title: `the oldest supported ${sdk.title}`, connector: oldest },
])

for (const { title, connector, name, method: connectMethod, connected } of versions) {
  const tag = connector.endsWith('Oldest') ? ['@deep'] : []
  test(
    `${title} connects and signs under a strict policy; nothing leaves the page before the click`,
    { tag },
    async ({ page, context }) => {
      const methods: string[] = []
      await playWallet(context, (method, params) => {
        methods.push(method)
        if (method === connectMethod) return connected
        const [raw] = params as [`0x${string}`]
        return account.signMessage({ message: { raw } })
      })
      const outside = watchOutside(context)
      await page.goto(pathOf(connector))
      const button = page.getByRole('button', { name })
      await button.hover()
      await page.waitForLoadState('networkidle')
      expect(outside).toEqual([])

      await button.click()
      await expect(page.getByTestId('address')).toHaveText(account.address)
      await page.getByRole('button', { name: 'Sign message' }).click()
      const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
      expect(await verifyMessage({ address: account.address, message: 'Hello from Foyer', signature })).toBe(
        true,
      )
      expect(methods).toEqual([connectMethod, 'personal_sign'])
      // The window of the wallet alone: no telemetry.
      expect(new Set(outside.map((url) => new URL(url).origin))).toEqual(
        new Set(['https://keys.coinbase.com']),
      )

      const before = outside.length
      await page.reload()
      await expect(page.getByTestId('address')).toHaveText(account.address)
      expect(outside).toHaveLength(before)
    },
  )
}

for (const { title, connector, name, connected } of sdks)
  test(`${title}: a rejection in the window of the wallet is shown, and the wallet can be chosen again`, async ({
    page,
    context,
  }) => {
    const answers: unknown[] = [null, connected]
    await playWallet(context, () => answers.shift())
    await page.goto(pathOf(connector))
    const button = page.getByRole('button', { name })
    await button.click()
    await expect(page.getByRole('alert')).toHaveText('You declined the request.')
    await button.click()
    await expect(page.getByTestId('address')).toHaveText(account.address)
  })

test('@base-org/account creates a sub account in the window that connects, and the app uses it', async ({
  page,
  context,
}) => {
  const sub = '0x2222222222222222222222222222222222222222'
  const asked: unknown[] = []
  await playWallet(context, (method, params) => {
    asked.push({ method, params })
    const subAccounts = [{ address: sub, factory: sub, factoryData: '0x' }]
    return { accounts: [{ address: account.address, capabilities: { subAccounts } }] }
  })
  await page.goto(`/custom?wallets=pebble&connectors=baseSubAccounts&policy=${encodeURIComponent(strict)}`)
  await page.getByRole('button', { name: 'Base Account' }).click()
  await expect(page.getByTestId('address')).toHaveText(sub)
  const keys = [{ type: 'webauthn-p256', publicKey: expect.stringMatching(/^0x[0-9a-f]{128,}$/) }]
  expect(asked).toMatchObject([
    {
      method: 'wallet_connect',
      params: [{ capabilities: { addSubAccount: { account: { type: 'create', keys } } } }],
    },
  ])
})

test(
  '@base-org/account passes a paymaster on to its window with the batch',
  { tag: '@deep' },
  async ({ page, context }) => {
    const service = 'https://paymaster.example/rpc'
    const asked: { readonly method: string; readonly params: unknown }[] = []
    await playWallet(context, (method, params) => {
      asked.push({ method, params })
      if (method === 'wallet_connect') return { accounts: [{ address: account.address, capabilities: {} }] }
      return { id: '0xba7c4' }
    })
    const outside = watchOutside(context)
    const query = new URLSearchParams({
      wallets: 'pebble',
      connectors: 'baseAccount',
      paymaster: service,
      policy: strict,
    })
    await page.goto(`/custom?${query}`)
    await page.getByRole('button', { name: 'Base Account' }).click()
    await page.getByRole('button', { name: 'Send sponsored' }).click()
    await expect(page.getByTestId('calls')).toHaveText('0xba7c4')
    expect(asked.at(-1)).toMatchObject({
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          chainId: '0x1',
          from: account.address,
          calls: [{ to: account.address, value: '0x0' }],
          capabilities: { paymasterService: { url: service } },
        },
      ],
    })
    // The wallet, not the page, requests the paymaster.
    expect(new Set(outside.map((url) => new URL(url).origin))).toEqual(new Set(['https://keys.coinbase.com']))
  },
)
