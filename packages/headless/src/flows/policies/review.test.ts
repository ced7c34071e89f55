import { UserRejectedError } from '@foyer/chains'
import { eip155, toEip1193Provider, toWalletClient } from '@foyer/chains/eip155'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Policy, WalletRequest } from '../../core/contracts/policies.ts'
import { internalsOf } from '../../core/internals.ts'
import { problems } from '../../core/problems/problems.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config, ConfigOptions } from '../../core/types.ts'
import { transactionsQueryKey } from '../../data/activity/queryKeys.ts'
import { prepareModal } from '../../modal/attachModal.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { sendCalls } from '../signing/sendCalls.ts'
import { sendTransaction } from '../signing/sendTransaction.ts'
import { signMessage, signTypedData } from '../signing/sign.ts'
import { siwx } from '../siwx/siwx.ts'
import { createPolicyCheck } from './defaultPolicies.ts'
import { approveRequest, declineRequest, getRequestReview, watchRequestReview } from './requestReview.ts'
import { allow, refuse, warn } from './rules.ts'
import { requestReviews } from './state.ts'

afterEach(() => {
  vi.doUnmock('./reportRequest.ts')
  vi.restoreAllMocks()
})

/**
 * A connected EVM wallet and a node: `asked` has the requests to the wallet, `reads` its answers to reads,
 * `simulated` the simulations.
 */
async function connected(options: Partial<ConfigOptions> = {}) {
  const simulated: unknown[] = []
  const asked: { readonly method: string; readonly params: readonly unknown[] | undefined }[] = []
  const reads: Record<string, unknown> = { eth_accounts: [ALICE], eth_chainId: '0x1' }
  const provider = {
    async request({ method, params }: { method: string; params?: readonly unknown[] }) {
      if (method in reads) return reads[method]
      asked.push({ method, params })
      if (method === 'eth_sendTransaction') return `0x${'ab'.repeat(32)}`
      return method === 'wallet_sendCalls' ? { id: '0x1' } : `0x${'cd'.repeat(65)}`
    },
  }
  const wallet = createTestConnector()
  const { config } = setup({
    connectors: [Object.assign(wallet, { getProvider: () => provider })],
    adapters: [
      eip155({
        isAnnouncedEnabled: false,
        isInjectedEnabled: false,
        operations: {
          async simulateTransaction() {
            return async (_, transaction) => {
              simulated.push(transaction)
              return { status: 'success' }
            }
          },
        },
      }),
    ],
    ...options,
  })
  await connect(config, { connector: wallet })
  return { config, wallet, reads, asked, simulated }
}

/** A policy that records its requests. */
function witness(policy: Policy = () => allow) {
  const seen: WalletRequest[] = []
  const policies: readonly Policy[] = [
    (request, facts) => {
      seen.push(request)
      return policy(request, facts)
    },
  ]
  return { seen, policies }
}

const typedData = {
  domain: { chainId: 1 },
  types: { EIP712Domain: [{ name: 'chainId', type: 'uint256' }], Mail: [] },
  primaryType: 'Mail',
  message: {},
}

test('policies receive equal requests from actions, the EIP-1193 provider and the viem client', async () => {
  const { seen, policies } = witness()
  const { config, asked } = await connected({ policies })
  const provider = toEip1193Provider(config)
  const client = toWalletClient(config)
  await sendTransaction(config, { to: BOB, value: 1n })
  await provider.request({ method: 'eth_sendTransaction', params: [{ from: ALICE, to: BOB, value: '0x1' }] })
  await client.sendTransaction({ to: BOB, value: 1n })
  await sendCalls(config, { calls: [{ to: BOB, value: 1n }] })
  await client.sendCalls({ calls: [{ to: BOB, value: 1n }] })
  const transaction = {
    type: 'transaction',
    account: `eip155:1:${ALICE}`,
    caipNetworkId: 'eip155:1',
    calls: [{ to: BOB, value: 1n }],
  }
  expect(seen.splice(0)).toMatchObject(Array.from({ length: 5 }, () => transaction))
  await signMessage(config, { message: 'hello' })
  await provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', ALICE] })
  await client.signMessage({ message: 'hello' })
  expect(seen.splice(0)).toMatchObject(
    Array.from({ length: 3 }, () => ({ type: 'message', text: 'hello', isHash: false })),
  )
  await signTypedData(config, { typedData })
  await provider.request({ method: 'eth_signTypedData_v4', params: [ALICE, JSON.stringify(typedData)] })
  await client.signTypedData({ ...typedData, domain: { chainId: 1 } } as never)
  expect(seen.splice(0).map(({ type }) => type)).toEqual(['typedData', 'typedData', 'typedData'])
  // Reads do not load or ask the policies.
  await provider.request({ method: 'eth_chainId' })
  expect(seen).toEqual([])
  expect(asked.filter(({ method }) => method !== 'eth_chainId')).toHaveLength(11)
})

