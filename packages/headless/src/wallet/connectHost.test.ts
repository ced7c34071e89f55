// @vitest-environment jsdom
import { createMemoryStorage } from '@foyer/chains/testing'
import { expect, test, vi } from 'vitest'
import { getModal } from '../modal/openModal.ts'
import { ALICE, BOB, connectionsOf, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { attachConnector } from './attachConnector.ts'
import { connect } from './connect.ts'
import { getConnectors } from './connections.ts'
import { disconnect } from './disconnect.ts'
import { getAccount, getNetwork, resetConnect } from './state.ts'

/** Wallet that hosts the page: it grants its account without a prompt. */
const host = () => ({
  ...createTestConnector({ id: 'safe', name: 'Safe', address: BOB, chainId: '137', isAuthorized: true }),
  isHost: true,
})
const stored = () =>
  createMemoryStorage({
    '@foyer/connections': JSON.stringify({
      eip155: [{ connectorId: 'a', address: ALICE, accounts: [{ address: ALICE }] }],
    }),
    '@foyer/eip155:connected_connector_id': 'a',
  })

test('the wallet that hosts the page is connected on page load, without a prompt [S1.3]', async () => {
  const safe = host()
  const { config, events } = setup({ connectors: [safe] })
  await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ isConnected: true, address: BOB }))
  expect(safe.calls).toMatchObject({ connect: 0, restore: 1 })
  expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
  expect(getModal(config).isOpen).toBe(false)
  expect(events).toContainEqual({
    event: 'CONNECT_SUCCESS',
    properties: { method: 'browser', name: 'Safe', reconnect: true, view: 'Connect' },
  })
})

test('the host wallet replaces the restored wallet, which receives no disconnect [S4.5]', async () => {
  const other = createTestConnector({ id: 'a', address: ALICE, isAuthorized: true })
  const safe = host()
  const storage = stored()
  const { config } = setup({ connectors: [other, safe], storage })
  await vi.waitFor(() => expect(getAccount(config).connector?.id).toBe('safe'))
  expect(other.calls).toMatchObject({ restore: 1, disconnect: 0 })
  expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(['safe'])
  // It is restored when the page is opened outside of the host.
  expect(storage.getItem('@foyer/disconnected_connector_ids')).toBeNull()
  expect(storage.getItem('@foyer/connections')).toContain(ALICE)
})

test('with multi-wallet the restored wallet stays connected, and the host wallet is current', async () => {
  const other = createTestConnector({ id: 'a', address: ALICE, isAuthorized: true })
  const { config } = setup({
    connectors: [other, host()],
    storage: stored(),
    features: { multiWallet: true },
  })
  await vi.waitFor(() => expect(getAccount(config).connector?.id).toBe('safe'))
  expect(connectionsOf(config)).toHaveLength(2)
})

test('after a disconnect the host wallet stays disconnected until the next page load, which connects it', async () => {
  const storage = createMemoryStorage()
  const safe = host()
  const { config } = setup({ connectors: [safe], storage })
  await vi.waitFor(() => expect(getAccount(config).isConnected).toBe(true))
  await disconnect(config)
  // A return to the page, and a wallet that is announced later.
  document.dispatchEvent(new Event('visibilitychange'))
  attachConnector(config, createTestConnector({ id: 'later' }))
  await vi.dynamicImportSettled()
  expect(getAccount(config).isConnected).toBe(false)
  expect(safe.calls).toMatchObject({ restore: 1, connect: 0 })
  config.destroy()

  const next = setup({ connectors: [host()], storage })
  await vi.waitFor(() => expect(getAccount(next.config)).toMatchObject({ isConnected: true, address: BOB }))
})

/** Mounts a config again, after its last mount has ended. */
async function mountAgain({
  config,
  unmount,
}: Pick<ReturnType<typeof setup>, 'config' | 'unmount'>): Promise<void> {
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  config.mount()
  await vi.dynamicImportSettled()
}

test('a host wallet that the visitor disconnected stays disconnected when the config is mounted again', async () => {
  const safe = host()
  const { restore } = safe
  const test = setup({ connectors: [safe] })
  await vi.waitFor(() => expect(getAccount(test.config).isConnected).toBe(true))
  await disconnect(test.config)
  await mountAgain(test)
  expect([getAccount(test.config).isConnected, safe.calls.restore]).toEqual([false, 1])

  // Also before it has answered.
  const slow = { ...host(), restore: vi.fn<typeof restore & {}>(() => new Promise(() => {})) }
  const other = setup({ id: 'slow', connectors: [slow] })
  await vi.waitFor(() => expect(slow.restore).toHaveBeenCalledOnce())
  await disconnect(other.config)
  await mountAgain(other)
  expect(slow.restore).toHaveBeenCalledOnce()
})

