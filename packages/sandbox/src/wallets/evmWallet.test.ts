import {
  createPublicClient,
  createWalletClient,
  custom,
  type Hex,
  hexToString,
  http,
  parseEther,
  serializeTypedData,
  stringToHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { mainnet, polygon } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { requestRpc } from '../base/rpc.ts'
import { devAccounts } from '../evm/accounts.ts'
import { createSandbox, type Sandbox } from '../world.ts'
import { createEvmWallet, type EvmWallet, type EvmWalletOptions } from './evmWallet.ts'

let world: Sandbox
beforeAll(async () => {
  world = await createSandbox({ backend: false })
})
afterAll(() => world.stop())
afterEach(() => void vi.useRealTimers())

const wallet = (options: Partial<EvmWalletOptions> = {}): EvmWallet =>
  createEvmWallet({ rdns: 'test.wallet', chainRpcUrls: world.urls.evm, ...options })

const permitted = async (options: Partial<EvmWalletOptions> = {}): Promise<EvmWallet> => {
  const made = wallet(options)
  await made.provider.request({ method: 'eth_requestAccounts' })
  return made
}

const memoryStorage = (): {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
} => {
  const items = new Map<string, string>()
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) }
}

/** Records all events of the provider. */
const recordEvents = ({ provider }: EvmWallet): unknown[][] => {
  const events: unknown[][] = []
  for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
    provider.on(event, (payload: unknown) => events.push([event, payload]))
  }
  return events
}

const isPending = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending')
  await new Promise((resolve) => setTimeout(resolve, 5))
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending
}

const [first, second] = devAccounts.map(({ address }) => address) as [Hex, Hex]

describe('permission', () => {
  test('no account is exposed before permission', async () => {
    const { provider } = wallet()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_coinbase' })).toBeNull()
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual([])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([first])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([first])
  })

  test('wallet_requestPermissions grants accounts, wallet_revokePermissions revokes them', async () => {
    const made = wallet({ origin: 'https://app.test' })
    const events = recordEvents(made)
    const params = [{ eth_accounts: {} }]
    const granted = [
      {
        invoker: 'https://app.test',
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: [first] }],
      },
    ]
    expect(await made.provider.request({ method: 'wallet_requestPermissions', params })).toEqual(granted)
    expect(await made.provider.request({ method: 'wallet_getPermissions' })).toEqual(granted)
    expect(await made.provider.request({ method: 'wallet_revokePermissions', params })).toBeNull()
    expect(await made.provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(events).toEqual([
      ['accountsChanged', [first]],
      ['accountsChanged', []],
    ])
    await expect(
      made.provider.request({ method: 'wallet_requestPermissions', params: [{ snap: {} }] }),
    ).rejects.toMatchObject({ code: -32602 })
  })

  test('nothing is signed without permission, nor for an account that is not exposed', async () => {
    const made = wallet()
    const sign = (address: Hex): Promise<unknown> =>
      made.provider.request({ method: 'personal_sign', params: ['0x00', address] })
    await expect(sign(first)).rejects.toMatchObject({ code: 4100 })
    await made.provider.request({ method: 'eth_requestAccounts' })
    await expect(sign(second)).rejects.toMatchObject({ code: 4100 })
  })

  test('permission, chain and selection survive a reload, per origin', async () => {
    const storage = memoryStorage()
    const before = await permitted({ storage, origin: 'https://a.test' })
    before.setAccount(1)
    before.setChain(137)
    const after = wallet({ storage, origin: 'https://a.test' })
    expect(await after.provider.request({ method: 'eth_accounts' })).toEqual([second])
    expect(await after.provider.request({ method: 'eth_chainId' })).toBe('0x89')
    const elsewhere = wallet({ storage, origin: 'https://b.test' })
    expect(await elsewhere.provider.request({ method: 'eth_accounts' })).toEqual([])
    after.revoke()
    expect(
      await wallet({ storage, origin: 'https://a.test' }).provider.request({ method: 'eth_accounts' }),
    ).toEqual([])
  })

  test('invalid storage is ignored', async () => {
    const made = wallet({ storage: { getItem: () => '{"origins":', setItem: () => {} } })
    expect(await made.provider.request({ method: 'eth_accounts' })).toEqual([])
  })

  test('a wallet may expose all accounts, the selected one first', async () => {
    const made = await permitted({ exposes: 'all', accounts: [0, 1, 2] })
    made.setAccount(1)
    expect(await made.provider.request({ method: 'eth_accounts' })).toEqual([
      second,
      first,
      devAccounts[2]?.address,
    ])
  })

  test('a wallet may hold given keys, and rejects unknown accounts', async () => {
    const made = await permitted({ privateKeys: [devAccounts[5]?.privateKey as Hex] })
    expect(made.addresses).toEqual([devAccounts[5]?.address])
    expect(() => made.setAccount(1)).toThrow('no account 1')
    expect(() => wallet({ accounts: [99] })).toThrow('no account 99')
    expect(() => wallet({ accounts: [] })).toThrow('needs an account')
  })
})