test('a text is reviewed without the code that describes other requests of a namespace', async () => {
  const { seen, policies } = witness()
  const describeRequest = vi.fn(async () => async () => ({ type: 'other', method: 'described' }) as const)
  const { config } = await connected({
    policies,
    adapters: [
      eip155({
        isAnnouncedEnabled: false,
        isInjectedEnabled: false,
        operations: { describeRequest },
      }),
    ],
  })
  await signMessage(config, { message: 'Hello' })
  expect([describeRequest.mock.calls.length, seen]).toMatchObject([0, [{ type: 'message', text: 'Hello' }]])
  await signTypedData(config, { typedData })
  expect([describeRequest.mock.calls.length, seen]).toMatchObject([1, [{}, { type: 'other' }]])
})

test('requests are described with all accounts of the wallet', async () => {
  const describe = vi.fn(async () => undefined)
  const { config } = setup({
    connectors: [createTestConnector({ accounts: [{ address: ALICE }, { address: BOB }] })],
    adapters: [createTestAdapter({ describeRequest: async () => describe })],
  })
  await connect(config, { connector: 'test.wallet' })
  const check = await createPolicyCheck(config, 'eip155', 'signPsbt')
  await check({ account: `eip155:1:${ALICE}`, caipNetworkId: 'eip155:1', params: {} })
  const described = { method: 'signPsbt', params: {}, addresses: [ALICE, BOB] }
  expect(describe).toHaveBeenCalledExactlyOnceWith(expect.anything(), described)
})

test('policies receive the account that a request names, not the one in use', async () => {
  const { seen, policies } = witness(() => refuse('not this one'))
  const { config, asked } = await connected({ policies })
  const provider = toEip1193Provider(config)
  const requests = [
    { method: 'eth_sendTransaction', params: [{ from: BOB, to: ALICE, value: '0x1' }] },
    { method: 'personal_sign', params: ['0x68656c6c6f', BOB] },
    { method: 'eth_signTypedData_v4', params: [BOB, JSON.stringify(typedData)] },
  ]
  for (const request of requests) await expect(provider.request(request)).rejects.toThrow('not this one')
  expect(seen.map(({ account }) => account)).toEqual(requests.map(() => `eip155:1:${BOB}`))
  expect(asked).toEqual([])
})

test('policies receive the network of a request, not the one in use, and none for an unknown chain', async () => {
  const known: unknown[] = []
  const { config } = await connected({
    policies: [
      (_, { network }) => {
        known.push(network?.caipNetworkId)
        return refuse('No')
      },
    ],
  })
  const provider = toEip1193Provider(config)
  for (const chainId of ['0x1', '0x89', '0x539'])
    await expect(
      provider.request({ method: 'eth_sendTransaction', params: [{ to: BOB, chainId }] }),
    ).rejects.toThrow('No')
  expect(known).toEqual(['eip155:1', 'eip155:137', undefined])
})

test('policies receive the message of a one-click sign-in, without an account and known addresses', async () => {
  const { seen, policies } = witness((_, { knownAddresses }) => refuse(`known: ${knownAddresses}`))
  const wallet = createTestConnector()
  const authenticate = vi.fn<() => Promise<never>>()
  Object.assign(wallet, { authenticate })
  const { config } = setup({
    connectors: [wallet],
    policies,
    siwx: siwx({ domain: 'app.example', uri: 'https://app.example/' }),
  })
  await expect(connect(config, { connector: wallet })).rejects.toMatchObject({
    code: 'REQUEST_REFUSED',
    shortMessage: 'The request was refused: known: undefined',
  })
  expect(seen).toMatchObject([{ type: 'message', signInDomain: 'app.example', account: undefined }])
  expect(authenticate).not.toHaveBeenCalled()
})

