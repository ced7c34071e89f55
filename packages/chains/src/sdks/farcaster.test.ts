import { base58, base64 } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import { eip155 } from '../eip155/eip155.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { solana as solanaNetwork } from '../networks/definitions/solana.ts'
import type { SolanaProvider } from '../solana/provider.ts'
import { solana } from '../solana/solana.ts'
import { ACCOUNT, createFakeEvmWallet } from '../test/fakeEvmWallet.ts'
import { createFakePage } from '../test/fakePage.ts'
import { createFakeSolanaWallet } from '../test/fakeSolanaWallet.ts'
import { listWallets } from '../test/listWallets.ts'
import { registerWallets } from '../test/registerWallets.ts'
import { farcaster, farcasterSolana } from './farcaster.ts'

const KEY = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const bytes = Uint8Array.of(1, 2, 3)

/** SDK of a page inside a client, with both wallets. */
function createSdk() {
  const isInMiniApp = vi.fn(async (): Promise<unknown> => true)
  const solanaProviderRequest = vi.fn(
    async ({ method }: { readonly method: string; readonly params?: unknown }): Promise<unknown> =>
      method === 'connect' ? { publicKey: KEY } : { signature: base58.encode(bytes) },
  )
  const getEthereumProvider = vi.fn(async (): Promise<unknown> => createFakeEvmWallet().provider)
  const getSolanaProvider = vi.fn(async (): Promise<unknown> => ({}))
  const sdk = { isInMiniApp, wallet: { getEthereumProvider, getSolanaProvider } }
  const loadSdk = vi.fn(async (): Promise<unknown> => ({ sdk, miniAppHost: { solanaProviderRequest } }))
  return { isInMiniApp, solanaProviderRequest, getEthereumProvider, getSolanaProvider, loadSdk }
}

type Sdk = ReturnType<typeof createSdk>

const families = {
  eip155: ({ loadSdk }: Sdk, target: EventTarget) =>
    listWallets(eip155({ target, isInjectedEnabled: false, hosts: [farcaster({ loadSdk })] }), [mainnet]),
  solana: ({ loadSdk }: Sdk, target: EventTarget) =>
    listWallets(solana({ target, hosts: [farcasterSolana({ loadSdk })] }), [solanaNetwork]),
}
const methods = { eip155: 'getEthereumProvider', solana: 'getSolanaProvider' } as const

