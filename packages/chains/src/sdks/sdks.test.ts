import { afterEach, describe, expect, test, vi } from 'vitest'
import { testContext } from '../conformance/testContext.ts'
import type { ConnectorContext } from '../connector.ts'
import { bitcoin } from '../networks/definitions/bitcoin.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { baseAccount } from './baseAccount.ts'
import { coinbaseWallet } from './coinbaseWallet.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const context: ConnectorContext = {
  ...testContext([mainnet, polygon, bitcoin]),
  metadata: {
    name: 'Shop',
    description: 'A shop',
    url: 'https://shop.example',
    icons: ['https://shop.example/a.png'],
  },
}

/** Fake SDK with a fake provider. */
function fakeSdk(factory: string, answers: Parameters<typeof createFakeEvmWallet>[0] = {}) {
  const wallet = createFakeEvmWallet(answers)
  const make = vi.fn((_options: unknown) => ({ getProvider: () => wallet.provider }))
  return { wallet, make, loadSdk: vi.fn(async (): Promise<unknown> => ({ [factory]: make })) }
}

const sdks = {
  Coinbase: {
    factory: 'createCoinbaseWalletSDK',
    create: coinbaseWallet,
    id: 'coinbaseWallet',
    missing: 'Coinbase needs @coinbase/wallet-sdk: npm install @coinbase/wallet-sdk',
  },
  'Base Account': {
    factory: 'createBaseAccountSDK',
    create: baseAccount,
    id: 'baseAccount',
    missing: 'Base Account needs @base-org/account: npm install @base-org/account',
  },
} as const

for (const [name, { factory, create, id, missing }] of Object.entries(sdks)) {
  test(`${name} interacts by popup, and its package loads on first use [S3.28]`, async () => {
    const { loadSdk, make, wallet } = fakeSdk(factory)
    const connector = create({ loadSdk })(context)
    expect(connector).toMatchObject({
      id,
      uid: `eip155:${id}`,
      name,
      type: 'EXTERNAL',
      interaction: 'popup',
      rdns: id,
    })
    connector.subscribe(() => undefined)
    expect(loadSdk).not.toHaveBeenCalled()

    await connector.prepare?.()
    expect(make).toHaveBeenCalledWith(
      expect.objectContaining({
        appName: 'Shop',
        appLogoUrl: 'https://shop.example/a.png',
        appChainIds: [1, 137],
      }),
    )
    // In the tick of the click.
    const connecting = connector.connect({ networks: [mainnet] })
    expect(wallet.calls[0]).toMatchObject({ method: 'eth_requestAccounts' })
    expect(await connecting).toMatchObject([{ namespace: 'eip155', chainId: '1' }])
    expect(loadSdk).toHaveBeenCalledTimes(1)
  })

  test(`the SDK of ${name} is created once for calls while its package loads`, async () => {
    const { loadSdk, make } = fakeSdk(factory)
    const connector = create({ loadSdk })(context)
    await Promise.all([
      connector.prepare?.(),
      connector.connect({ networks: [mainnet] }),
      connector.restore?.({ networks: [mainnet] }),
    ])
    expect(make).toHaveBeenCalledTimes(1)
  })

  test(`${name} connects as usual when the visitor chooses accounts, which it cannot`, async () => {
    const { loadSdk, wallet } = fakeSdk(factory)
    const connector = create({ loadSdk })(context)
    expect(connector.canChooseAccounts).toBe(false)
    expect(await connector.connect({ networks: [mainnet], isAccountChoice: true })).toHaveLength(1)
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  test(`the SDK of ${name} may be a CommonJS package`, async () => {
    const { loadSdk } = fakeSdk(factory)
    const load = async (): Promise<unknown> => ({ default: await loadSdk() })
    expect(await create({ loadSdk: load })(context).connect({ networks: [mainnet] })).toHaveLength(1)
  })

  test(`${name} connects without being prepared, and restores without a prompt`, async () => {
    const first = fakeSdk(factory)
    expect(await create({ loadSdk: first.loadSdk })(context).connect({ networks: [mainnet] })).toHaveLength(1)
    const next = fakeSdk(factory)
    expect(await create({ loadSdk: next.loadSdk })(context).restore?.({ networks: [mainnet] })).toHaveLength(
      1,
    )
    expect(next.wallet.calls.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test(`${name}: without its package, development shows how to install it, and production hides the wallet`, async () => {
    vi.useFakeTimers()
    const connector = create()(context)
    expect(connector.isAvailable?.()).toBe(true)
    const failed = vi.fn()
    connector.connect({ networks: [mainnet] }).catch(failed)
    await vi.waitFor(() => expect(failed).toHaveBeenCalled())
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ code: 'SDK_MISSING', shortMessage: missing })
    expect(connector.isAvailable?.()).toBe(true)
    vi.stubEnv('NODE_ENV', 'production')
    expect(connector.isAvailable?.()).toBe(false)
    vi.unstubAllEnvs()
    // A page without a bundler.
    vi.stubGlobal('process', undefined)
    expect(connector.isAvailable?.()).toBe(false)
  })

  test(`${name}: a failed import is retried, and the wallet stays listed`, async () => {
    vi.useFakeTimers()
    vi.stubEnv('NODE_ENV', 'production')
    const { loadSdk } = fakeSdk(factory)
    const lost = new TypeError('Failed to fetch dynamically imported module: https://shop.example/sdk.js')
    loadSdk.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
    const connector = create({ loadSdk })(context)
    const preparing = expect(connector.prepare?.()).rejects.toMatchObject({ code: 'LOAD_FAILED' })
    await vi.advanceTimersByTimeAsync(1000)
    await preparing
    expect(connector.isAvailable?.()).toBe(true)
    expect(await connector.connect({ networks: [mainnet] })).toHaveLength(1)
  })
}

test.each([
  [undefined, undefined, 'all'],
  ['eoaOnly', undefined, 'eoaOnly'],
  ['eoaOnly', 'smartWalletOnly', 'smartWalletOnly'],
] as const)(
  'Coinbase with app preference %s and connector preference %s offers %s',
  async (coinbasePreference, preference, options) => {
    const { loadSdk, make } = fakeSdk('createCoinbaseWalletSDK')
    await coinbaseWallet({ loadSdk, preference })({ ...context, coinbasePreference }).prepare?.()
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ preference: { options, telemetry: false } }))
  },
)