test.each<[string, Policy]>([
  ['a refusal', () => refuse('No')],
  [
    'a throw',
    () => {
      throw new Error('No')
    },
  ],
])('%s rejects with REQUEST_REFUSED, and the wallet is not asked', async (_, policy) => {
  const { config, asked } = await connected({ policies: [policy] })
  const error = { code: 'REQUEST_REFUSED', shortMessage: 'The request was refused: No' }
  await expect(sendTransaction(config, { to: BOB })).rejects.toMatchObject(error)
  await expect(signMessage(config, { message: 'hello' })).rejects.toMatchObject(error)
  const provider = toEip1193Provider(config)
  const send = provider.request({ method: 'eth_sendTransaction', params: [{ to: BOB }] })
  await expect(send).rejects.toMatchObject({ code: 4100, message: error.shortMessage })
  const client = toWalletClient(config)
  await expect(client.sendTransaction({ to: BOB })).rejects.toThrow(error.shortMessage)
  expect(asked.filter(({ method }) => method !== 'eth_chainId')).toEqual([])
})

test('a request that cannot be read rejects, and the wallet is not asked', async () => {
  const { config, asked } = await connected()
  const params = [{ to: BOB, data: '0x01', input: '0x02' }]
  const send = toEip1193Provider(config).request({ method: 'eth_sendTransaction', params })
  await expect(send).rejects.toThrow('The request could not be read')
  expect(asked).toEqual([])
})

test('an unlimited approval inside another call is a warning by default, and refused by a stricter policy', async () => {
  const word = (value: string | number): string =>
    (typeof value === 'number' ? value.toString(16) : value).toLowerCase().padStart(64, '0')
  // `execute(address,uint256,bytes)` of a smart account, with `approve(address,uint256)`
  const approve = `095ea7b3${word(BOB.slice(2))}${'f'.repeat(64)}`
  const args = [word(BOB.slice(2)), word(0), word(0x60), word(68), approve.padEnd(192, '0')]
  const transaction = { to: ALICE, data: `0xb61d27f6${args.join('')}` } as const
  const { config, asked } = await connected()
  watchRequestReview(config, { onChange: () => {} })
  const sending = sendTransaction(config, transaction)
  await vi.waitUntil(() => getRequestReview(config) !== undefined)
  const { id, warnings } = getRequestReview(config)!
  expect(warnings).toMatchObject([{ code: 'unlimitedApproval' }])
  expect(asked).toEqual([])
  approveRequest(config, { id })
  expect(await sending).toMatch(/^0x(ab)+$/)
  config.destroy()

  const strict = await connected({ defaultPolicies: { unlimitedApprovals: 'refuse' } })
  const refused = sendTransaction(strict.config, transaction)
  await expect(refused).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  expect(strict.asked).toEqual([])
})

describe('a swap has a warning only if it pays another account', () => {
  const word = (value: string | number): string =>
    (typeof value === 'number' ? value.toString(16) : value.slice(2)).toLowerCase().padStart(64, '0')
  const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  // `swapExactETHForTokens(uint256,address[],address,uint256)` of Uniswap V2
  const swapFor = (receiver: string) => {
    const words = [1, 0x80, receiver, 1, 2, token, token].map(word).join('')
    return { to: token, data: `0x7ff36ab5${words}` } as const
  }
  test.each<[string, (config: Config, receiver: string) => Promise<unknown>]>([
    ['an action', (config, receiver) => sendTransaction(config, swapFor(receiver))],
    [
      'the provider, without a sender',
      (config, receiver) =>
        toEip1193Provider(config).request({ method: 'eth_sendTransaction', params: [swapFor(receiver)] }),
    ],
    [
      '`wallet_invokeMethod`',
      (config, receiver) =>
        toEip1193Provider(config).request({
          method: 'wallet_invokeMethod',
          params: [
            { scope: 'eip155:1', request: { method: 'eth_sendTransaction', params: [swapFor(receiver)] } },
          ],
        }),
    ],
  ])('requested by %s', async (_, send) => {
    const { config, asked } = await connected({ defaultPolicies: { unpaidOrders: 'refuse' } })
    await expect(send(config, BOB)).rejects.toThrow('goes to another account')
    expect(asked).toEqual([])
    await send(config, ALICE)
    expect(asked).not.toEqual([])
  })
})