test('a wallet that the visitor connected stays current when the config is mounted again, and the host wallet is read', async () => {
  const accounts = [{ address: BOB }]
  const safe = {
    ...host(),
    interaction: 'frame' as const,
    restore: async () => [{ namespace: 'eip155', accounts, chainId: '137' } as const],
  }
  const test = setup({
    connectors: [createTestConnector({ id: 'a', address: ALICE }), safe],
    features: { multiWallet: true },
  })
  await vi.waitFor(() => expect(getAccount(test.config).connector?.id).toBe('safe'))
  await connect(test.config, { connector: 'a' })
  resetConnect(test.config)
  accounts.push({ address: ALICE })
  await mountAgain(test)
  await vi.waitFor(() =>
    expect(
      connectionsOf(test.config).find(({ connectorId }) => connectorId === 'safe')?.accounts,
    ).toHaveLength(2),
  )
  expect(getAccount(test.config).connector?.id).toBe('a')
})

test('a host wallet without accounts does not replace the restored wallet', async () => {
  const other = createTestConnector({ id: 'a', address: ALICE, isAuthorized: true })
  const asked = vi.fn(async () => [{ namespace: 'eip155', accounts: [], chainId: '1' } as const])
  const { config, names } = setup({ connectors: [other, { ...host(), restore: asked }], storage: stored() })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ isConnected: true, address: ALICE }))
  await vi.dynamicImportSettled()
  expect(names()).toEqual(['CONNECT_SUCCESS'])
})

test('a host wallet without a provider hides no other wallet', async () => {
  const none = { getProvider: () => undefined }
  const other = { ...createTestConnector({ id: 'other' }), ...none }
  const { config } = setup({ connectors: [other, { ...host(), ...none }] })
  await vi.waitFor(() => expect(getAccount(config).isConnected).toBe(true))
  expect(getConnectors(config).map(({ id }) => id)).toEqual(['other', 'safe'])
})

test('the host wallet is not connected on page load if `enableReconnect` is off', async () => {
  const safe = host()
  const quiet = setup({ connectors: [safe], enableReconnect: false, id: 'quiet' })
  await quiet.startEngine()
  await vi.dynamicImportSettled()
  expect(safe.calls).toMatchObject({ restore: 0, connect: 0 })
  expect(getAccount(quiet.config).isConnected).toBe(false)
})

test('an announced wallet with the provider of the host wallet is not listed, in any order of announcement', async () => {
  const provider = { request: async () => null }
  const safe = { ...host(), getProvider: () => provider }
  const announced = (id: string, own: unknown) => ({ ...createTestConnector({ id }), getProvider: () => own })
  const { config } = setup({ connectors: [announced('first', provider), announced('other', {}), safe] })
  const listed = () => getConnectors(config).map(({ id }) => id)
  await vi.waitFor(() => expect(listed()).toEqual(['other', 'safe']))
  attachConnector(config, announced('later', provider))
  attachConnector(config, announced('another', {}))
  expect(listed()).toEqual(['other', 'safe', 'another'])
})

/** A host wallet that answers when the test says so. */
function slowHost() {
  const wallet = host()
  const { restore } = wallet
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const asked = vi.fn(async (parameters: Parameters<NonNullable<typeof restore>>[0]) => {
    const sessions = (await restore?.(parameters)) ?? []
    await answered
    return sessions
  })
  return { wallet: { ...wallet, restore: asked }, asked, answer }
}

test.each([
  ['all wallets', {}],
  ['its namespace', { namespace: 'eip155' }],
  ['the host wallet', { connector: { uid: 'safe' } }],
] as const)(
  'an answer of the host wallet after a disconnect of %s connects nothing',
  async (_, parameters) => {
    const { wallet, asked, answer } = slowHost()
    const unused = createTestConnector({ id: 'unused' })
    const { config, names, errors } = setup({ connectors: [unused, wallet] })
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await disconnect(config, parameters)
    answer()
    await vi.dynamicImportSettled()
    expect(getAccount(config).isConnected).toBe(false)
    expect([wallet.calls.disconnect, unused.calls.disconnect]).toEqual([1, 0])
    expect(names()).toEqual(['DISCONNECT_SUCCESS'])
    expect(errors).toEqual([])
  },
)

test('a disconnect before the host wallet is asked connects nothing', async () => {
  const { wallet, asked, answer } = slowHost()
  const { config } = setup({ connectors: [wallet] })
  await disconnect(config)
  answer()
  await vi.dynamicImportSettled()
  expect(asked).not.toHaveBeenCalled()
  expect(getAccount(config).isConnected).toBe(false)
})