describe('signatures', () => {
  test.each(['Hello', 'Ünïcode 🙂', '0x48656c6c6f', '0xnothex'])(
    'personal_sign of %s verifies',
    async (message) => {
      const { provider } = await permitted()
      const raw = message.startsWith('0x4') ? (message as Hex) : stringToHex(message)
      for (const params of [
        [message, first],
        [first, message],
      ]) {
        const signature = (await provider.request({ method: 'personal_sign', params })) as Hex
        expect(await verifyMessage({ address: first, message: { raw }, signature })).toBe(true)
        expect(await verifyMessage({ address: second, message: hexToString(raw), signature })).toBe(false)
      }
    },
  )

  const typedData = {
    domain: { name: 'Pebbles', version: '1', chainId: 1 },
    types: {
      Heap: [
        { name: 'owner', type: 'address' },
        { name: 'stones', type: 'uint256' },
      ],
    },
    primaryType: 'Heap',
    message: { owner: first, stones: 12n },
  } as const

  const domainTypes = {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    ...typedData.types,
  }

  test("eth_signTypedData_v4 verifies, as viem's client sends it", async () => {
    const { provider } = await permitted()
    const client = createWalletClient({ account: first, chain: mainnet, transport: custom(provider) })
    const signature = await client.signTypedData(typedData)
    expect(await verifyTypedData({ ...typedData, address: first, signature })).toBe(true)
  })

  test("the node's signature is identical", async () => {
    const { provider } = await permitted()
    // Anvil has the same keys, and signatures are deterministic.
    const url = world.urls.evm[1]
    const message = stringToHex('Signed twice')
    expect(await provider.request({ method: 'personal_sign', params: [message, first] })).toBe(
      await requestRpc(url, 'personal_sign', [message, first]),
    )
    const data = serializeTypedData(typedData)
    const parsed = { ...(JSON.parse(data) as object), types: domainTypes }
    expect(await provider.request({ method: 'eth_signTypedData_v4', params: [first, data] })).toBe(
      await requestRpc(url, 'eth_signTypedData_v4', [first, parsed]),
    )
  })

  test('a domain whose type is missing is not signed', async () => {
    const { provider } = await permitted()
    const data = JSON.stringify({ ...typedData, message: { owner: first, stones: '12' } })
    const signature = (await provider.request({
      method: 'eth_signTypedData_v4',
      params: [first, data],
    })) as Hex
    expect(await verifyTypedData({ ...typedData, address: first, signature })).toBe(false)
    const signed = { ...typedData, types: { EIP712Domain: [], ...typedData.types } }
    expect(await verifyTypedData({ ...signed, address: first, signature } as never)).toBe(true)
  })

  test('typed data for another chain is rejected', async () => {
    const made = await permitted()
    made.setChain(137)
    const data = JSON.stringify({ ...typedData, message: { owner: first, stones: '12' } })
    await expect(
      made.provider.request({ method: 'eth_signTypedData_v4', params: [first, data] }),
    ).rejects.toMatchObject({ code: -32602 })
  })
})

describe('transactions', () => {
  test('a transfer changes the balance on the node', async () => {
    const { provider } = await permitted()
    const reader = createPublicClient({ chain: mainnet, transport: http(world.urls.evm[1]) })
    const before = await reader.getBalance({ address: second })
    const client = createWalletClient({ account: first, chain: mainnet, transport: custom(provider) })
    const hash = await client.sendTransaction({ to: second, value: parseEther('1') })
    expect((await reader.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect((await reader.getBalance({ address: second })) - before).toBe(parseEther('1'))
    expect((await reader.getTransaction({ hash })).from).toBe(first.toLowerCase())
  })

  test("is sent to the wallet's current chain", async () => {
    const made = await permitted()
    made.setChain(137)
    const hash = (await made.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: first, to: second, value: '0x1', chainId: '0x89' }],
    })) as Hex
    const reader = createPublicClient({ chain: polygon, transport: http(world.urls.evm[137]) })
    expect((await reader.waitForTransactionReceipt({ hash })).status).toBe('success')
    await expect(
      made.provider.request({
        method: 'eth_sendTransaction',
        params: [{ from: first, to: second, value: '0x1', chainId: '0x1' }],
      }),
    ).rejects.toMatchObject({ code: -32602 })
  })

  test('concurrent ones get different nonces', async () => {
    const { provider } = await permitted({ accounts: [3] })
    const from = devAccounts[3]?.address
    const send = (): Promise<unknown> =>
      provider.request({ method: 'eth_sendTransaction', params: [{ from, to: second, value: '0x1' }] })
    expect(new Set(await Promise.all([send(), send(), send()])).size).toBe(3)
  })

  test("a node's error keeps its code, and the next transaction is mined", async () => {
    const { provider } = await permitted({ accounts: [4] })
    const from = devAccounts[4]?.address
    const send = (value: string): Promise<unknown> =>
      provider.request({ method: 'eth_sendTransaction', params: [{ from, to: second, value }] })
    const failure = await send('0xffffffffffffffffffffffff').catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'RpcError', code: expect.any(Number) as number })
    expect(await send('0x1')).toMatch(/^0x/)
    await expect(send('12')).rejects.toMatchObject({ code: -32602 })
  })
})