test('a request with a warning waits for the listener of the app, and reaches the wallet after approval', async () => {
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  const onChange = vi.fn()
  watchRequestReview(config, { onChange })
  const sending = sendTransaction(config, { to: BOB, value: 1n })
  await vi.waitUntil(() => getRequestReview(config) !== undefined)
  const review = getRequestReview(config)!
  expect(review).toMatchObject({ warnings: [{ text: 'Look twice' }], request: { type: 'transaction' } })
  expect(onChange.mock.calls[0]).toMatchObject([{ id: review.id }, undefined])
  await vi.waitUntil(() => getRequestReview(config)?.simulation?.status === 'success')
  expect(asked).toEqual([])
  approveRequest(config, { id: review.id })
  // A second answer changes nothing.
  declineRequest(config, { id: review.id })
  expect(await sending).toMatch(/^0x(ab)+$/)
  expect(getRequestReview(config)).toBeUndefined()
})

test.each([
  ['ACCOUNT_CHANGED', 4100, { eth_accounts: [BOB] }, { accounts: [{ address: BOB }] }],
  ['NETWORK_CHANGED', 4901, { eth_chainId: '0x89' }, { chainId: '137' }],
] as const)(
  'a request rejects with %s, %i for EIP-1193, if the wallet changed before the visitor approved it, and the wallet is not asked',
  async (code, rpcCode, live, change) => {
    const { config, wallet, reads, asked } = await connected({ policies: [() => warn('Look twice')] })
    watchRequestReview(config, { onChange: () => undefined })
    const provider = toEip1193Provider(config)
    const requests = [
      sendTransaction(config, { to: BOB, value: 1n }),
      provider.request({ method: 'eth_sendTransaction', params: [{ to: BOB, value: '0x2' }] }),
    ].map((request) => request.catch((error: unknown) => error))
    await vi.waitUntil(() => getRequestReview(config) !== undefined)
    Object.assign(reads, live)
    wallet.emit({ type: 'change', namespace: 'eip155', ...change })
    for (const _ of requests) {
      await vi.waitUntil(() => getRequestReview(config) !== undefined)
      approveRequest(config, { id: getRequestReview(config)!.id })
    }
    const [action, rpc] = await Promise.all(requests)
    expect(action).toMatchObject({ code })
    expect(rpc).toMatchObject({ code: rpcCode })
    expect(asked.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
  },
)

test('an answer to a request that does not wait any more does not answer the next one', async () => {
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  watchRequestReview(config, { onChange: () => undefined })
  const first = signMessage(config, { message: 'one' })
  await vi.waitUntil(() => getRequestReview(config) !== undefined)
  const { id } = getRequestReview(config)!
  const second = signMessage(config, { message: 'two' }).catch((error: unknown) => error)
  await vi.dynamicImportSettled()
  approveRequest(config, { id })
  await first
  await vi.waitUntil(() => getRequestReview(config) !== undefined)
  approveRequest(config, { id })
  declineRequest(config, { id })
  expect(getRequestReview(config)).toMatchObject({ request: { text: 'two' } })
  declineRequest(config, { id: getRequestReview(config)!.id })
  expect(await second).toBeInstanceOf(UserRejectedError)
  expect(asked).toHaveLength(1)
})

test('each of several waiting transactions has its own simulation', async () => {
  let finish: ((result: { readonly status: 'success' }) => void) | undefined
  const simulated: unknown[] = []
  const { config } = await connected({
    policies: [() => warn('Look twice')],
    adapters: [
      eip155({
        isAnnouncedEnabled: false,
        isInjectedEnabled: false,
        operations: {
          simulateTransaction:
            async () =>
            async (_, { value }) => {
              simulated.push(value)
              return value === 1n ? new Promise((resolve) => (finish = resolve)) : { status: 'reverted' }
            },
        },
      }),
    ],
  })
  watchRequestReview(config, { onChange: () => undefined })
  const sending = [1n, 2n].map((value) => sendTransaction(config, { to: BOB, value }).catch(() => undefined))
  await vi.waitUntil(() => simulated.length === 2)
  expect(getRequestReview(config)).toMatchObject({ request: { calls: [{ value: 1n }] } })
  expect(getRequestReview(config)).not.toHaveProperty('simulation')
  finish?.({ status: 'success' })
  await vi.waitUntil(() => getRequestReview(config)?.simulation?.status === 'success')
  declineRequest(config, { id: getRequestReview(config)!.id })
  await vi.waitUntil(() => getRequestReview(config)?.simulation)
  expect(getRequestReview(config)).toMatchObject({
    request: { calls: [{ value: 2n }] },
    simulation: { status: 'reverted' },
  })
  declineRequest(config, { id: getRequestReview(config)!.id })
  await Promise.all(sending)
})

describe('tokens of a reviewed request', () => {
  const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const key = TOKEN.toLowerCase()
  const approve = (token: string) => ({
    to: token,
    data: `0x095ea7b3${BOB.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`,
  })

  /** `read` has the tokens whose decimals were read, `named` those whose symbol was read. */
  async function withTokens() {
    const named: string[] = []
    const read: string[] = []
    const page = await connected({
      policies: [() => warn('Look twice')],
      adapters: [
        eip155({
          isAnnouncedEnabled: false,
          isInjectedEnabled: false,
          operations: {
            simulateTransaction: async () => async () => ({
              status: 'success',
              changes: [
                { change: '-5' },
                { token: key, change: '7' },
                { token: BOB, change: '1' },
                { token: key, change: '-3' },
              ],
            }),
            getTokenDecimals:
              async () =>
              async ({ network }, { token }) => {
                read.push(`${network.caipNetworkId}:${token}`)
                if (token === BOB) throw new Error('no answer')
                return 6
              },
            getTokenSymbol:
              async () =>
              async ({ network }, { token }) => {
                named.push(`${network.caipNetworkId}:${token}`)
                return token === key ? 'USDC' : undefined
              },
          },
        }),
      ],
    })
    watchRequestReview(page.config, { onChange: () => undefined })
    const ask = (method: string, ...params: readonly unknown[]): void =>
      void toEip1193Provider(page.config)
        .request({ method, params })
        .catch(() => undefined)
    return { ...page, read, named, ask }
  }

  test('a changed token has its decimals, and its symbol if it leaves; the native currency and a token without an answer have none', async () => {
    const { config, named, ask } = await withTokens()
    ask('eth_sendTransaction', approve(TOKEN))
    const { simulation } = await vi.waitUntil(() => {
      const review = getRequestReview(config)
      return (
        review?.simulation?.changes?.some(({ decimals }) => decimals) &&
        review.decimals &&
        review.symbols &&
        review
      )
    })
    expect(getRequestReview(config)?.symbols).toEqual({ [key]: 'USDC' })
    // Anyone can send a token with the symbol of another one.
    expect(new Set(named)).toEqual(new Set([`eip155:1:${key}`]))
    expect(getRequestReview(config)?.decimals).toEqual({ [key]: 6 })
    expect(simulation).toEqual({
      status: 'success',
      changes: [
        { change: '-5' },
        { token: key, change: '7', decimals: 6 },
        { token: BOB, change: '1', decimals: undefined },
        { token: key, change: '-3', decimals: 6, symbol: 'USDC' },
      ],
    })
  })

  test('typed data has the decimals on the chain of its domain, and no simulation', async () => {
    const { config, read, ask } = await withTokens()
    const permit = {
      domain: { chainId: 137, verifyingContract: TOKEN },
      types: {
        EIP712Domain: [
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        Permit: ['owner', 'spender', 'value', 'nonce'].map((name) => ({ name, type: 'uint256' })),
      },
      primaryType: 'Permit',
      message: { owner: ALICE, spender: BOB, value: '5', nonce: '0' },
    }
    ask('eth_signTypedData_v4', ALICE, JSON.stringify(permit))
    await vi.waitUntil(() => getRequestReview(config)?.decimals && getRequestReview(config)?.symbols)
    expect(getRequestReview(config)).toMatchObject({ decimals: { [key]: 6 }, symbols: { [key]: 'USDC' } })
    expect(read).toEqual([`eip155:137:${key}`])
    expect(getRequestReview(config)).not.toHaveProperty('simulation')
  })

  test.each([
    [8, 8],
    [9, 0],
  ])('a request with %i tokens reads the decimals of %i of them', async (count, expected) => {
    const { config, read, ask } = await withTokens()
    const tokens = Array.from({ length: count }, (_, index) => `0x${`${index + 1}`.padStart(40, '0')}`)
    ask('wallet_sendCalls', { version: '2.0.0', chainId: '0x1', calls: tokens.map(approve) })
    await vi.waitUntil(() => getRequestReview(config)?.simulation?.changes?.some(({ decimals }) => decimals))
    expect(read.filter((each) => tokens.some((token) => each.endsWith(token)))).toHaveLength(expected)
  })
})

test('a transaction has the simulation status unknown if the code of the simulation does not load', async () => {
  vi.doMock('./reportRequest.ts', () => Promise.reject(new Error('gone')))
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  const stop = watchRequestReview(config, { onChange: () => undefined })
  const sent = sendTransaction(config, { to: BOB, value: 1n })
  await vi.waitUntil(() => getRequestReview(config)?.simulation?.status === 'unknown')
  approveRequest(config, { id: getRequestReview(config)?.id ?? '' })
  await sent
  expect(asked.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
  stop()
})

test('a transaction has the simulation status unknown if its simulation fails', async () => {
  const { config } = await connected({
    policies: [() => warn('Look twice')],
    adapters: [
      eip155({
        isAnnouncedEnabled: false,
        isInjectedEnabled: false,
        operations: {
          simulateTransaction: async () => () => Promise.reject(new TypeError('broken')),
        },
      }),
    ],
  })
  const stop = watchRequestReview(config, { onChange: () => undefined })
  const sent = sendTransaction(config, { to: BOB, value: 1n })
  await vi.waitUntil(() => getRequestReview(config)?.simulation?.status === 'unknown')
  approveRequest(config, { id: getRequestReview(config)?.id ?? '' })
  await sent
  stop()
})

test('the calls of a batch are simulated together; a batch that no node can simulate has the status unknown', async () => {
  const { config, simulated } = await connected({ policies: [() => warn('Look twice')] })
  watchRequestReview(config, { onChange: () => undefined })
  const simulationOf = async (calls: readonly object[], chainId = '0x1') => {
    const params = [{ version: '2.0.0', chainId, atomicRequired: true, calls }]
    const sending = toEip1193Provider(config)
      .request({ method: 'wallet_sendCalls', params })
      .catch(() => {})
    const { id, simulation } = await vi.waitUntil(() => {
      const review = getRequestReview(config)
      return review?.simulation && review
    })
    declineRequest(config, { id })
    await sending
    return simulation
  }
  const calls = [{ to: ALICE, data: '0xd0e30db0', value: '0x5' }, { to: BOB, value: '0x7' }, { data: '0x60' }]
  expect(await simulationOf(calls)).toEqual({ status: 'success' })
  expect(simulated).toEqual([
    {
      address: ALICE,
      to: ALICE,
      data: '0xd0e30db0',
      value: 5n,
      following: [
        { to: BOB, value: 7n },
        { to: undefined, data: '0x60', value: 0n },
      ],
    },
  ])
  // A batch that begins with a deployment, and one for a network that the config does not have.
  expect(await simulationOf([{ data: '0x60' }])).toEqual({ status: 'unknown' })
  expect(await simulationOf([{ to: BOB, value: '0x1' }], '0x539')).toEqual({ status: 'unknown' })
  expect(simulated).toHaveLength(1)
})

test('a declined request rejects like a rejection in the wallet, 4001 for EIP-1193', async () => {
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  watchRequestReview(config, { onChange: (review) => review && declineRequest(config, { id: review.id }) })
  await expect(signMessage(config, { message: 'hello' })).rejects.toBeInstanceOf(UserRejectedError)
  const send = toEip1193Provider(config).request({ method: 'eth_sendTransaction', params: [{ to: BOB }] })
  await expect(send).rejects.toMatchObject({ code: 4001 })
  await expect(toWalletClient(config).sendTransaction({ to: BOB })).rejects.toMatchObject({
    cause: { name: 'UserRejectedRequestError' },
  })
  expect(asked.filter(({ method }) => method !== 'eth_chainId')).toEqual([])
})

test('waiting requests are reviewed one after the other', async () => {
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  watchRequestReview(config, { onChange: () => undefined })
  const requests = [signMessage(config, { message: 'one' }), signMessage(config, { message: 'two' })]
  const texts: unknown[] = []
  for (let count = 0; count < 2; count++) {
    await vi.waitUntil(() => getRequestReview(config) !== undefined)
    const { id, request } = getRequestReview(config)!
    texts.push(request.type === 'message' && request.text)
    approveRequest(config, { id })
  }
  await Promise.all(requests)
  expect(texts).toEqual(['one', 'two'])
  expect(asked).toHaveLength(2)
})

test('without a UI a request with a warning reaches the wallet, and the warning is reported to the developer', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  // A page with hooks alone, whose connect list has requested the directory.
  internalsOf(config).ports.shown = undefined
  prepareModal(config)
  const reported: string[] = []
  problems.subscribe(config, ({ code }) => reported.push(code))
  await signMessage(config, { message: 'hello' })
  expect(asked).toHaveLength(1)
  expect(reported).toEqual(['REQUEST_WARNED'])
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('Look twice')))
})

