import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import {
  connect,
  disconnect,
  getAccount,
  getNetwork,
  sendTransaction,
  signMessage,
} from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { announceEip6963 } from '@foyer/sandbox/wallets'
import { afterEach, describe, expect, test, vi } from 'vitest'

/** No test here reads a node. */
const chainRpcUrls = { 1: 'http://127.0.0.1:9', 137: 'http://127.0.0.1:9' }
const connector = 'test.pebble'
const stops: (() => void)[] = []
const leave = (): void => {
  for (const stop of stops.splice(0)) stop()
}
afterEach(leave)

/** Page load with a wallet; `stored`: storages of the wallet and the app. */
function open(stored = { wallet: new Map<string, string>(), app: createMemoryStorage() }) {
  const page = new EventTarget()
  const wallet = announceEip6963({
    page,
    chainRpcUrls,
    storage: {
      getItem: (key) => stored.wallet.get(key) ?? null,
      setItem: (key, value) => void stored.wallet.set(key, value),
    },
  })
  const config = createConfig({
    networks: [mainnet, polygon],
    adapters: [eip155({ target: page })],
    storage: stored.app,
    features: { analytics: false },
    logger: { level: 'silent' },
  })
  config.mount()
  stops.push(() => {
    config.destroy()
    wallet.dispose()
  })
  return { config, wallet, stored, status: () => getAccount(config).status }
}

describe.each(['the visitor disconnects', 'the wallet takes the permission back', 'the wallet is locked'])(
  'a wallet that does not answer: %s',
  (how) => {
    const ways = {
      'the visitor disconnects': ({ config }: ReturnType<typeof open>) => disconnect(config),
      'the wallet takes the permission back': ({ wallet }: ReturnType<typeof open>) => wallet.revoke(),
      'the wallet is locked': ({ wallet }: ReturnType<typeof open>) => wallet.lock(),
    }
    const end = ways[how as keyof typeof ways]

    test('a pending signature fails, and the same message is requested again after the next connection', async () => {
      const page = open()
      const { config, wallet } = page
      await connect(config, { connector })
      wallet.setBehaviour({ personal_sign: 'silent' })
      const signing = signMessage(config, { message: 'x' })
      const failed = expect(signing).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
      await vi.waitFor(() => expect(wallet.requests['personal_sign']).toBe(1))
      await end(page)
      await failed
      wallet.unlock()
      wallet.setBehaviour({ personal_sign: 'approve' })
      await connect(config, { connector })
      expect(await signMessage(config, { message: 'x' })).toMatch(/^0x/)
      expect(wallet.requests['personal_sign']).toBe(2)
    })

    test('a pending transaction is unclear', async () => {
      const page = open()
      const { config, wallet } = page
      await connect(config, { connector })
      wallet.setBehaviour({ eth_sendTransaction: 'silent' })
      const sending = sendTransaction(config, { to: wallet.addresses[1] ?? '', value: 1n })
      const failed = expect(sending).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
      await vi.waitFor(() => expect(wallet.requests['eth_sendTransaction']).toBe(1))
      await end(page)
      await failed
    })
  },
)

test.each([
  ['is signed if the wallet is back on its account', 0, /^0x[0-9a-f]{130}$/],
  // The wallet signs with its current account only.
  ['rejects with the answer of the wallet if it stays on another account', 1, /^SIGN_MESSAGE_FAILED$/],
] as const)('a signature that is pending during account changes %s', async (_, last, expected) => {
  const { config, wallet } = open()
  await connect(config, { connector })
  wallet.setBehaviour({ personal_sign: 'slow' })
  const signing = signMessage(config, { message: 'x' })
  await vi.waitFor(() => expect(wallet.requests['personal_sign']).toBe(1))
  wallet.setAccount(1)
  wallet.setAccount(0)
  wallet.setAccount(1)
  wallet.setAccount(last)
  expect(getAccount(config).address).toBe(wallet.addresses[last])
  const outcome = await signing.catch((error: { readonly code?: string }) => error.code)
  expect(outcome).toMatch(expected)
})

test('an unknown chain does not end a pending signature, and becomes the network of the app', async () => {
  const { config, wallet } = open()
  await connect(config, { connector })
  wallet.setBehaviour({ personal_sign: 'slow' })
  const signing = signMessage(config, { message: 'x' })
  await vi.waitFor(() => expect(wallet.requests['personal_sign']).toBe(1))
  wallet.setChain(424_242)
  expect(getNetwork(config).caipNetworkId).toBe('eip155:424242')
  expect(await signing).toMatch(/^0x/)
})

test('events of a wallet without a connection change nothing', async () => {
  const { config, wallet, status } = open()
  await connect(config, { connector })
  await disconnect(config)
  wallet.setAccount(1)
  wallet.setChain(137)
  wallet.setAccount(0)
  expect(status()).toBe('disconnected')
  expect(getAccount(config).address).toBeUndefined()
})

test('a wallet that is locked on page load can be connected, after the visitor unlocks it', async () => {
  const { config, stored } = open()
  await connect(config, { connector })
  leave()
  const later = open(stored)
  later.wallet.lock()
  await vi.waitFor(() => expect(later.status()).toBe('disconnected'))
  const connecting = connect(later.config, { connector })
  later.wallet.unlock()
  await connecting
  expect(later.status()).toBe('connected')
})

test('a wallet that is locked on page load is connected without a prompt when it is unlocked', async () => {
  const { config, stored } = open()
  await connect(config, { connector })
  leave()
  const later = open(stored)
  later.wallet.lock()
  await vi.waitFor(() => expect(later.status()).toBe('disconnected'))
  later.wallet.unlock()
  await vi.waitFor(() => expect(later.status()).toBe('connected'))
  expect(getAccount(later.config).address).toBe(later.wallet.addresses[0])
  expect(later.wallet.requests['eth_requestAccounts']).toBeUndefined()
})