test('a disconnect of another wallet or namespace does not stop the host wallet', async () => {
  const { wallet, asked, answer } = slowHost()
  const { config } = setup({ connectors: [wallet] })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await disconnect(config, { namespace: 'solana' })
  await disconnect(config, { connector: { uid: 'other' } })
  answer()
  await vi.waitFor(() => expect(getAccount(config)).toMatchObject({ isConnected: true, address: BOB }))
  expect(wallet.calls.disconnect).toBe(0)
})

test.each([false, true])(
  'a wallet that the visitor connects before the host wallet answers stays current, with multi-wallet: %s',
  async (multiWallet) => {
    const { wallet, asked, answer } = slowHost()
    const other = createTestConnector({ id: 'a', address: ALICE })
    const { config } = setup({ connectors: [other, wallet], features: { multiWallet } })
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await connect(config, { connector: 'a' })
    answer()
    await vi.dynamicImportSettled()
    expect(getAccount(config)).toMatchObject({ isConnected: true, address: ALICE })
    expect(connectionsOf(config).map(({ connectorId }) => connectorId)).toEqual(
      multiWallet ? ['safe', 'a'] : ['a'],
    )
  },
)

test('a wallet that the visitor has connected before the host wallet is found stays current', async () => {
  const { wallet, asked, answer } = slowHost()
  const { config } = setup({ connectors: [createTestConnector({ id: 'a', address: ALICE })] })
  await connect(config, { connector: 'a' })
  attachConnector(config, wallet)
  answer()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await vi.dynamicImportSettled()
  expect(getAccount(config)).toMatchObject({ isConnected: true, address: ALICE })
})

test('a host wallet is current beside a restored wallet for which the visitor declined another account', async () => {
  const { wallet, asked, answer } = slowHost()
  const other = createTestConnector({ id: 'a', address: ALICE, isAuthorized: true })
  other.answer = 'reject'
  const { config } = setup({ connectors: [other, wallet], storage: stored() })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await expect(connect(config, { connector: 'a', isAccountChoice: true })).rejects.toThrow()
  answer()
  await vi.waitFor(() => expect(getAccount(config).address).toBe(BOB))
})

test('a host wallet that is no longer listed when it answers is not connected', async () => {
  const { wallet, asked, answer } = slowHost()
  const { config } = setup()
  const unlist = attachConnector(config, wallet)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  unlist()
  answer()
  await vi.dynamicImportSettled()
  expect(getAccount(config).isConnected).toBe(false)
})

test('a host wallet with a stored connection is connected once', async () => {
  const storage = createMemoryStorage({
    '@foyer/connections': JSON.stringify({
      eip155: [{ connectorId: 'safe', address: BOB, accounts: [{ address: BOB }] }],
    }),
    '@foyer/eip155:connected_connector_id': 'safe',
  })
  const safe = host()
  const { config, names } = setup({ connectors: [safe], storage })
  await vi.waitFor(() => expect(safe.calls.restore).toBe(2))
  await vi.dynamicImportSettled()
  expect(getAccount(config)).toMatchObject({ isConnected: true, address: BOB })
  expect(names()).toEqual(['CONNECT_SUCCESS'])
})

test('a failure of the host wallet is reported', async () => {
  const failure = new TypeError('broken')
  const { errors } = setup({ connectors: [{ ...host(), restore: () => Promise.reject(failure) }] })
  await vi.waitFor(() => expect(errors).toEqual([failure]))
})

test('a host wallet is disconnected once, and only if it is or may become connected', async () => {
  const { wallet, asked, answer } = slowHost()
  const { config } = setup({ connectors: [wallet] })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await disconnect(config)
  await disconnect(config)
  expect(wallet.calls.disconnect).toBe(1)
  answer()
  const none = { ...host(), restore: vi.fn(async () => []) }
  const other = setup({ connectors: [none], id: 'other' })
  await vi.waitFor(() => expect(none.restore).toHaveBeenCalledOnce())
  await vi.dynamicImportSettled()
  await disconnect(other.config)
  expect(none.calls.disconnect).toBe(0)
})

test('a host wallet that was listed twice is not connected by an answer after a disconnect', async () => {
  const { wallet, asked, answer } = slowHost()
  const { config } = setup()
  attachConnector(config, wallet)
  attachConnector(config, wallet)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await disconnect(config)
  answer()
  await vi.dynamicImportSettled()
  expect(getAccount(config).isConnected).toBe(false)
})