test.each([
  ['the modal', true],
  ['hooks alone', false],
])('on a page with %s a UI of the app is asked, and the modal is not', async (_, hasModal) => {
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  if (!hasModal) internalsOf(config).ports.shown = undefined
  const shown: unknown[] = []
  requestReviews.subscribe(config, (review) => shown.push(review))
  watchRequestReview(config, { onChange: () => undefined })
  const signing = signMessage(config, { message: 'hello' })
  await vi.waitUntil(() => getRequestReview(config) !== undefined)
  expect(asked).toEqual([])
  approveRequest(config, { id: getRequestReview(config)!.id })
  await signing
  expect(shown).toEqual([])
})

test('the end of the last listener declines the waiting requests', async () => {
  const { config } = await connected({ policies: [() => warn('Look twice')] })
  const stop = watchRequestReview(config, { onChange: () => undefined })
  const signing = signMessage(config, { message: 'hello' })
  await vi.waitUntil(() => getRequestReview(config) !== undefined)
  stop()
  await expect(signing).rejects.toBeInstanceOf(UserRejectedError)
})

test('the end of one of two listeners, also if it is called twice, does not decline the waiting requests', async () => {
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  const [first, second] = [1, 2].map(() => watchRequestReview(config, { onChange: () => undefined }))
  const signing = signMessage(config, { message: 'hello' })
  await vi.waitUntil(() => getRequestReview(config) !== undefined)
  first?.()
  first?.()
  await Promise.resolve()
  const { id } = getRequestReview(config)!
  // A new listener in the same task replaces the last one.
  second?.()
  watchRequestReview(config, { onChange: () => undefined })
  await Promise.resolve()
  approveRequest(config, { id })
  await signing
  expect(asked).toHaveLength(1)
})

