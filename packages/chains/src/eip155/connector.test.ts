import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ConnectorEvent } from '../connector.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { solana } from '../networks/definitions/solana.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { createEip1193Connector, type Eip1193Provider } from './createEip1193Connector.ts'

function create(answers: Parameters<typeof createFakeEvmWallet>[0] = {}) {
  const wallet = createFakeEvmWallet(answers)
  return { wallet, ...connectorOf(() => wallet.provider) }
}

function connectorOf(getProvider: () => Eip1193Provider | undefined) {
  return createEip1193Connector({
    id: 'x',
    uid: 'x',
    name: 'X',
    type: 'ANNOUNCED',
    interaction: 'extension',
    getProvider,
  })
}

afterEach(() => void vi.useRealTimers())

const throws = (error: unknown) => () => {
  throw error
}

describe('connect', () => {
  test('[S1.3] [S3.2] [S3.3] returns checksummed accounts and the chain, with one prompt', async () => {
    const { wallet, connector } = create()
    expect(await connector.connect({ networks: [solana, mainnet] })).toEqual([
      { namespace: 'eip155', accounts: [{ address: ACCOUNT }, { address: OTHER_ACCOUNT }], chainId: '1' },
    ])
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  test('a prepared connector asks its wallet in the tick of the call', async () => {
    const { wallet, connector } = create()
    await connector.prepare?.()
    const connecting = connector.connect({ networks: [mainnet] })
    expect(wallet.methods()).toEqual(['eth_requestAccounts'])
    expect(await connecting).toHaveLength(1)
  })

  test.each([
    ['the account selected since', () => [OTHER_ACCOUNT], [OTHER_ACCOUNT]],
    ['the granted account if the wallet exposes none', () => [], [ACCOUNT]],
    ['the granted account if the wallet fails', throws('locked'), [ACCOUNT]],
  ])('the account after a switch during the connect is %s', async (_, eth_accounts, expected) => {
    const { connector } = create({ eth_requestAccounts: [ACCOUNT], eth_accounts })
    const [session] = await connector.connect({ networks: [polygon] })
    expect(session).toMatchObject({ chainId: '137', accounts: expected.map((address) => ({ address })) })
  })

  test('[S3.3] a chain that the visitor selects instead of the requested chain is the connected chain', async () => {
    const { wallet, connector } = create({
      wallet_switchEthereumChain() {
        wallet.answers['eth_chainId'] = '0xa'
        wallet.emit('chainChanged', '0xa')
        throw { code: 4001, message: 'No' }
      },
    })
    expect(await connector.connect({ networks: [polygon] })).toMatchObject([{ chainId: '10' }])
  })

  test.each([OTHER_ACCOUNT, OTHER_ACCOUNT.toLowerCase(), `eip155:1:${OTHER_ACCOUNT}`])(
    '[S3.8] puts the requested account %s first',
    async (address) => {
      const { connector } = create()
      const [session] = await connector.connect({ networks: [mainnet], address })
      expect(session?.accounts.map((account) => account.address)).toEqual([OTHER_ACCOUNT, ACCOUNT])
    },
  )

  test.each(['eth_chainId', 'wallet_switchEthereumChain', 'eth_accounts'])(
    'an account selected during the request %s is the connected account',
    async (method) => {
      const { wallet, connector } = create()
      const answer = wallet.answers[method] as (params: readonly unknown[]) => unknown
      wallet.answers[method] = (params: readonly unknown[]) => {
        const answered = answer(params)
        if (wallet.methods().filter((other) => other === method).length === 1) wallet.changeAccount()
        return answered
      }
      const [session] = await connector.connect({ networks: [polygon] })
      expect(session).toMatchObject({ chainId: '137', accounts: [{ address: OTHER_ACCOUNT }, {}] })
      // Only the connector's own listeners stay.
      expect(wallet.listenerCount()).toBe(4)
    },
  )

  test('an account selected during `eth_chainId` is the connected account, also without a switch', async () => {
    const { wallet, connector } = create()
    wallet.answers['eth_chainId'] = () => {
      wallet.changeAccount()
      return '0x1'
    }
    const [session] = await connector.connect({ networks: [mainnet] })
    expect(session?.accounts[0]).toEqual({ address: OTHER_ACCOUNT })
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  test('an event without accounts during `eth_chainId` leaves the granted account', async () => {
    const { wallet, connector } = create()
    wallet.answers['eth_chainId'] = () => {
      wallet.emit('accountsChanged', [])
      return '0x1'
    }
    const [session] = await connector.connect({ networks: [mainnet] })
    expect(session?.accounts[0]).toEqual({ address: ACCOUNT })
  })

  test('[S7.34] requests permissions first when the visitor chooses accounts', async () => {
    const { wallet, connector } = create({
      wallet_requestPermissions: [{ parentCapability: 'eth_accounts' }],
    })
    await connector.connect({ networks: [mainnet], isAccountChoice: true })
    expect(wallet.calls[0]).toEqual({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    expect(wallet.methods()).toEqual(['wallet_requestPermissions', 'eth_requestAccounts', 'eth_chainId'])
  })

  test.each([
    { code: 4200, message: 'Unknown' },
    { code: -32601, message: 'Unknown' },
    { code: '-32601', message: 'Unknown' },
    // Coinbase's SDK before its first network, and nodes to which wallets pass the method on.
    { code: -32603, message: 'No RPC URL set for chain' },
    { code: -32600, message: 'wallet_requestPermissions is not whitelisted' },
    new Error('rpc error'),
  ])('connects a wallet without `wallet_requestPermissions` (%j) as usual', async (error) => {
    const { wallet, connector } = create({ wallet_requestPermissions: throws(error) })
    expect(await connector.connect({ networks: [mainnet], isAccountChoice: true })).toHaveLength(1)
    expect(wallet.methods()).toContain('eth_requestAccounts')
  })

  test.each([
    ['declined', { code: 4001, message: 'No' }, 'USER_REJECTED'],
    ['pending', { code: -32002, message: 'Already pending' }, 'REQUEST_PENDING'],
    ['of a provider without its extension', { code: 1011, message: 'Disconnected' }, 'CONNECT_FAILED'],
  ])('a choice of accounts that is %s rejects, and no accounts are requested', async (_, error, code) => {
    const { wallet, connector } = create({ wallet_requestPermissions: throws(error) })
    await expect(connector.connect({ networks: [mainnet], isAccountChoice: true })).rejects.toMatchObject({
      code,
    })
    expect(wallet.methods()).toEqual(['wallet_requestPermissions'])
  })

  test('an earlier connect that waits in Rabby is pending', async () => {
    const { connector } = create({
      eth_requestAccounts: throws({ code: -32001, message: 'Already processing connect. Please wait.' }),
    })
    await expect(connector.connect({ networks: [mainnet] })).rejects.toMatchObject({
      code: 'REQUEST_PENDING',
      isRetryable: true,
    })
  })

  test.each([
    [
      'ignores a requested account that the wallet does not expose',
      { networks: [mainnet], address: `0x${'1'.repeat(40)}` },
      [ACCOUNT, OTHER_ACCOUNT],
    ],
    [
      'connects nothing for other namespaces',
      { networks: [mainnet], namespaces: ['solana'] as const },
      undefined,
    ],
    [
      'connects on the chain of the wallet when no network is given',
      { networks: [] },
      [ACCOUNT, OTHER_ACCOUNT],
    ],
  ])('[S1.3] %s', async (_, parameters, expected) => {
    const { connector } = create()
    const [session] = await connector.connect(parameters)
    expect(session?.accounts.map(({ address }) => address)).toEqual(expected)
  })

  test.each(['0x1', '0x01', '1', 1, 1n])(
    '[S3.3] treats %s as chain 1 and requests no switch',
    async (chainId) => {
      const { wallet, connector } = create({ eth_chainId: chainId })
      const [session] = await connector.connect({ networks: [mainnet] })
      expect(session?.chainId).toBe('1')
      expect(wallet.methods()).not.toContain('wallet_switchEthereumChain')
    },
  )

  test('[S7.34] asks a wallet on another chain to switch', async () => {
    const { wallet, connector } = create()
    const [session] = await connector.connect({ networks: [polygon] })
    expect(session?.chainId).toBe('137')
    expect(wallet.calls).toContainEqual({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x89' }],
    })
  })

  test.each([
    ['will not', { code: 4001 }],
    ['cannot', { code: -32000 }],
  ])('[S4.2] a wallet that %s switch stays connected on its chain', async (_, error) => {
    const { connector } = create({ wallet_switchEthereumChain: throws(error) })
    expect(await connector.connect({ networks: [polygon] })).toMatchObject([
      { chainId: '1', accounts: [{}, {}] },
    ])
  })

  test.each([
    [{ code: 4001, message: 'User rejected the request.' }],
    [{ code: 4001, message: 'whatever' }],
    [{ code: 5002 }],
    [{ code: 5000 }],
    ['User cancelled'],
    [new Error('connection request reset')],
    [new Error('accounts received is empty')],
    [{ code: -1, cause: { code: 4001 } }],
  ])('[S8.57] %j is a rejection', async (error) => {
    const { connector } = create({ eth_requestAccounts: throws(error) })
    await expect(connector.connect({ networks: [mainnet] })).rejects.toMatchObject({
      code: 'USER_REJECTED',
      name: 'UserRejectedError',
      shortMessage: 'User rejected the request',
      message: 'eip155:connect - User rejected the request',
      cause: error,
    })
  })

  test.each([
    ['a pending request', throws({ code: -32002 }), 'REQUEST_PENDING'],
    ['a pending request, with a code as text', throws({ code: '-32002' }), 'REQUEST_PENDING'],
    ['an error', throws(new Error('broken')), 'CONNECT_FAILED'],
    ['a thrown text', throws('broken'), 'CONNECT_FAILED'],
    ['a thrown undefined', throws(undefined), 'CONNECT_FAILED'],
    ['no accounts', [], 'CONNECT_FAILED'],
    ['an object', { accounts: 1 }, 'CONNECT_FAILED'],
    ['invalid accounts', ['0x12', 5, null, 'vitalik.eth'], 'CONNECT_FAILED'],
  ])('[S8.9] %s is a failure', async (_, answer, code) => {
    const { connector } = create({ eth_requestAccounts: answer })
    await expect(connector.connect({ networks: [mainnet] })).rejects.toMatchObject({ code })
  })

  test.each([['soon'], [{}], [null], ['0x'], [-1], [1.5], ['0x1 '], [Number.NaN]])(
    '[S8.9] the chain id %j rejects the connect',
    async (chainId) => {
      const { connector } = create({ eth_chainId: chainId, wallet_switchEthereumChain: throws({ code: -1 }) })
      await expect(connector.connect({ networks: [mainnet] })).rejects.toMatchObject({
        code: 'CONNECT_FAILED',
      })
    },
  )

  test('[S3.2] drops invalid addresses', async () => {
    const { connector } = create({ eth_requestAccounts: ['x', ACCOUNT.toLowerCase(), null, ACCOUNT] })
    expect(await connector.connect({ networks: [mainnet] })).toMatchObject([
      { accounts: [{ address: ACCOUNT }] },
    ])
  })

  test.each([
    'wallet_requestPermissions',
    'eth_requestAccounts',
    'eth_chainId',
    'wallet_switchEthereumChain',
    'eth_accounts',
  ])('an abort during %s rejects, and the wallet is asked nothing more', async (method) => {
    const { wallet, connector } = create({ wallet_requestPermissions: [] })
    const controller = new AbortController()
    wallet.answers[method] = () => {
      controller.abort(new TypeError('left'))
      throw { code: -32_601, message: 'Unknown' }
    }
    const { signal } = controller
    const connecting = connector.connect({ networks: [polygon], isAccountChoice: true, signal })
    await expect(connecting).rejects.toThrow('left')
    expect(wallet.methods().at(-1)).toBe(method)
  })

  test('[S8.56] rejects without a wallet', async () => {
    const { connector } = connectorOf(() => undefined)
    await expect(connector.connect({ networks: [mainnet] })).rejects.toMatchObject({
      code: 'PROVIDER_NOT_FOUND',
      shortMessage: 'Provider not found',
    })
  })
})

test('an aborted request, and a disconnect without a response, leave no listener', async () => {
  const { wallet, connector } = create()
  await connector.connect({ networks: [mainnet] })
  const before = wallet.listenerCount()
  wallet.hang()
  const controller = new AbortController()
  const switching = connector.switchNetwork?.({ network: polygon, signal: controller.signal })
  expect(wallet.listenerCount()).toBe(before + 1)
  controller.abort(new TypeError('left'))
  await expect(switching).rejects.toThrow('left')
  expect(wallet.listenerCount()).toBe(before)
  await connector.disconnect()
  expect(wallet.listenerCount()).toBe(before)
})

describe('switchNetwork', () => {
  test('[S7.34] asks the wallet once the code has loaded', async () => {
    const { wallet, connector } = create()
    await connector.switchNetwork?.({ network: polygon })
    expect(wallet.calls[0]).toEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
  })

  test('a prepared connector asks its wallet in the tick of the call, and can be aborted', async () => {
    const { wallet, connector } = create()
    await connector.prepare?.()
    wallet.hang()
    const controller = new AbortController()
    const reason = new Error('enough')
    const switching = connector.switchNetwork?.({ network: polygon, signal: controller.signal })
    expect(wallet.methods()).toEqual(['wallet_switchEthereumChain'])
    controller.abort(reason)
    await expect(switching).rejects.toBe(reason)
  })

  test('asks the current provider of the page, and moves its listeners to it', async () => {
    const [first, second] = [createFakeEvmWallet(), createFakeEvmWallet()]
    let provider = first.provider
    const { connector } = connectorOf(() => provider)
    connector.subscribe(() => undefined)
    await connector.prepare?.()
    provider = second.provider
    await connector.switchNetwork?.({ network: polygon })
    expect([first.methods(), second.methods()]).toEqual([[], ['wallet_switchEthereumChain', 'eth_chainId']])
    expect([first.listenerCount(), second.listenerCount()]).toEqual([0, 4])
  })
})

describe('restore', () => {
  test('[S4.5] reads without a prompt', async () => {
    const { wallet, connector } = create()
    expect(await connector.restore!({ networks: [polygon] })).toEqual([
      { namespace: 'eip155', accounts: [{ address: ACCOUNT }, { address: OTHER_ACCOUNT }], chainId: '1' },
    ])
    expect(wallet.methods().toSorted()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('asks nothing for other namespaces', async () => {
    const { wallet, connector } = create()
    expect(await connector.restore!({ networks: [mainnet], namespaces: ['solana'] })).toEqual([])
    expect(wallet.calls).toEqual([])
  })

  test('[S3.2] lists an account in two spellings once', async () => {
    const { connector } = create({ eth_accounts: [ACCOUNT.toLowerCase(), ACCOUNT] })
    expect(await connector.restore!({ networks: [mainnet] })).toMatchObject([
      { accounts: [{ address: ACCOUNT }] },
    ])
  })

  test.each([
    ['nothing is granted', { eth_accounts: [] }],
    ['the wallet fails', { eth_accounts: throws(new Error('locked')) }],
    ['the accounts are invalid', { eth_accounts: 'yes' }],
    ['the chain id is invalid', { eth_chainId: 'x' }],
  ])('[S4.5] is empty when %s', async (_, answers) => {
    expect(await create(answers).connector.restore!({ networks: [mainnet] })).toEqual([])
  })
})

describe('disconnect', () => {
  test('[S9.11] revokes the permission', async () => {
    const { wallet, connector } = create()
    await connector.disconnect()
    expect(wallet.calls).toEqual([{ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }])
  })

  test('[S9.11] waits 100 ms for a wallet that does not respond', async () => {
    const { wallet, connector } = create()
    // Loads the code of disconnect, which no timer counts.
    await connector.prepare?.()
    vi.useFakeTimers()
    wallet.hang()
    let isDone = false
    void connector.disconnect().then(() => (isDone = true))
    await vi.advanceTimersByTimeAsync(99)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone).toBe(true)
    vi.useRealTimers()
  })
})

describe('events', () => {
  test.each<[string, string, unknown[], ConnectorEvent[]]>([
    [
      'accounts',
      'accountsChanged',
      [[OTHER_ACCOUNT.toLowerCase()]],
      [{ type: 'change', namespace: 'eip155', accounts: [{ address: OTHER_ACCOUNT }] }],
    ],
    [
      'an account in two spellings',
      'accountsChanged',
      [[ACCOUNT, ACCOUNT.toLowerCase()]],
      [{ type: 'change', namespace: 'eip155', accounts: [{ address: ACCOUNT }] }],
    ],
    ['no accounts', 'accountsChanged', [[]], [{ type: 'change', namespace: 'eip155', accounts: [] }]],
    ['accounts that are no list', 'accountsChanged', ['0x'], []],
    ['a chain in hex', 'chainChanged', ['0x89'], [{ type: 'change', namespace: 'eip155', chainId: '137' }]],
    [
      'a chain in decimals',
      'chainChanged',
      ['12345'],
      [{ type: 'change', namespace: 'eip155', chainId: '12345' }],
    ],
    ['a chain as a number', 'chainChanged', [10], [{ type: 'change', namespace: 'eip155', chainId: '10' }]],
    ['an invalid chain', 'chainChanged', ['loading'], []],
    ['a disconnect', 'disconnect', [{ code: 4900 }], [{ type: 'disconnect', namespace: 'eip155' }]],
    ['a temporary disconnect (1013)', 'disconnect', [{ code: 1013 }], []],
    [
      'a message',
      'message',
      [{ type: 'eth_subscription', data: 1 }],
      [{ type: 'message', name: 'eth_subscription', data: 1 }],
    ],
    ['an invalid message', 'message', [null], []],
  ])('[S3.2] [S3.3] events emitted for %s', async (_, event, values, expected) => {
    const { wallet, connector } = create()
    await connector.connect({ networks: [mainnet] })
    const events: ConnectorEvent[] = []
    connector.subscribe((each) => events.push(each))
    wallet.emit(event, ...values)
    expect(events).toEqual(expected)
  })

  test.each([
    ['exposes its accounts, like SubWallet without its node,', [ACCOUNT], []],
    ['exposes none, like Talisman,', [], [{ type: 'disconnect', namespace: 'eip155' }]],
    [
      'does not respond',
      throws(new Error('Network is disconnected')),
      [{ type: 'disconnect', namespace: 'eip155' }],
    ],
  ])('[S3.30] a wallet that loses its chain (4901) and %s emits %j %j', async (_, accounts, expected) => {
    vi.useFakeTimers()
    const { wallet, connector } = create()
    await connector.connect({ networks: [mainnet] })
    const events: ConnectorEvent[] = []
    connector.subscribe((each) => events.push(each))
    wallet.answers['eth_accounts'] = accounts
    wallet.emit('disconnect', { code: 4901, message: 'Network is disconnected' })
    await vi.advanceTimersByTimeAsync(1)
    expect(wallet.methods().at(-1)).toBe('eth_accounts')
    expect(events).toEqual(expected)
  })

  test('[S3.30] a wallet that loses its chain after the listeners are removed emits nothing', async () => {
    vi.useFakeTimers()
    const { wallet, connector, dispose } = create({ eth_accounts: [] })
    await connector.connect({ networks: [mainnet] })
    const events: ConnectorEvent[] = []
    connector.subscribe((each) => events.push(each))
    wallet.emit('disconnect', { code: 4901 })
    dispose()
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual([])
  })

  test.each([
    [
      '`off` instead of `removeListener`',
      (provider: Eip1193Provider) => ({
        request: provider.request,
        on: provider.on,
        off: provider.removeListener,
      }),
      0,
    ],
    [
      'no method to remove listeners',
      (provider: Eip1193Provider) => ({ request: provider.request, on: provider.on }),
      4,
    ],
    ['no events', (provider: Eip1193Provider) => ({ request: provider.request }), 0],
    [
      'an `on` that throws',
      (provider: Eip1193Provider) => ({ request: provider.request, on: throws(new Error('no')) }),
      0,
    ],
    ['frozen members', (provider: Eip1193Provider) => Object.freeze(provider), 0],
    [
      'no members but those of EIP-1193',
      ({ request, on }: Eip1193Provider) =>
        new Proxy({ request, on } as Eip1193Provider, {
          get(target, key) {
            if (key in target) return Reflect.get(target, key) as unknown
            throw new Error(`no ${String(key)}`)
          },
        }),
      4,
    ],
  ])('[S3.30] connects and unsubscribes with a provider that has %s', async (_, change, left) => {
    const wallet = createFakeEvmWallet()
    const provider = change(wallet.provider)
    const { connector } = connectorOf(() => provider)
    const stop = connector.subscribe(() => undefined)
    expect(await connector.connect({ networks: [mainnet] })).toHaveLength(1)
    stop()
    expect(wallet.listenerCount()).toBe(left)
  })
})

test('a listener gets events after another one has unsubscribed', async () => {
  const { wallet, connector } = create()
  await connector.prepare?.()
  const events: ConnectorEvent[] = []
  const stop = connector.subscribe(() => undefined)
  connector.subscribe((event) => events.push(event))
  stop()
  wallet.emit('chainChanged', '0x89')
  expect(events).toEqual([{ type: 'change', namespace: 'eip155', chainId: '137' }])
})

describe('a provider that has lost its extension', () => {
  test('is not the provider that replaces it, which may not be connected to its node yet', async () => {
    const [first, second] = [createFakeEvmWallet(), createFakeEvmWallet()]
    let provider = Object.assign(first.provider, { isConnected: () => false })
    const { connector } = connectorOf(() => provider)
    await connector.prepare?.()
    first.emit('disconnect', { code: 1011 })
    expect(connector.getProvider('eip155')).toBeUndefined()
    provider = Object.assign(second.provider, { isConnected: () => false })
    expect(connector.getProvider('eip155')).toBe(provider)
  })

  test('[S3.30] is not returned until it is connected again', async () => {
    const { provider: own, emit } = createFakeEvmWallet()
    let isConnected = true
    const provider = Object.assign(own, { isConnected: () => isConnected })
    const { connector } = connectorOf(() => provider)
    await connector.connect({ networks: [mainnet] })
    connector.subscribe(() => undefined)
    isConnected = false
    emit('disconnect', { code: 1013 })
    expect(connector.getProvider('eip155')).toBe(provider)
    emit('disconnect', { code: 1011 })
    expect(connector.getProvider('eip155')).toBeUndefined()
    isConnected = true
    expect(connector.getProvider('eip155')).toBe(provider)
  })

  test('[S8.9] rejects pending requests', async () => {
    const { wallet, connector } = create()
    await connector.prepare?.()
    wallet.hang()
    const connecting = connector.connect({ networks: [mainnet] })
    wallet.emit('disconnect', { code: 1011, message: 'ended' })
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_FAILED', cause: { code: 1011 } })
  })
})

test('[S3.30] when a wallet replaces another in the page, its events replace those of the other', async () => {
  const [first, second] = [createFakeEvmWallet(), createFakeEvmWallet()]
  let provider = first.provider
  const { connector } = connectorOf(() => provider)
  const events: ConnectorEvent[] = []
  connector.subscribe((event) => events.push(event))
  await connector.connect({ networks: [mainnet] })
  provider = second.provider
  expect(connector.getProvider('eip155')).toBe(second.provider)
  first.changeAccount()
  expect(first.listenerCount()).toBe(0)
  expect(events).toEqual([])
  second.changeAccount()
  expect(events).toEqual([expect.objectContaining({ type: 'change', namespace: 'eip155' })])
})

test('[S3.30] a disposed connector removes its listeners and adds none', async () => {
  const { wallet, connector, dispose } = create()
  connector.subscribe(() => undefined)
  await connector.prepare?.()
  expect(wallet.listenerCount()).toBe(4)
  dispose()
  await connector.prepare?.()
  connector.subscribe(() => undefined)
  expect(wallet.listenerCount()).toBe(0)
})

test.each([
  [undefined, true],
  [true, false],
])(
  '[S7.34] accounts can be chosen unless the wallet contains the page (`isHost` %s): %s',
  (isHost, expected) => {
    const { connector } = createEip1193Connector({
      id: 'x',
      uid: 'x',
      name: 'X',
      type: 'ANNOUNCED',
      interaction: 'extension',
      ...(isHost && { isHost }),
      getProvider: () => undefined,
    })
    expect(connector.canChooseAccounts).toBe(expected)
  },
)
