import { describeOperation, type RequestContent } from '@foyer/chains'
import { mainnet } from '@foyer/chains/networks'
import { createMemoryStorage } from '@foyer/chains/testing'
import { describe, expect, test } from 'vitest'
import { setup } from '../../test/setup.ts'
import { internalsOf } from '../internals.ts'
import {
  dismissUnfinishedRequest,
  endUnfinished,
  followUnfinishedRequests,
  getUnfinishedRequests,
  keepUnfinished,
  otherNetwork,
  shownRequest,
  storeUnfinished,
  type UnfinishedRequest,
} from './unfinishedRequests.ts'
import { noteConnect, UNFINISHED_CONNECT_KEY, UNFINISHED_KEY } from './unfinishedState.ts'

const request = (askedAt: number): UnfinishedRequest => ({
  id: String(askedAt),
  kind: 'sign',
  operation: 'signMessage',
  account: 'eip155:1:0x1',
  caipNetworkId: 'eip155:1',
  askedAt,
})

test('requests of the last 24 hours are kept, the newest first, at most 20', () => {
  const now = 100_000_000
  const times = (list: readonly UnfinishedRequest[]) => list.map(({ askedAt }) => askedAt)
  const old = now - 86_400_000
  expect(times(keepUnfinished([old, old + 1, now].map(request), now))).toEqual([now, old + 1])
  const many = Array.from({ length: 30 }, (_, index) => request(now - index))
  expect(times(keepUnfinished(many, now))).toEqual(times(many.slice(0, 20)))
})

test('a request from before the clock was set back is kept, with the current time', () => {
  const [kept] = keepUnfinished([request(5_000_000)], 1_000)
  expect(kept).toEqual({ ...request(5_000_000), askedAt: 1_000 })
})

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const half = [{ amount: '0.5', symbol: 'ETH' }]

test.each([
  ['sendTransaction', { to: BOB, value: 5n * 10n ** 17n }, { kind: 'send', amounts: half, to: BOB }],
  [
    'sendTransaction',
    { to: BOB, value: 5n * 10n ** 17n, data: '0x01' },
    { kind: 'transaction', amounts: half },
  ],
  ['sendTransaction', { to: BOB, data: '0x01' }, { kind: 'transaction', amounts: undefined }],
  [
    'sendCalls',
    {
      calls: [
        { to: BOB, value: 4n * 10n ** 17n },
        { to: BOB, value: 10n ** 17n },
      ],
    },
    { kind: 'transaction', amounts: half },
  ],
  ['signMessage', { message: 'hello' }, { kind: 'sign' }],
  ['signIn', { domain: 'app.example' }, { kind: 'signIn' }],
  ['signTypedData', { typedData: {} }, { kind: 'sign' }],
  ['signPsbt', {}, { kind: 'sign' }],
  ['signAndSendTransaction', {}, { kind: 'transaction' }],
  ['grantPermissions', {}, { kind: 'permissions' }],
])('kind, amounts and receiver of %s (%#)', (operation, params, expected) => {
  expect(shownRequest(describeOperation(operation, params), operation, mainnet)).toEqual(expected)
})

test('a transaction that is signed but not sent has kind `sign`', () => {
  const content = describeOperation('sendTransaction', { to: BOB, value: 1n })
  expect(shownRequest(content, 'eth_signTransaction', mainnet)).toEqual({ kind: 'sign' })
  expect(shownRequest(content, 'eth_sendTransaction', mainnet)).toMatchObject({ kind: 'send', to: BOB })
})

test.each([
  [1, undefined, half],
  [137, 'eip155:137', undefined],
  [undefined, undefined, half],
])(
  'a transaction that names the chain %s is for another network than that of the account: %s; its amount is %j',
  (chainId, other, amounts) => {
    const params = { to: BOB, value: 5n * 10n ** 17n }
    const content = {
      ...(describeOperation('sendTransaction', params) as RequestContent),
      chainId,
    } as RequestContent
    expect(otherNetwork(content, mainnet)).toBe(other)
    expect(shownRequest(content, 'sendTransaction', mainnet).amounts).toEqual(amounts)
  },
)

test('a contract call with a value and no readable data has kind `transaction`', () => {
  const call = { to: BOB, value: 5n * 10n ** 17n, decoded: { name: 'stake', fields: [] }, effects: [] }
  const content = { type: 'transaction', calls: [call] } as const
  expect(shownRequest(content, 'sendTransaction', mainnet)).toEqual({ kind: 'transaction', amounts: half })
})

describe('a stored connect and a stored request', () => {
  function stored() {
    const now = Date.now()
    const connect = { ...request(now), id: 'connect', kind: 'connect', operation: 'connect' }
    const memory = createMemoryStorage({
      [UNFINISHED_CONNECT_KEY]: JSON.stringify(connect),
      [UNFINISHED_KEY]: JSON.stringify([{ ...request(now - 1), id: 'sign' }]),
    })
    let change: (key: string | null) => void = () => undefined
    const subscribe = (listener: typeof change) => ((change = listener), () => undefined)
    const { config } = setup({ storage: { ...memory, subscribe } })
    const ids = () => getUnfinishedRequests(config).map(({ id }) => id)
    followUnfinishedRequests(config)
    expect(ids()).toEqual(['connect', 'sign'])
    return { config, memory, ids, emit: (key: string | null) => change(key) }
  }

  test.each([
    ['connect', ['sign']],
    ['sign', ['connect']],
  ])('are dismissed one by one: %s', (id, rest) => {
    const { config, ids } = stored()
    dismissUnfinishedRequest(config, { id })
    expect(ids()).toEqual(rest)
    followUnfinishedRequests(config)
    expect(ids()).toEqual(rest)
  })

  test('are no longer listed when another tab clears the storage', () => {
    const { memory, ids, emit } = stored()
    for (const key of memory.entries.keys()) memory.removeItem(key)
    emit(null)
    expect(ids()).toEqual([])
  })

  test('are not listed on the page that waits for their answer, which lists an unclear one at its end', () => {
    const { config, ids } = stored()
    const internals = internalsOf(config)
    const asked = { kind: 'send', operation: 'sendTransaction', caipNetworkId: 'eip155:1' } as const
    storeUnfinished(internals, { ...asked, id: 'send' })
    const end = noteConnect(internals, { name: 'Wallet', caipNetworkId: 'eip155:1' })
    followUnfinishedRequests(config)
    expect(ids()).toEqual(['sign'])
    endUnfinished(internals, 'send', { isListed: true })
    end()
    expect(ids()).toEqual(['send', 'sign'])
    endUnfinished(internals, 'send', { isListed: false })
    expect(ids()).toEqual(['sign'])
  })

  test('a new connect takes the place of the stored one, and its entry stays until its own end', () => {
    const { config, memory, ids } = stored()
    const note = (name: string) => noteConnect(internalsOf(config), { name, caipNetworkId: 'eip155:1' })
    const name = () => (JSON.parse(memory.getItem(UNFINISHED_CONNECT_KEY) ?? '{}') as { name?: string }).name
    const endFirst = note('First')
    expect(ids()).toEqual(['sign'])
    const endSecond = note('Second')
    endFirst()
    expect(name()).toBe('Second')
    endSecond()
    expect(memory.getItem(UNFINISHED_CONNECT_KEY)).toBeNull()
  })
})