describe('chains', () => {
  test('switches to a known chain and emits the event before it answers', async () => {
    const made = wallet()
    const events = recordEvents(made)
    const params = [{ chainId: '0x89' }]
    expect(await made.provider.request({ method: 'wallet_switchEthereumChain', params })).toBeNull()
    expect(events).toEqual([['chainChanged', '0x89']])
    expect(await made.provider.request({ method: 'net_version' })).toBe('137')
    await made.provider.request({ method: 'wallet_switchEthereumChain', params })
    expect(events).toHaveLength(1)
  })

  test('a switch to an unknown chain is a 4902 until it is added', async () => {
    const { provider } = wallet({ knownChainIds: [1] })
    const params = [{ chainId: '0x89' }]
    const change = (): Promise<unknown> => provider.request({ method: 'wallet_switchEthereumChain', params })
    await expect(change()).rejects.toMatchObject({ code: 4902 })
    const added = [{ chainId: '0x89', chainName: 'Polygon', rpcUrls: [world.urls.evm[137]] }]
    expect(await provider.request({ method: 'wallet_addEthereumChain', params: added })).toBeNull()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
    expect(await provider.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
    expect(await change()).toBeNull()
  })

  test.each([
    ['an RPC URL without https', { rpcUrls: ['http://rpc.example'] }],
    ['no RPC URL', { rpcUrls: [] }],
    ['an explorer without https', { blockExplorerUrls: ['http://explorer.example'] }],
    ['no explorer in the list', { blockExplorerUrls: [] }],
    ['a long symbol', { nativeCurrency: { name: 'Marble', symbol: 'MARBLES', decimals: 18 } }],
    ['other decimals', { nativeCurrency: { name: 'Marble', symbol: 'MRB', decimals: 6 } }],
    ['a field that the standard does not have', { decimals: 18 }],
  ])('a chain with %s is not added', async (_, fields) => {
    const { provider } = wallet()
    const chain = { chainId: '0x89', chainName: 'Polygon', rpcUrls: ['https://rpc.example'], ...fields }
    await expect(
      provider.request({ method: 'wallet_addEthereumChain', params: [chain] }),
    ).rejects.toMatchObject({ code: -32602 })
  })

  test.each(['137', '0x089', 137, undefined])('chain id %s is rejected', async (chainId) => {
    const { provider } = wallet()
    for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain']) {
      await expect(provider.request({ method, params: [{ chainId }] })).rejects.toMatchObject({
        code: -32602,
      })
    }
  })

  test('a chain without a node can be selected, but not read', async () => {
    const made = wallet()
    made.setChain(999)
    expect(await made.provider.request({ method: 'eth_chainId' })).toBe('0x3e7')
    await expect(made.provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: -32603 })
  })
})

test.each([
  'eth_sign',
  'eth_signTransaction',
  'anvil_mine',
  'personal_unlockAccount',
  'wallet_watchAsset',
  'toString',
])('%s is not supported, nor forwarded to the node', async (method) => {
  const { provider } = await permitted()
  await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
})