test('a package without the factory function is an error', async () => {
  const connector = coinbaseWallet({ loadSdk: async () => ({ default: { create: () => ({}) } }) })(context)
  await expect(connector.connect({ networks: [mainnet] })).rejects.toMatchObject({ code: 'SDK_UNUSABLE' })
})

test('a closed window is a rejection [S8.57]', async () => {
  const { loadSdk } = fakeSdk('createCoinbaseWalletSDK', {
    eth_requestAccounts: () => {
      throw new Error('User closed modal')
    },
  })
  await expect(coinbaseWallet({ loadSdk })(context).connect({ networks: [mainnet] })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
})

test('disconnect calls the SDK, and settles even if the SDK hangs or fails', async () => {
  vi.useFakeTimers()
  const { loadSdk, wallet } = fakeSdk('createCoinbaseWalletSDK')
  const disconnect = vi.fn((): Promise<void> => Promise.resolve())
  Object.assign(wallet.provider, { disconnect })
  const connector = coinbaseWallet({ loadSdk })(context)
  await connector.prepare?.()
  await connector.disconnect()
  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(wallet.calls).toEqual([])
  disconnect.mockRejectedValueOnce(new Error('no'))
  await connector.disconnect()
  disconnect.mockReturnValueOnce(new Promise(() => undefined))
  const leaving = connector.disconnect()
  await vi.advanceTimersByTimeAsync(100)
  await leaving
})

test('disconnect revokes the permission in a wallet whose SDK has no such method', async () => {
  const { loadSdk, wallet } = fakeSdk('createCoinbaseWalletSDK')
  const connector = coinbaseWallet({ loadSdk })(context)
  await connector.prepare?.()
  await connector.disconnect()
  expect(wallet.methods()).toEqual(['wallet_revokePermissions'])
})

test('Base Account receives sub accounts, paymasters by chain id and attribution; telemetry stays off', async () => {
  const { loadSdk, make } = fakeSdk('createBaseAccountSDK')
  const subAccounts = { creation: 'on-connect', defaultAccount: 'sub' } as const
  const connector = baseAccount({
    loadSdk,
    subAccounts,
    paymasterUrls: { 'eip155:8453': 'https://paymaster.example', 'eip155:1': undefined },
    preference: { attribution: { auto: true } },
  })(context)
  await connector.prepare?.()
  expect(make.mock.lastCall?.[0]).toStrictEqual({
    appName: 'Shop',
    appLogoUrl: 'https://shop.example/a.png',
    appChainIds: [1, 137],
    subAccounts,
    paymasterUrls: { '8453': 'https://paymaster.example' },
    preference: { attribution: { auto: true }, telemetry: false },
  })
})

test('telemetry is an option of its own, and an app without a picture has none', async () => {
  const { loadSdk, make } = fakeSdk('createBaseAccountSDK')
  const preference = { telemetry: true } as object
  await baseAccount({ loadSdk, preference })(testContext([mainnet])).prepare?.()
  expect(make.mock.lastCall?.[0]).toStrictEqual({
    appName: 'Test',
    appLogoUrl: null,
    appChainIds: [1],
    preference: { telemetry: false },
  })
})

describe('sign-in while Base Account connects (ERC-7846)', () => {
  const asked = {
    caipNetworkIds: ['eip155:137', 'eip155:1'],
    domain: 'shop.example',
    uri: 'https://shop.example',
    nonce: 'abcd1234',
    statement: 'Hello',
  } as const
  const message = 'shop.example wants you to sign in'
  const signature = `0x${'ab'.repeat(65)}`
  const account = (signInWithEthereum: unknown) => ({
    address: ACCOUNT.toLowerCase(),
    capabilities: { signInWithEthereum },
  })

  test('one request has the fields of the message; the wallet is then switched to its chain', async () => {
    const { loadSdk, wallet } = fakeSdk('createBaseAccountSDK', {
      wallet_connect: { accounts: [account({ message, signature })] },
    })
    const connector = baseAccount({ loadSdk })(context)
    await connector.prepare?.()
    expect(await connector.authenticate?.({ ...asked, resources: undefined })).toEqual({
      sessions: [{ namespace: 'eip155', accounts: [{ address: ACCOUNT }], chainId: '137' }],
      messages: [{ caipNetworkId: 'eip155:137', address: ACCOUNT, message, signature }],
    })
    const { domain, uri, nonce, statement } = asked
    expect(wallet.calls[0]).toStrictEqual({
      method: 'wallet_connect',
      params: [
        {
          version: '1',
          capabilities: {
            signInWithEthereum: { domain, uri, nonce, statement, version: '1', chainId: '0x89' },
          },
        },
      ],
    })
    expect(wallet.methods()).not.toContain('eth_requestAccounts')
  })

  test.each([
    ['an error', account({ code: -32602, message: 'No' })],
    ['no capability', { address: ACCOUNT }],
    ['no signature', account({ message })],
    ['a signature that is not hex', account({ message, signature: 'signed' })],
    ['a message that is too long', account({ message: 'x'.repeat(20_000), signature })],
  ])('a wallet that responds with %s has connected without signing', async (_, answered) => {
    const { loadSdk } = fakeSdk('createBaseAccountSDK', { wallet_connect: { accounts: [answered] } })
    expect(await baseAccount({ loadSdk })(context).authenticate?.(asked)).toMatchObject({
      sessions: [{ accounts: [{ address: ACCOUNT }] }],
      messages: [],
    })
  })

  test('a wallet that declines to switch is connected on its own chain', async () => {
    const { loadSdk, wallet } = fakeSdk('createBaseAccountSDK', {
      wallet_connect: { accounts: [account({ message, signature })] },
    })
    wallet.decline()
    expect(await baseAccount({ loadSdk })(context).authenticate?.(asked)).toMatchObject({
      sessions: [{ chainId: '1' }],
      messages: [{ message, signature }],
    })
  })

  test('a wallet on the chain of the message is not asked to switch', async () => {
    const { loadSdk, wallet } = fakeSdk('createBaseAccountSDK', {
      wallet_connect: { accounts: [account({ message, signature })] },
      eth_chainId: '0x89',
    })
    await baseAccount({ loadSdk })(context).authenticate?.(asked)
    expect(wallet.methods()).toEqual(['wallet_connect', 'eth_chainId'])
  })

  test('the messages of all accounts are returned', async () => {
    const given = { message, signature }
    const accounts = [account(given), { ...account(given), address: OTHER_ACCOUNT }]
    const { loadSdk } = fakeSdk('createBaseAccountSDK', { wallet_connect: { accounts } })
    expect(await baseAccount({ loadSdk })(context).authenticate?.(asked)).toMatchObject({
      sessions: [{ accounts: [{ address: ACCOUNT }, { address: OTHER_ACCOUNT }] }],
      messages: [{ address: ACCOUNT }, { address: OTHER_ACCOUNT }],
    })
  })

  test('accounts after the hundredth are dropped', async () => {
    const accounts = Array.from({ length: 101 }, () => account({ message, signature }))
    const { loadSdk } = fakeSdk('createBaseAccountSDK', { wallet_connect: { accounts } })
    const result = await baseAccount({ loadSdk })(context).authenticate?.(asked)
    expect(result?.sessions[0]?.accounts).toHaveLength(100)
    expect(result?.messages).toHaveLength(100)
  })

  test('a sign-in that is aborted does not ask a wallet without the method to connect', async () => {
    const controller = new AbortController()
    const { loadSdk, wallet } = fakeSdk('createBaseAccountSDK', {
      wallet_connect: () => {
        controller.abort()
        throw { code: 4200, message: 'Unknown method' }
      },
    })
    const signingIn = baseAccount({ loadSdk })(context).authenticate?.({
      ...asked,
      signal: controller.signal,
    })
    await expect(signingIn).rejects.toThrow()
    expect(wallet.methods()).toEqual(['wallet_connect'])
  })

  test('a wallet on an unreadable chain after the sign-in rejects', async () => {
    const { loadSdk } = fakeSdk('createBaseAccountSDK', {
      wallet_connect: { accounts: [account({ message, signature })] },
      eth_chainId: 'mainnet',
    })
    await expect(baseAccount({ loadSdk })(context).authenticate?.(asked)).rejects.toMatchObject({
      code: 'CONNECT_FAILED',
    })
  })

  test('a wallet without the method is connected as usual', async () => {
    const { loadSdk, wallet } = fakeSdk('createBaseAccountSDK')
    const result = await baseAccount({ loadSdk })(context).authenticate?.(asked)
    expect(result).toMatchObject({ sessions: [{ accounts: [{ address: ACCOUNT }, {}] }], messages: [] })
    expect(wallet.methods().slice(0, 2)).toEqual(['wallet_connect', 'eth_requestAccounts'])
  })

  test.each([
    ['a rejection', { code: 4001, message: 'User rejected' }, 'USER_REJECTED'],
    ['a response without accounts', undefined, 'CONNECT_FAILED'],
    ['an account without 0x', undefined, 'CONNECT_FAILED', [{ address: ACCOUNT.slice(2) }]],
  ])('%s is an error', async (_, thrown, code, accounts: readonly object[] = []) => {
    const { loadSdk } = fakeSdk('createBaseAccountSDK', {
      wallet_connect: () => {
        if (thrown) throw thrown
        return { accounts }
      },
    })
    await expect(baseAccount({ loadSdk })(context).authenticate?.(asked)).rejects.toMatchObject({ code })
  })

  test('Coinbase, which may be an extension, has no `authenticate`', () => {
    expect(coinbaseWallet()(context).authenticate).toBeUndefined()
  })
})