/** Waits for the imports and promises of a discovery. */
async function rested(): Promise<void> {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

const framed = () =>
  Object.assign(createFakePage(), { parent: {}, location: { ancestorOrigins: ['https://farcaster.xyz'] } })
const alone = () => {
  const page = createFakePage()
  return Object.assign(page, { parent: page })
}

describe.each(['eip155', 'solana'] as const)('the %s wallet of a Farcaster client', (family) => {
  const discover = (sdk: Sdk, page: EventTarget) => families[family](sdk, page)

  test.each([
    ['a frame', framed],
    ['the web view of an app', () => Object.assign(alone(), { ReactNativeWebView: {} })],
  ])('is listed as host wallet in %s', async (_, open) => {
    const { listed } = discover(createSdk(), open())
    await vi.waitFor(() =>
      expect(listed).toMatchObject([{ id: 'farcaster', interaction: 'frame', isHost: true }]),
    )
  })

  test('[S3.30] is removed when discovery stops', async () => {
    const { listed, stop } = discover(createSdk(), framed())
    await vi.waitFor(() => expect(listed).toHaveLength(1))
    stop()
    expect(listed).toEqual([])
  })

  test('is listed if the SDK is a CommonJS package', async () => {
    const sdk = createSdk()
    const exported = await sdk.loadSdk()
    sdk.loadSdk.mockResolvedValue({ default: exported })
    const { listed } = discover(sdk, framed())
    await vi.waitFor(() => expect(listed).toHaveLength(1))
  })

  test('is not searched on a page without a frame or web view', async () => {
    const sdk = createSdk()
    discover(sdk, alone())
    discover(sdk, createFakePage())
    await rested()
    expect(sdk.loadSdk).not.toHaveBeenCalled()
  })

  test.each([false, undefined])(
    'is not listed in a frame of another page, for which the SDK says %s',
    async (answer) => {
      const sdk = createSdk()
      sdk.isInMiniApp.mockResolvedValue(answer)
      const { listed } = discover(sdk, framed())
      await vi.waitFor(() => expect(sdk.isInMiniApp).toHaveBeenCalled())
      await rested()
      expect([listed, sdk[methods[family]].mock.calls]).toEqual([[], []])
    },
  )

  test('is not listed if the client fails', async () => {
    const sdk = createSdk()
    sdk.isInMiniApp.mockRejectedValue(new Error('no client'))
    const { listed } = discover(sdk, framed())
    await vi.waitFor(() => expect(sdk.isInMiniApp).toHaveBeenCalled())
    await rested()
    expect(listed).toEqual([])
  })

  test('[S3.30] is not listed if discovery stops before the client has responded', async () => {
    const sdk = createSdk()
    const asked = sdk[methods[family]]
    const found: unknown = await asked()
    let respond: (wallet: unknown) => void = () => undefined
    asked.mockReset().mockReturnValue(new Promise((resolve) => (respond = resolve)))
    const { listed, stop } = discover(sdk, framed())
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    stop()
    respond(found)
    await rested()
    expect(listed).toEqual([])
  })
})

async function connectSolana() {
  const sdk = createSdk()
  const { listed } = families.solana(sdk, framed())
  const [connector] = await vi.waitUntil(() => listed.length > 0 && listed)
  await connector?.restore?.({ networks: [solanaNetwork] })
  const wallet = connector?.getProvider('solana') as SolanaProvider
  const [account] = wallet.accounts
  type Send = { signAndSendTransaction: (input: object) => Promise<unknown> }
  const { signAndSendTransaction } = wallet.features['solana:signAndSendTransaction'] as Send
  sdk.solanaProviderRequest.mockClear()
  return {
    sdk,
    account,
    wallet,
    send: (input: object) => signAndSendTransaction({ account, transaction: bytes, ...input }),
  }
}

test('a transaction is sent once, with its options', async () => {
  const { sdk, send, account } = await connectSolana()
  expect(account?.address).toBe(KEY)
  const options = { maxRetries: 0 }
  expect(await send({ chain: 'solana:mainnet', options })).toEqual([{ signature: bytes }])
  expect(sdk.solanaProviderRequest.mock.calls).toEqual([
    [{ method: 'signAndSendTransaction', params: { transaction: base64.encode(bytes), options } }],
  ])
})

test('signed transactions are returned in the order of the requests, and asked one after the other', async () => {
  const { sdk, account, wallet } = await connectSolana()
  const pending: ((answer: object) => void)[] = []
  sdk.solanaProviderRequest.mockImplementation(() => new Promise((resolve) => pending.push(resolve)))
  type Sign = { signTransaction: (...inputs: readonly object[]) => Promise<unknown> }
  const { signTransaction } = wallet.features['solana:signTransaction'] as Sign
  const signing = signTransaction(
    { account, transaction: Uint8Array.of(1) },
    { account, transaction: Uint8Array.of(2) },
  )
  for (const [index, byte] of [11, 12].entries()) {
    await vi.waitFor(() => expect(pending).toHaveLength(index + 1))
    pending[index]?.({ signedTransaction: base64.encode(Uint8Array.of(byte)) })
  }
  expect(await signing).toEqual([
    { signedTransaction: Uint8Array.of(11) },
    { signedTransaction: Uint8Array.of(12) },
  ])
  expect(sdk.solanaProviderRequest.mock.calls.map(([request]) => request)).toEqual(
    [1, 2].map((byte) => ({
      method: 'signTransaction',
      params: { transaction: base64.encode(Uint8Array.of(byte)) },
    })),
  )
})

test('a message is signed as text, and its signature is base64', async () => {
  const { sdk, account, wallet } = await connectSolana()
  sdk.solanaProviderRequest.mockResolvedValue({ signature: base64.encode(bytes) })
  type Sign = { signMessage: (input: object) => Promise<unknown> }
  const { signMessage } = wallet.features['solana:signMessage'] as Sign
  const message = new TextEncoder().encode('hé')
  expect(await signMessage({ account, message })).toMatchObject([{ signature: bytes }])
  expect(sdk.solanaProviderRequest.mock.calls).toEqual([
    [{ method: 'signMessage', params: { message: 'hé' } }],
  ])
})

test('a message that is no UTF-8 text is not signed in another form', async () => {
  const { sdk, account, wallet } = await connectSolana()
  type Sign = { signMessage: (input: object) => Promise<unknown> }
  const { signMessage } = wallet.features['solana:signMessage'] as Sign
  await expect(signMessage({ account, message: Uint8Array.of(0xff) })).rejects.toThrow()
  expect(sdk.solanaProviderRequest).not.toHaveBeenCalled()
})

test('a client without a Solana wallet lists none', async () => {
  const sdk = createSdk()
  sdk.getSolanaProvider.mockResolvedValue(undefined)
  const { listed } = families.solana(sdk, framed())
  await vi.waitFor(() => expect(sdk.getSolanaProvider).toHaveBeenCalled())
  await rested()
  expect(listed).toEqual([])
})

test.each([{ publicKey: 'x' }, { publicKey: 7 }, {}, null])(
  'a client that connects with %j has no account',
  async (answer) => {
    const sdk = createSdk()
    sdk.solanaProviderRequest.mockResolvedValue(answer)
    const { listed } = families.solana(sdk, framed())
    const [connector] = await vi.waitUntil(() => listed.length > 0 && listed)
    await expect(connector?.connect({ networks: [solanaNetwork] })).rejects.toMatchObject({
      code: 'CONNECT_FAILED',
    })
  },
)

test('a client whose Ethereum provider cannot be asked lists no wallet', async () => {
  const sdk = createSdk()
  sdk.getEthereumProvider.mockResolvedValue({})
  const { listed } = families.eip155(sdk, framed())
  await vi.waitFor(() => expect(sdk.getEthereumProvider).toHaveBeenCalled())
  await rested()
  expect(listed).toEqual([])
})

test('a transaction for devnet is not sent to the client, which is on mainnet', async () => {
  const { sdk, send } = await connectSolana()
  await expect(send({ chain: 'solana:devnet' })).rejects.toMatchObject({ code: 'INVALID_CHAIN_ID' })
  expect(sdk.solanaProviderRequest).not.toHaveBeenCalled()
})

test('a registered wallet named like the wallet of a client has another uid', async () => {
  const page = framed()
  const { listed } = families.solana(createSdk(), page)
  registerWallets(page, createFakeSolanaWallet({ name: 'farcaster' }).wallet)
  await vi.waitFor(() => expect(listed).toHaveLength(2))
  expect(new Set(listed.map(({ uid }) => uid)).size).toBe(2)
})

test('the Ethereum wallet of a client is asked for its accounts by the provider of the SDK', async () => {
  const { listed } = families.eip155(createSdk(), framed())
  const [connector] = await vi.waitUntil(() => listed.length > 0 && listed)
  expect(await connector?.restore?.({ networks: [mainnet] })).toMatchObject([
    { accounts: [{ address: ACCOUNT }, {}] },
  ])
})
