import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runOperation } from '../adapter.ts'
import type { Connector, ConnectorEvent } from '../connector.ts'
import { defineNetwork } from '../networks/defineNetwork.ts'
import { cosmoshub } from '../networks/definitions/cosmoshub.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { createFakeKeplr, type FakeKeplr, KEYS, SIGNATURE } from '../test/fakeKeplr.ts'
import { createFakePage } from '../test/fakePage.ts'
import { listWallets } from '../test/listWallets.ts'
import type { CaipNetwork } from '../types.ts'
import { cosmos, type CosmosOptions } from './cosmos.ts'

const osmosis = defineNetwork({
  id: 'osmosis-1',
  name: 'Osmosis',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'Osmo', symbol: 'OSMO', decimals: 6 },
  rpcUrls: { default: { http: ['https://osmosis.example/'] } },
})
const networks = [mainnet, cosmoshub, osmosis]
const throws = (error: unknown) => () => {
  throw error
}

function find(wallet: FakeKeplr, options: CosmosOptions = {}, path?: string): Connector {
  const page = createFakePage()
  wallet.putOn(page, path)
  return listWallets(cosmos({ target: page, ...options }), networks).listed[0] as Connector
}

async function connected(wallet: FakeKeplr, network: CaipNetwork = cosmoshub, path?: string) {
  const connector = find(wallet, {}, path)
  const events: ConnectorEvent[] = []
  connector.subscribe((event) => events.push(event))
  const [session] = await connector.connect({ networks: [mainnet, network] })
  const provider = connector.getProvider('cosmos')
  const sign = (address: string, message = 'hello') =>
    runOperation(cosmos(), 'signMessage', { network, provider, parameters: { address, message } })
  return { connector, session, events, sign, asked: () => wallet.calls.map(({ method }) => method) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('connecting', () => {
  test('[S3.2] [S3.3] [S3.10] requests all chains at once, and returns the account of the current chain', async () => {
    const wallet = createFakeKeplr()
    const { session } = await connected(wallet)
    expect(session).toEqual({
      namespace: 'cosmos',
      chainId: 'cosmoshub-4',
      accounts: [{ address: KEYS.cosmos[0], publicKey: '0203' }],
    })
    expect(wallet.calls).toEqual([
      { method: 'enable', params: [['cosmoshub-4', 'osmosis-1']] },
      { method: 'getKey', params: ['cosmoshub-4'] },
    ])
  })

  test('[S8.18] suggests a chain unknown to the wallet, once', async () => {
    const wallet = createFakeKeplr({ knownChainIds: ['cosmoshub-4'] })
    const info = { chainId: 'osmosis-1', chainName: 'Osmosis' }
    const connector = find(wallet, { chainInfos: { 'cosmos:osmosis-1': info } })
    expect(await connector.connect({ networks: [osmosis] })).toMatchObject([
      { accounts: [{ address: KEYS.osmo[0] }] },
    ])
    expect(wallet.calls.filter(({ method }) => method === 'experimentalSuggestChain')).toEqual([
      { method: 'experimentalSuggestChain', params: [info] },
    ])
  })

  test('[S8.18] an unknown chain without chain info rejects as not supported', async () => {
    const wallet = createFakeKeplr({ knownChainIds: ['cosmoshub-4'] })
    await expect(find(wallet).connect({ networks: [osmosis] })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      shortMessage: 'Chain is not supported',
    })
  })

  test('[S8.18] a wallet that cannot be given a chain rejects an unknown one as not supported', async () => {
    const methods = { experimentalSuggestChain: undefined }
    const wallet = createFakeKeplr({ knownChainIds: ['cosmoshub-4'], methods })
    const chainInfos = { 'cosmos:osmosis-1': { chainId: 'osmosis-1' } } as const
    await expect(find(wallet, { chainInfos }).connect({ networks: [osmosis] })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })

  test.each([
    'There is no chain info for osmosis-1',
    'There is no modular chain info for osmosis-1',
    'Unknown chain',
    'Chain is not supported',
    'Chain id not found',
    'Chain not supported: osmosis-1',
    'Invalid chain id',
  ])('[S8.18] the error "%s" means an unknown chain', async (text) => {
    const connector = find(createFakeKeplr({ methods: { enable: throws(new Error(text)) } }))
    await expect(connector.connect({ networks: [osmosis] })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })

  test('[S8.18] `enable` is called once for an app with one chain', async () => {
    const page = createFakePage()
    const wallet = createFakeKeplr({ knownChainIds: [] })
    wallet.putOn(page)
    const { listed } = listWallets(cosmos({ target: page }), [osmosis])
    await expect(listed[0]?.connect({ networks: [osmosis] })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
    expect(wallet.calls.map(({ method }) => method)).toEqual(['enable'])
  })

  test('[S8.57] an error text with a rejection and an unsupported chain is a rejection', async () => {
    const enable = throws(new Error('Request rejected: chain not supported yet'))
    const wallet = createFakeKeplr({ methods: { enable } })
    const connector = find(wallet, { chainInfos: { 'cosmos:cosmoshub-4': { chainId: 'cosmoshub-4' } } })
    await expect(connector.connect({ networks: [cosmoshub] })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(wallet.calls).toEqual([])
  })

  test('[S8.57] another error than an unknown chain is not followed by a second request', async () => {
    let requests = 0
    const enable = () => {
      requests += 1
      throw new Error('The wallet is locked')
    }
    const connector = find(createFakeKeplr({ methods: { enable } }))
    await expect(connector.connect({ networks: [cosmoshub] })).rejects.toMatchObject({
      code: 'CONNECT_FAILED',
    })
    expect(requests).toBe(1)
  })

  test('[S8.57] declining the second request, without the unknown chain, is a rejection', async () => {
    const enable = (chainIds: readonly string[]) => {
      throw new Error(chainIds.length > 1 ? 'There is no chain info for osmosis-1' : 'Request rejected')
    }
    const connector = find(createFakeKeplr({ methods: { enable } }))
    await expect(connector.connect({ networks: [cosmoshub] })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
  })

  test('[S8.18] an unknown chain of the app does not prevent connecting to the current chain', async () => {
    const wallet = createFakeKeplr({ knownChainIds: ['cosmoshub-4'] })
    expect(await find(wallet).connect({ networks: [cosmoshub] })).toMatchObject([{ chainId: 'cosmoshub-4' }])
  })

  test('[S8.57] declining the suggested chain is a rejection', async () => {
    const methods = { experimentalSuggestChain: throws(new TypeError('Request rejected')) }
    const wallet = createFakeKeplr({ knownChainIds: [], methods })
    const connector = find(wallet, { chainInfos: { 'cosmos:cosmoshub-4': { chainId: 'cosmoshub-4' } } })
    await expect(connector.connect({ networks: [cosmoshub] })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
  })

  test.each([
    [null],
    [{}],
    [{ bech32Address: 7 }],
    [{ bech32Address: 'cosmos1nonsense' }],
    [{ bech32Address: 'x'.repeat(1e6) }],
  ])('[S8.9] an invalid key rejects the connect, and restores nothing (%#)', async (key) => {
    const connector = find(createFakeKeplr({ methods: { getKey: async () => key } }))
    await expect(connector.connect({ networks: [cosmoshub] })).rejects.toMatchObject({
      code: 'CONNECT_FAILED',
    })
    expect(await connector.restore?.({ networks: [cosmoshub] })).toEqual([])
  })

  test('[S4.5] restoring only reads the key', async () => {
    const wallet = createFakeKeplr()
    const { connector, asked } = await connected(wallet)
    wallet.calls.length = 0
    const sessions = await connector.restore?.({ networks: [mainnet, cosmoshub] })
    expect(sessions).toMatchObject([{ chainId: 'cosmoshub-4' }])
    expect(asked()).toEqual(['getKey'])
  })

  test('[S9.11] disconnecting revokes the permission', async () => {
    const wallet = createFakeKeplr()
    const { connector, asked } = await connected(wallet)
    await connector.disconnect()
    expect(asked()).toContain('disable')
  })

  // Facts of Cosmostation's own provider and background (cosmostation/cosmostation-chrome-extension).
  describe('Cosmostation', () => {
    const createCosmostation = (known: readonly string[]) => {
      const chains = new Set(known)
      const wallet: FakeKeplr = createFakeKeplr({
        changeEvent: 'cosmostation_keystorechange',
        methods: {
          disable: undefined,
          enable: async () => undefined,
          // Asks the visitor for a page without permission.
          getKey: (chainId: string) =>
            wallet.answer('getKey', [chainId], true, () => {
              if (!chains.has(chainId)) throw new Error('Invalid method parameter(s).')
              return { bech32Address: KEYS[chainId.startsWith('osmo') ? 'osmo' : 'cosmos'][0] }
            }),
          experimentalSuggestChain: (info: { readonly chainId: string }) =>
            wallet.answer('experimentalSuggestChain', [info], true, () => void chains.add(info.chainId)),
        },
      })
      return wallet
    }
    const path = 'cosmostation.providers.keplr'

    test('[S8.18] a chain that it does not know is suggested', async () => {
      const wallet = createCosmostation(['cosmoshub-4'])
      const info = { chainId: 'osmosis-1' }
      const connector = find(wallet, { chainInfos: { 'cosmos:osmosis-1': info } }, path)
      const [session] = await connector.connect({ networks: [osmosis] })
      expect(session).toMatchObject({ chainId: 'osmosis-1', accounts: [{ address: KEYS.osmo[0] }] })
      expect(wallet.calls.map(({ method }) => method)).toEqual([
        'getKey',
        'experimentalSuggestChain',
        'getKey',
      ])
    })

    test('[S8.18] a chain that it does not know, without chain info, rejects as not supported', async () => {
      await expect(
        find(createCosmostation([]), {}, path).connect({ networks: [osmosis] }),
      ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    })

    test('[S9.11] disconnects in the page only, since it has no method for it', async () => {
      const wallet = createCosmostation(['cosmoshub-4', 'osmosis-1'])
      const { connector } = await connected(wallet, cosmoshub, path)
      wallet.calls.length = 0
      await connector.disconnect()
      expect(wallet.calls).toEqual([])
    })
  })

  // Facts of Leap's own provider and background (leapwallet/cosmos-extension).
  describe('Leap', () => {
    const createLeap = (known: readonly string[]) => {
      const leap: FakeKeplr = createFakeKeplr({
        changeEvent: 'leap_keystorechange',
        knownChainIds: known,
        methods: {
          disable: undefined,
          enable: (chainIds: readonly string[]) =>
            leap.answer('enable', [chainIds], true, () => {
              if (!chainIds.some((chainId) => chains.has(chainId))) throw new Error('Invalid chain id')
            }),
          getKey: (chainId: string) =>
            leap.answer('getKey', [chainId], false, () => {
              if (!chains.has(chainId)) throw new Error('Invalid chain id')
              return { bech32Address: KEYS[chainId.startsWith('osmo') ? 'osmo' : 'cosmos'][0] }
            }),
          experimentalSuggestChain: (info: { readonly chainId: string }) =>
            leap.answer('experimentalSuggestChain', [info], true, () => void chains.add(info.chainId)),
          disconnect: (chainIds: unknown) => leap.answer('disconnect', [chainIds], false, () => true),
        },
      })
      const chains = new Set(known)
      return leap
    }

    test('[S9.11] disconnects the chains of the app, since it has no `disable`', async () => {
      const wallet = createLeap(['cosmoshub-4', 'osmosis-1'])
      const { connector } = await connected(wallet, cosmoshub, 'leap')
      await connector.disconnect()
      expect(wallet.calls.at(-1)).toEqual({ method: 'disconnect', params: [['cosmoshub-4', 'osmosis-1']] })
    })

    test('[S8.18] an unknown current chain, which it enables silently, is suggested', async () => {
      const wallet = createLeap(['cosmoshub-4'])
      const info = { chainId: 'osmosis-1' }
      const connector = find(wallet, { chainInfos: { 'cosmos:osmosis-1': info } }, 'leap')
      const [session] = await connector.connect({ networks: [osmosis] })
      expect(session).toMatchObject({ chainId: 'osmosis-1', accounts: [{ address: KEYS.osmo[0] }] })
      expect(wallet.calls.map(({ method }) => method)).toEqual([
        'enable',
        'getKey',
        'experimentalSuggestChain',
        'enable',
        'getKey',
      ])
    })

    test('[S8.18] an unknown current chain without chain info rejects as not supported', async () => {
      const connector = find(createLeap(['cosmoshub-4']), {}, 'leap')
      await expect(connector.connect({ networks: [osmosis] })).rejects.toMatchObject({
        code: 'CHAIN_NOT_SUPPORTED',
      })
    })
  })
})

describe('changes', () => {
  test.each([
    ['keplr', 'keplr_keystorechange', 'keplr'],
    ['leap', 'leap_keystorechange', 'leap'],
    ['cosmostation.providers.keplr', 'cosmostation_keystorechange', 'cosmostation'],
    ['okxwallet.keplr', 'keplr_keystorechange', 'okx'],
    ['binancew3w.keplr', 'keplr_keystorechange', 'binance'],
  ])('[S3.2] [S3.25] a change of the wallet at %s is read on the event %s', async (path, changeEvent, id) => {
    const wallet = createFakeKeplr({ changeEvent })
    const { connector, events } = await connected(wallet, cosmoshub, path)
    expect(connector.id).toBe(id)
    wallet.changeAccount()
    await vi.waitFor(() =>
      expect(events).toMatchObject([{ type: 'change', accounts: [{ address: KEYS.cosmos[1] }] }]),
    )
  })

  test('[S4.3] a wallet that no longer returns a key is disconnected', async () => {
    const wallet = createFakeKeplr()
    const { events } = await connected(wallet)
    wallet.fail()
    wallet.changeAccount()
    await vi.waitFor(() => expect(events).toEqual([{ type: 'disconnect', namespace: 'cosmos' }]))
  })

  test('[S3.2] a key selected during the connect is the connected key', async () => {
    const wallet = createFakeKeplr({
      methods: {
        getKey: async () => {
          const isFirst = asked++ === 0
          if (isFirst) wallet.changeAccount()
          return { bech32Address: KEYS.cosmos[isFirst ? 0 : 1] }
        },
      },
    })
    let asked = 0
    const { session } = await connected(wallet)
    expect(session?.accounts).toEqual([{ address: KEYS.cosmos[1] }])
    expect(asked).toBe(2)
  })

  test('[S3.3] a switched chain has its own address', async () => {
    const wallet = createFakeKeplr()
    const { connector, events, asked } = await connected(wallet)
    wallet.calls.length = 0
    await connector.switchNetwork?.({ network: osmosis })
    expect(events).toMatchObject([
      { type: 'change', chainId: 'osmosis-1', accounts: [{ address: KEYS.osmo[0] }] },
    ])
    expect(asked()).toEqual(['enable', 'getKey'])
    wallet.changeAccount()
    await vi.waitFor(() => expect(events[1]).toMatchObject({ accounts: [{ address: KEYS.osmo[1] }] }))
  })

  test('[S3.3] a late key of the previous chain is dropped', async () => {
    const answers: ((key: object) => void)[] = []
    const wallet = createFakeKeplr({
      methods: { getKey: () => new Promise((resolve) => answers.push(resolve)) },
    })
    const answer = async (bech32Address: string) => {
      await vi.waitFor(() => expect(answers).not.toHaveLength(0))
      answers.shift()?.({ bech32Address })
    }
    const connecting = connected(wallet)
    await answer(KEYS.cosmos[0])
    const { connector, events } = await connecting
    wallet.changeAccount()
    const [late] = answers.splice(0)
    const switching = connector.switchNetwork?.({ network: osmosis })
    await answer(KEYS.osmo[1])
    await switching
    late?.({ bech32Address: KEYS.cosmos[1] })
    await vi.advanceTimersByTimeAsync(10)
    expect(events).toMatchObject([{ chainId: 'osmosis-1', accounts: [{ address: KEYS.osmo[1] }] }])
  })

  test.each(['enable', 'getKey'])(
    '[S3.3] a switch that is aborted before the answer to %s has no effect on later keys',
    async (method) => {
      let isHeld = false
      let answer: () => void = () => undefined
      const wallet = createFakeKeplr()
      const page = createFakePage()
      wallet.putOn(page)
      const { keplr } = page as unknown as { keplr: Record<string, (value: unknown) => Promise<unknown>> }
      const ask = keplr[method]
      keplr[method] = async (value) => {
        if (isHeld) await new Promise<void>((resolve) => (answer = resolve))
        return ask?.(value)
      }
      const [connector] = listWallets(cosmos({ target: page }), networks).listed
      const events: ConnectorEvent[] = []
      connector?.subscribe((event) => events.push(event))
      await connector?.connect({ networks: [cosmoshub] })
      isHeld = true
      const controller = new AbortController()
      const switching = connector?.switchNetwork?.({ network: osmosis, signal: controller.signal })
      await vi.advanceTimersByTimeAsync(1)
      controller.abort('left')
      await expect(switching).rejects.toBe('left')
      isHeld = false
      answer()
      await vi.advanceTimersByTimeAsync(1)
      wallet.changeAccount()
      await vi.waitFor(() => expect(events).toMatchObject([{ accounts: [{ address: KEYS.cosmos[1] }] }]))
    },
  )

  test('[S8.18] rejects switching to a chain unknown to the wallet', async () => {
    const { connector, events } = await connected(createFakeKeplr({ knownChainIds: ['cosmoshub-4'] }))
    await expect(connector.switchNetwork?.({ network: osmosis })).rejects.toMatchObject({
      message: 'cosmos:switchNetwork - Chain is not supported',
    })
    expect(events).toEqual([])
  })

  test('[S3.2] the last selected key is emitted, also if the wallet answers out of order', async () => {
    const answers: ((address: string) => void)[] = []
    let isOpen = true
    const getKey = () =>
      isOpen
        ? Promise.resolve({ bech32Address: KEYS.cosmos[0] })
        : new Promise((resolve) => answers.push((bech32Address) => resolve({ bech32Address })))
    const wallet = createFakeKeplr({ methods: { getKey } })
    const { events } = await connected(wallet)
    isOpen = false
    wallet.changeAccount()
    wallet.changeAccount()
    answers[1]?.(KEYS.cosmos[0])
    answers[0]?.(KEYS.cosmos[1])
    await vi.advanceTimersByTimeAsync(10)
    expect(events).toMatchObject([{ type: 'change', accounts: [{ address: KEYS.cosmos[0] }] }])
    expect(events).toHaveLength(1)
  })

  test('[S4.3] a late failure of an earlier read does not disconnect', async () => {
    const answers: { resolve: (key: object) => void; reject: (error: Error) => void }[] = []
    const getKey = () =>
      isOpen
        ? Promise.resolve({ bech32Address: KEYS.cosmos[0] })
        : new Promise((resolve, reject) => answers.push({ resolve, reject }))
    let isOpen = true
    const wallet = createFakeKeplr({ methods: { getKey } })
    const { events } = await connected(wallet)
    isOpen = false
    wallet.changeAccount()
    wallet.changeAccount()
    answers[1]?.resolve({ bech32Address: KEYS.cosmos[1] })
    answers[0]?.reject(new Error('busy'))
    await vi.advanceTimersByTimeAsync(10)
    expect(events).toMatchObject([{ type: 'change', accounts: [{ address: KEYS.cosmos[1] }] }])
    expect(events).toHaveLength(1)
  })

  test('[S3.2] after a disconnect, events are ignored', async () => {
    const wallet = createFakeKeplr()
    const { connector, events } = await connected(wallet)
    await connector.disconnect()
    connector.subscribe((event) => events.push(event))
    wallet.changeAccount()
    await vi.advanceTimersByTimeAsync(10)
    expect(events).toEqual([])
  })
})

describe('signing', () => {
  test('[S7.34] the wallet receives the chain, the signer and the text', async () => {
    const wallet = createFakeKeplr()
    const { sign } = await connected(wallet)
    expect(await sign(KEYS.cosmos[0], 'hi')).toBe(SIGNATURE)
    expect(wallet.calls.at(-1)).toEqual({
      method: 'signArbitrary',
      params: ['cosmoshub-4', KEYS.cosmos[0], 'hi'],
    })
  })

  test('[S4.2] an aborted request does not reach the wallet, and an abort meanwhile rejects with its reason', async () => {
    const wallet = createFakeKeplr()
    const { connector } = await connected(wallet)
    const sign = (signal: AbortSignal) =>
      runOperation(cosmos(), 'signMessage', {
        network: cosmoshub,
        provider: connector.getProvider('cosmos'),
        signal,
        parameters: { address: KEYS.cosmos[0], message: 'hi' },
      })
    const before = wallet.calls.length
    await expect(sign(AbortSignal.abort('left'))).rejects.toBe('left')
    expect(wallet.calls).toHaveLength(before)
    wallet.hang()
    const controller = new AbortController()
    const signing = expect(sign(controller.signal)).rejects.toBe('left')
    await vi.waitFor(() => expect(wallet.calls).toHaveLength(before + 1))
    controller.abort('left')
    await signing
  })

  test('[S7.34] a wallet without `signArbitrary` receives the ADR-36 document', async () => {
    const seen: unknown[] = []
    const signAmino = async (...params: unknown[]) => {
      seen.push(...params)
      return { signed: params[2], signature: { pub_key: {}, signature: SIGNATURE } }
    }
    const { sign } = await connected(createFakeKeplr({ methods: { signArbitrary: undefined, signAmino } }))
    expect(await sign(KEYS.cosmos[0], 'hé')).toBe(SIGNATURE)
    expect(seen).toEqual([
      'cosmoshub-4',
      KEYS.cosmos[0],
      {
        chain_id: '',
        account_number: '0',
        sequence: '0',
        fee: { gas: '0', amount: [] },
        msgs: [{ type: 'sign/MsgSignData', value: { signer: KEYS.cosmos[0], data: 'aMOp' } }],
        memo: '',
      },
    ])
  })

  test.each([
    [
      'another document than the requested one',
      (document: object) => ({ ...document, memo: 'all my atoms' }),
    ],
    ['an unknown document', () => undefined],
  ])('[S8.30] a signature of %s is an error', async (_, signedOf) => {
    const signAmino = async (_chain: string, _signer: string, document: object) => ({
      signed: signedOf(document),
      signature: { pub_key: {}, signature: SIGNATURE },
    })
    const { sign } = await connected(createFakeKeplr({ methods: { signArbitrary: undefined, signAmino } }))
    await expect(sign(KEYS.cosmos[0])).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
  })

  test.each([[null], [''], ['AAAA'], ['AA=='], [`${'*'.repeat(86)}==`], ['A'.repeat(88)], [{}]])(
    '[S8.30] the invalid signature %j is an error',
    async (signature) => {
      const { sign } = await connected(
        createFakeKeplr({ methods: { signArbitrary: async () => ({ signature }) } }),
      )
      await expect(sign(KEYS.cosmos[0])).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
    },
  )
})

describe('balance', () => {
  const run = (answer: unknown, network: CaipNetwork = cosmoshub, options: CosmosOptions = {}) => {
    const asked: string[] = []
    const fetch = async (url: string | URL | Request) => {
      asked.push(`${url as string}`)
      return Response.json(answer)
    }
    const parameters = { address: KEYS.cosmos[0] }
    const result = runOperation(cosmos({ fetch, ...options }), 'getBalance', {
      network,
      provider: undefined,
      parameters,
    })
    return { asked, result }
  }
  const path = `cosmos/bank/v1beta1/balances/${KEYS.cosmos[0]}/by_denom`

  test('is requested by the name of the native denom', async () => {
    const { asked, result } = run({ balance: { denom: 'uatom', amount: '1500000' } })
    expect(await result).toEqual({ value: '1500000', decimals: 6, symbol: 'ATOM' })
    expect(asked).toEqual([`https://rest.cosmos.directory/cosmoshub/${path}?denom=uatom`])
  })

  test.each([
    [3, 'mosmo'],
    [6, 'uosmo'],
    [8, 'osmo'],
    [9, 'nosmo'],
    [18, 'aosmo'],
  ])('a currency with %i decimals is requested as %s', async (decimals, denom) => {
    const nativeCurrency = { ...osmosis.nativeCurrency, decimals }
    const { asked, result } = run({ balance: { denom, amount: '7' } }, { ...osmosis, nativeCurrency })
    expect(await result).toEqual({ value: '7', decimals, symbol: 'OSMO' })
    expect(asked).toEqual([`https://osmosis.example/${path}?denom=${denom}`])
  })

  test('the denom can be an option of the adapter', async () => {
    const denoms = { 'cosmos:osmosis-1': 'ibc/27' } as const
    const { asked, result } = run({ balance: { denom: 'ibc/27', amount: '7' } }, osmosis, { denoms })
    expect(await result).toMatchObject({ value: '7', symbol: 'OSMO' })
    expect(asked).toEqual([`https://osmosis.example/${path}?denom=ibc%2F27`])
  })

  const infoOf = (
    key: string,
    coinDenom: string,
    coinDecimals: number,
    coinMinimalDenom: unknown = 'ustake',
  ) => {
    const currency = { coinDenom, coinDecimals, coinMinimalDenom }
    return { chainId: 'osmosis-1', [key]: key === 'currencies' ? [null, currency] : currency }
  }

  describe('a denom that the adapter guesses', () => {
    /** Servers answer 0 for a denom that does not exist. */
    const serve = (supply: unknown, options: CosmosOptions = {}, network = osmosis) => {
      const asked: string[] = []
      const fetch = async (url: string | URL | Request) => {
        const { pathname, searchParams } = new URL(`${url as string}`)
        const denom = searchParams.get('denom')
        asked.push(pathname)
        if (pathname.includes('/balances/')) return Response.json({ balance: { denom, amount: '0' } })
        return supply === undefined ? new Response('', { status: 501 }) : Response.json({ amount: supply })
      }
      const result = runOperation(cosmos({ fetch, ...options }), 'getBalance', {
        network,
        provider: undefined,
        parameters: { address: KEYS.cosmos[0] },
      })
      return { asked, result }
    }

    test.each([[{ denom: 'uosmo', amount: '0' }], [{ denom: 'uion', amount: '5' }], [null], [undefined]])(
      'has no balance, not one of 0, with the supply %j',
      async (supply) => {
        await expect(serve(supply).result).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
      },
    )

    test('has a balance of 0 if the chain has issued some of it', async () => {
      const { asked, result } = serve({ denom: 'uosmo', amount: '1000' })
      expect(await result).toMatchObject({ value: '0' })
      expect(asked.at(-1)).toBe('/cosmos/bank/v1beta1/supply/by_denom')
    })

    test.each<readonly [string, CosmosOptions]>([
      ['denoms', { denoms: { 'cosmos:osmosis-1': 'uosmo' } }],
      ['chainInfos', { chainInfos: { 'cosmos:osmosis-1': infoOf('stakeCurrency', 'OSMO', 6) } }],
    ])('is not one of the option %s, of which 0 needs no other request', async (_, options) => {
      const { asked, result } = serve(undefined, options)
      expect(await result).toMatchObject({ value: '0' })
      expect(asked).toHaveLength(1)
    })
  })

  test.each([
    ['ustake', infoOf('stakeCurrency', 'OSMO', 6)],
    ['ustake', infoOf('currencies', 'OSMO', 6)],
    ['uosmo', infoOf('currencies', 'ION', 6)],
    // Of other units, it is another currency.
    ['uosmo', infoOf('currencies', 'OSMO', 18)],
    ['uosmo', infoOf('currencies', 'OSMO', 6, 5)],
    ['uosmo', { chainId: 'osmosis-1', currencies: 'x' }],
  ])('the denom is %s by the description of the chain %j', async (denom, info) => {
    const { asked, result } = run({ balance: { denom, amount: '7' } }, osmosis, {
      chainInfos: { 'cosmos:osmosis-1': info },
    })
    expect(await result).toMatchObject({ value: '7' })
    expect(asked).toEqual([`https://osmosis.example/${path}?denom=${denom}`])
  })

  test('separators in an address are encoded', async () => {
    const asked: string[] = []
    const fetch = async (url: string | URL | Request) => {
      asked.push(`${url as string}`)
      return Response.json({ balance: { denom: 'uatom', amount: '1' } })
    }
    const parameters = { address: '../../../x?y#z' }
    await runOperation(cosmos({ fetch }), 'getBalance', {
      network: cosmoshub,
      provider: undefined,
      parameters,
    })
    expect(asked[0]).toContain('/balances/..%2F..%2F..%2Fx%3Fy%23z/by_denom')
  })

  test('[S4.2] an abort ends the request', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const fetch = async (_: unknown, init?: RequestInit) => {
      signals.push(init?.signal)
      return new Promise<Response>(() => undefined)
    }
    const controller = new AbortController()
    const reading = runOperation(cosmos({ fetch }), 'getBalance', {
      network: cosmoshub,
      provider: undefined,
      signal: controller.signal,
      parameters: { address: KEYS.cosmos[0] },
    })
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    controller.abort('left')
    await expect(reading).rejects.toBe('left')
    expect(signals[0]?.aborted).toBe(true)
  })

  test.each([
    [null],
    [{}],
    [{ balance: 'x' }],
    [{ balance: { denom: 'uion', amount: '5' } }],
    [{ balance: { denom: 'uatom', amount: 5 } }],
    [{ balance: { denom: 'uatom', amount: '-1' } }],
    [{ balance: { denom: 'uatom', amount: '' } }],
    [{ balance: { denom: 'uatom', amount: '1.5' } }],
    [{ balance: { denom: 'uatom', amount: '9'.repeat(79) } }],
  ])('the response %j is an error', async (answer) => {
    await expect(run(answer).result).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
  })
})

test('[S3.25] finds nothing without a wallet, and leaves no listener', () => {
  const page = Object.assign(createFakePage(), { keplr: {}, leap: null, okxwallet: 'x' })
  const { listed, stop } = listWallets(cosmos({ target: page }), networks)
  expect(listed).toEqual([])
  stop()
  expect([page.listenerCount(), vi.getTimerCount()]).toEqual([0, 0])
})

test('[S3.25] a wallet is listed once, although the page is searched again', async () => {
  const page = createFakePage()
  createFakeKeplr().putOn(page)
  const { listed } = listWallets(cosmos({ target: page }), networks)
  page.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1500)
  expect(listed).toHaveLength(1)
})

test('[S8.18] a network of another namespace is refused as unsupported', async () => {
  const connecting = find(createFakeKeplr()).connect({ networks: [mainnet] })
  await expect(connecting).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})

test('[S3.30] stop removes the listeners of a connected wallet', async () => {
  const page = createFakePage()
  createFakeKeplr().putOn(page)
  const { listed, stop } = listWallets(cosmos({ target: page }), networks)
  await listed[0]?.connect({ networks: [cosmoshub] })
  listed[0]?.subscribe(() => undefined)
  const before = page.listenerCount()
  stop()
  expect(before).toBeGreaterThan(page.listenerCount())
  expect([page.listenerCount(), vi.getTimerCount()]).toEqual([0, 0])
})

test('[S4.2] after an abort no chain is suggested, even if the wallet does not know it', async () => {
  let refuse: (error: Error) => void = () => undefined
  const experimentalSuggestChain = vi.fn()
  const enable = (): Promise<void> => new Promise((_, reject) => (refuse = reject))
  const wallet = createFakeKeplr({ methods: { enable, experimentalSuggestChain } })
  const chainInfos = { [osmosis.caipNetworkId]: { chainId: 'osmosis-1', chainName: 'Osmosis' } }
  const controller = new AbortController()
  const connecting = find(wallet, { chainInfos }).connect({ networks: [osmosis], signal: controller.signal })
  await vi.advanceTimersByTimeAsync(1)
  controller.abort('left')
  await expect(connecting).rejects.toBe('left')
  refuse(new TypeError('There is no chain info for osmosis-1'))
  await vi.advanceTimersByTimeAsync(1)
  expect(experimentalSuggestChain).not.toHaveBeenCalled()
})

test('[S3.2] an account without the bytes of a key has no public key', async () => {
  const getKey = async () => ({ bech32Address: KEYS.cosmos[0], pubKey: new Uint8Array() })
  const { session } = await connected(createFakeKeplr({ methods: { getKey } }))
  expect(session?.accounts).toEqual([{ address: KEYS.cosmos[0] }])
})

test('[S4.2] after an abort no key is requested, even if the wallet grants the permission', async () => {
  const controller = new AbortController()
  let grant = (): void => undefined
  const enable = () => new Promise<void>((resolve) => (grant = resolve))
  const wallet = createFakeKeplr({ methods: { enable } })
  const connecting = find(wallet).connect({ networks: [cosmoshub], signal: controller.signal })
  await vi.dynamicImportSettled()
  controller.abort()
  grant()
  await expect(connecting).rejects.toBe(controller.signal.reason)
  await vi.advanceTimersByTimeAsync(10)
  expect(wallet.calls).toEqual([])
})