test('a UI of the app has any time for its answer', async () => {
  vi.useFakeTimers()
  try {
    const { config } = await connected({ policies: [() => warn('Look twice')] })
    watchRequestReview(config, { onChange: () => undefined })
    const signing = signMessage(config, { message: 'hello' })
    await vi.waitUntil(() => getRequestReview(config) !== undefined)
    await vi.advanceTimersByTimeAsync(3_600_000)
    approveRequest(config, { id: getRequestReview(config)!.id })
    expect(await signing).toMatch(/^0x(cd)+$/)
  } finally {
    vi.useRealTimers()
  }
})

test('an abort ends the review of a request', async () => {
  const { config } = await connected({ policies: [() => warn('Look twice')] })
  watchRequestReview(config, { onChange: () => undefined })
  const controller = new AbortController()
  const signing = signMessage(config, { message: 'hello', signal: controller.signal })
  await vi.waitUntil(() => getRequestReview(config) !== undefined)
  controller.abort()
  await expect(signing).rejects.toMatchObject({ name: 'AbortError' })
  expect(getRequestReview(config)).toBeUndefined()
})

test('a request that is aborted before its review begins is not shown', async () => {
  const controller = new AbortController()
  const { config } = await connected({
    policies: [
      () => {
        controller.abort()
        return warn('Look twice')
      },
    ],
  })
  const onChange = vi.fn<() => void>()
  watchRequestReview(config, { onChange })
  const { signal } = controller
  await expect(signMessage(config, { message: 'hello', signal })).rejects.toThrow('aborted')
  await vi.dynamicImportSettled()
  expect(onChange).not.toHaveBeenCalled()
})