describe('behaviours', () => {
  test('reject: 4001 for prompts, answers for other methods', async () => {
    const made = await permitted()
    made.setBehaviour('reject')
    for (const [method, params] of [
      ['eth_requestAccounts', []],
      ['wallet_requestPermissions', [{ eth_accounts: {} }]],
      ['personal_sign', ['0x00', first]],
      ['eth_sendTransaction', [{ from: first, to: second }]],
      ['wallet_switchEthereumChain', [{ chainId: '0x89' }]],
    ] as const) {
      await expect(made.provider.request({ method, params })).rejects.toMatchObject({ code: 4001 })
    }
    expect(await made.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  test('a method may have its own behaviour', async () => {
    const made = await permitted({ behaviours: { personal_sign: 'reject', eth_chainId: 'unsupported' } })
    await expect(
      made.provider.request({ method: 'personal_sign', params: ['0x00', first] }),
    ).rejects.toMatchObject({ code: 4001 })
    await expect(made.provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4200 })
    made.setBehaviour({})
    expect(await made.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  test('slow: approves after a delay, and -32002 for a second request meanwhile', async () => {
    vi.useFakeTimers()
    const { provider } = wallet({ behaviour: 'slow' })
    const asked = provider.request({ method: 'eth_requestAccounts' })
    await vi.advanceTimersByTimeAsync(1_499)
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: -32002 })
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toEqual([first])
  })

  test('delayMs is the delay of any prompt', async () => {
    vi.useFakeTimers()
    const { provider } = wallet({ behaviour: 'reject', delayMs: 50 })
    const refused = provider.request({ method: 'eth_requestAccounts' }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(50)
    expect(await refused).toMatchObject({ code: 4001 })
  })

  test('locked: no account, and a request waits for unlocking', async () => {
    const made = wallet({ behaviour: 'locked' })
    const events = recordEvents(made)
    expect(await made.provider.request({ method: 'eth_accounts' })).toEqual([])
    const asked = made.provider.request({ method: 'eth_requestAccounts' })
    expect(await isPending(asked)).toBe(true)
    await expect(made.provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({
      code: -32002,
    })
    made.unlock()
    expect(await asked).toEqual([first])
    made.lock()
    expect(await made.provider.request({ method: 'eth_accounts' })).toEqual([])
    await expect(
      made.provider.request({ method: 'personal_sign', params: ['0x00', first] }),
    ).rejects.toMatchObject({ code: 4100 })
    made.unlock()
    expect(events).toEqual([
      ['accountsChanged', [first]],
      ['accountsChanged', []],
      ['accountsChanged', [first]],
    ])
  })

  test('silent: no request is answered', async () => {
    const { provider } = wallet({ behaviour: 'silent' })
    for (const method of ['eth_accounts', 'eth_requestAccounts', 'wallet_switchEthereumChain']) {
      expect(await isPending(provider.request({ method }))).toBe(true)
    }
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: -32002 })
  })

  test('crash: throws other values than errors', async () => {
    const { provider } = wallet({ behaviour: 'crash' })
    const seen: unknown[] = []
    for (let count = 0; count < 5; count += 1) {
      try {
        await provider.request({ method: 'eth_requestAccounts' })
        seen.push('resolved')
      } catch (error) {
        seen.push(error)
      }
    }
    expect(seen).toEqual([undefined, 'the wallet crashed', null, { reason: 'no code, no message' }, 0])
  })

  test('revokeHangs: disconnecting is never answered', async () => {
    const { provider } = await permitted({ revokeHangs: true })
    expect(await isPending(provider.request({ method: 'wallet_revokePermissions' }))).toBe(true)
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([first])
  })
})

describe('controls', () => {
  test('accounts and chains change with events', async () => {
    const made = await permitted()
    const events = recordEvents(made)
    made.setAccount(1)
    made.setAccount(1)
    made.setChain(137)
    made.revoke()
    expect(events).toEqual([
      ['accountsChanged', [second]],
      ['chainChanged', '0x89'],
      ['accountsChanged', []],
    ])
  })

  test('a page without permission gets no account events', () => {
    const made = wallet()
    const events = recordEvents(made)
    made.setAccount(1)
    made.lock()
    made.unlock()
    expect(events).toEqual([])
  })

  test('disconnect revokes the permission with events; requesting again restores it', async () => {
    const made = await permitted()
    const events = recordEvents(made)
    made.disconnect()
    expect(events.map(([event]) => event)).toEqual(['accountsChanged', 'disconnect'])
    expect(events[1]?.[1]).toMatchObject({ code: 4900 })
    expect(await made.provider.request({ method: 'eth_requestAccounts' })).toEqual([first])
  })

  test('offline: every request is a 4900 until online', async () => {
    const made = await permitted()
    const events = recordEvents(made)
    made.setOnline(false)
    await expect(made.provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
    made.setOnline(true)
    expect(events.map(([event]) => event)).toEqual(['disconnect', 'connect'])
    expect(await made.provider.request({ method: 'eth_accounts' })).toEqual([first])
  })

  test('requests and listeners are counted', async () => {
    const made = wallet()
    const listener = vi.fn<() => void>()
    made.provider.on('chainChanged', listener).on('chainChanged', listener).on('connect', listener)
    expect([made.listenerCount(), made.listenerCount('chainChanged')]).toEqual([3, 2])
    made.provider.removeListener('chainChanged', listener)
    made.provider.removeListener('connect', () => {})
    expect([made.listenerCount(), made.listenerCount('chainChanged')]).toEqual([2, 1])
    await made.provider.request({ method: 'eth_accounts' })
    await made.provider.request({ method: 'eth_accounts', params: [] })
    expect(made.requests).toEqual({ eth_accounts: 2 })
    expect(made.calls).toEqual([{ method: 'eth_accounts' }, { method: 'eth_accounts', params: [] }])
  })
})