test('changes of the parameters during the review do not reach the wallet', async () => {
  const { config, asked } = await connected({ policies: [() => warn('Look twice')] })
  watchRequestReview(config, { onChange: () => undefined })
  const transaction = { from: ALICE, to: BOB, value: '0x1' }
  const call = { to: BOB, value: 1n }
  const requests = [
    () => toEip1193Provider(config).request({ method: 'eth_sendTransaction', params: [transaction] }),
    () => sendCalls(config, { calls: [call] }),
  ]
  for (const request of requests) {
    const sending = request()
    await vi.waitUntil(() => getRequestReview(config) !== undefined)
    transaction.to = ALICE
    call.to = ALICE
    approveRequest(config, { id: getRequestReview(config)!.id })
    await sending
    transaction.to = BOB
    call.to = BOB
  }
  expect(asked.map(({ params }) => params)).toMatchObject([
    [{ from: ALICE, to: BOB, value: '0x1' }],
    [{ calls: [{ to: BOB, value: '0x1' }] }],
  ])
})

test('known addresses are the receivers of the loaded activity', async () => {
  const known: unknown[] = []
  const { config } = await connected({
    policies: [
      (_, { knownAddresses }) => {
        known.push(knownAddresses)
        return allow
      },
    ],
  })
  await sendTransaction(config, { to: BOB })
  const transactions = [
    { sentFrom: ALICE, sentTo: BOB },
    { sentFrom: BOB, sentTo: ALICE },
  ]
  getQueryClient(config).setQueryData(
    transactionsQueryKey(config, { address: ALICE, caipNetworkId: 'eip155:1' }),
    { pages: [{ transactions }], pageParams: [undefined] },
  )
  await sendTransaction(config, { to: BOB })
  // An app may write the account in another case.
  const params = [{ from: ALICE.toLowerCase(), to: BOB }]
  await toEip1193Provider(config).request({ method: 'eth_sendTransaction', params })
  expect(known).toEqual([undefined, [BOB], [BOB]])
})

test('two concurrent calls with the same parameters are one request; a later call is a new one', async () => {
  const send = vi.fn(async () => '0xhash')
  const wallet = createTestConnector()
  const { config } = setup({
    connectors: [wallet],
    adapters: [createTestAdapter({ sendTransaction: async () => send })],
  })
  await connect(config, { connector: wallet })
  const hashes = await Promise.all([
    sendTransaction(config, { to: BOB, value: 1n }),
    sendTransaction(config, { to: BOB, value: 1n }),
    sendTransaction(config, { to: BOB, value: 2n }),
  ])
  expect(hashes).toEqual(['0xhash', '0xhash', '0xhash'])
  expect(send).toHaveBeenCalledTimes(2)
  await sendTransaction(config, { to: BOB, value: 1n })
  expect(send).toHaveBeenCalledTimes(3)
  expect(internalsOf(config).shared.size).toBe(0)
})
