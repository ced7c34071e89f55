import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runOperation } from '../../adapter.ts'
import type { Connector } from '../../connector.ts'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { polygon } from '../../networks/definitions/polygon.ts'
import type { OperationName, OperationParameters, OperationResult } from '../../operations.ts'
import { collect, createFakePage } from '../../test/fakePage.ts'
import { createFakeSafe, SAFE_ADDRESS, SAFE_ORIGIN, type FakeSafe } from '../../test/fakeSafe.ts'
import type { CaipNetwork } from '../../types.ts'
import { eip155 } from '../eip155.ts'
import { safeCallsCode, safeParents } from './rules.ts'

const SAFE_TX_HASH = `0x${'ab'.repeat(32)}`
const TX_HASH = `0x${'cd'.repeat(32)}`
const SIGNATURE = `0x${'12'.repeat(65)}`
const OTHER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function discover(page: EventTarget, safeOrigins?: readonly string[]) {
  const { listed, context } = collect()
  const stop = eip155({ target: page, safeOrigins }).discover!(context)
  return { listed, stop }
}

async function inside(safe: FakeSafe = createFakeSafe()) {
  const { listed, stop } = discover(safe.page)
  await vi.waitFor(() => expect(listed).toHaveLength(1))
  const connector = listed[0] as Connector
  const run = <name extends OperationName>(
    name: name,
    parameters: OperationParameters<name>,
    network: CaipNetwork = mainnet,
  ): Promise<OperationResult<name>> =>
    runOperation(eip155(), name, { network, provider: connector.getProvider('eip155'), parameters })
  return { ...safe, listed, stop, connector, run }
}

const KNOWN = [SAFE_ORIGIN, 'http://127.0.0.1:4000']
test.each([
  ['the ancestor is a known Safe', { ancestorOrigin: SAFE_ORIGIN, referrer: '' }, [SAFE_ORIGIN]],
  ['the ancestor has another origin', { ancestorOrigin: 'https://evil.example', referrer: '' }, []],
  [
    'the ancestor has another origin, the referrer is a Safe',
    { ancestorOrigin: 'https://evil.example', referrer: `${SAFE_ORIGIN}/x` },
    [],
  ],
  [
    'no ancestor is reported, the referrer is a Safe',
    { ancestorOrigin: undefined, referrer: `${SAFE_ORIGIN}/apps?x=1` },
    [SAFE_ORIGIN],
  ],
  [
    'no ancestor is reported, the referrer has another origin',
    { ancestorOrigin: undefined, referrer: 'https://app.safe.global.evil.example/' },
    [],
  ],
  [
    'the origin of the ancestor is the start of a known one',
    { ancestorOrigin: 'https://app.safe', referrer: '' },
    [],
  ],
  ['neither ancestor nor referrer is reported', { ancestorOrigin: undefined, referrer: '' }, KNOWN],
])('%s: requests go to %j', (_, facts, expected) => {
  expect(safeParents({ ...facts, known: KNOWN })).toEqual(expected)
})

test.each([
  ['AWAITING_CONFIRMATIONS', 100],
  ['AWAITING_EXECUTION', 100],
  ['SUCCESS', 200],
  ['CANCELLED', 400],
  ['FAILED', 500],
] as const)('a transaction that is %s has the status %i', (txStatus, code) => {
  expect(safeCallsCode({ txStatus })).toBe(code)
})

test('a Safe that frames the page is listed as host wallet [S1.3] [S3.28]', async () => {
  const { connector, targets } = await inside()
  expect(connector).toMatchObject({ id: 'safe', name: 'Safe', type: 'EXTERNAL', isHost: true })
  expect(new Set(targets)).toEqual(new Set([SAFE_ORIGIN]))
  const accounts = [{ address: SAFE_ADDRESS, type: 'smartAccount' }]
  const sessions = [{ namespace: 'eip155', accounts, chainId: '1' }]
  expect(await connector.restore?.({ networks: [mainnet] })).toEqual(sessions)
  expect(await connector.connect({ networks: [mainnet] })).toEqual(sessions)
})

test('a Safe that loads slowly is listed once it responds', async () => {
  const safe = createFakeSafe()
  const { getSafeInfo } = safe.answers
  delete safe.answers['getSafeInfo']
  const { listed } = discover(safe.page)
  await vi.waitFor(() => expect(safe.asked).toHaveLength(1))
  safe.answers['getSafeInfo'] = getSafeInfo as () => unknown
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(listed).toHaveLength(1))
})

test('nothing is requested without a parent, from an unknown parent, or when disabled', async () => {
  const alone = createFakePage()
  const postMessage = vi.fn()
  Object.assign(alone, { parent: alone, postMessage, location: {}, document: { referrer: '' } })
  const foreign = createFakeSafe({ origin: 'https://evil.example' })
  const unwanted = createFakeSafe()
  const lists = [discover(alone).listed, discover(foreign.page).listed, discover(unwanted.page, []).listed]
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lists).toEqual([[], [], []])
  expect([...foreign.targets, ...unwanted.targets, ...postMessage.mock.calls]).toEqual([])
})

test('a parent that does not respond is asked ten times, and then no messages are received', async () => {
  const safe = createFakeSafe()
  delete safe.answers['getSafeInfo']
  const { listed } = discover(safe.page)
  await vi.advanceTimersByTimeAsync(20_000)
  // One listener for announced wallets.
  expect([safe.targets.length, safe.page.listenerCount(), vi.getTimerCount()]).toEqual([10, 1, 0])
  expect(listed).toEqual([])
})

test('no request is sent after a stop, also if it is stopped before the code has loaded', async () => {
  const [early, late] = [createFakeSafe(), createFakeSafe()]
  delete late.answers['getSafeInfo']
  discover(early.page).stop()
  const { stop } = discover(late.page)
  await vi.waitFor(() => expect(late.asked).toHaveLength(1))
  stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([early.targets.length, late.targets.length, vi.getTimerCount()]).toEqual([0, 1, 0])
  expect([early.page.listenerCount(), late.page.listenerCount()]).toEqual([0, 0])
})

test('the first known Safe that responds receives all further requests, and messages of the others are ignored', async () => {
  const safe = createFakeSafe()
  Object.assign(safe.page, { location: {} })
  const other = 'https://safe.example'
  const { listed } = discover(safe.page, [other, SAFE_ORIGIN])
  await vi.waitFor(() => expect(listed).toHaveLength(1))
  expect(safe.targets.splice(0)).toEqual([other, SAFE_ORIGIN])
  const provider = listed[0]?.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  const timers = vi.getTimerCount()
  let answer: (value: unknown) => void = () => undefined
  safe.answers['rpcCall'] = () => new Promise((resolve) => (answer = resolve))
  const reading = provider.request({ method: 'eth_blockNumber' })
  const { id } = safe.asked.at(-1)!
  safe.post({ id, success: true, data: '0xbad' }, { origin: other })
  answer('0x10')
  expect(await reading).toBe('0x10')
  expect([safe.targets, vi.getTimerCount()]).toEqual([[SAFE_ORIGIN], timers])
})

test('messages of other origins, and invalid messages, are ignored', async () => {
  const safe = createFakeSafe()
  safe.answers['getSafeInfo'] = () => new Promise(() => undefined)
  const { listed } = discover(safe.page)
  await vi.waitFor(() => expect(safe.asked).toHaveLength(1))
  const { id } = safe.asked[0]!
  const data = { safeAddress: OTHER, chainId: 1 }
  safe.post({ id, success: true, data }, { origin: 'https://evil.example' })
  safe.post({ id, success: true, data }, { source: {} })
  for (const nonsense of [null, 'x', { id }, { id: 7, success: true }, { id: 'other', success: true, data }])
    safe.post(nonsense)
  await vi.advanceTimersByTimeAsync(500)
  expect(listed).toEqual([])
  safe.post({ id, success: true, data })
  await vi.waitFor(() => expect(listed).toHaveLength(1))
})

test.each([
  { safeAddress: 'nobody', chainId: 1 },
  { safeAddress: SAFE_ADDRESS, chainId: 0 },
  'yes',
  undefined,
])('a parent that responds with %j is not listed', async (info) => {
  const safe = createFakeSafe()
  safe.answers['getSafeInfo'] = () => info
  const { listed } = discover(safe.page)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(listed).toEqual([])
})

test('messages and typed data are signed without a transaction [S1.4]', async () => {
  const { run, answers, asked } = await inside()
  answers['rpcCall'] = () => ({ offChainSigning: true })
  answers['signMessage'] = () => ({ messageHash: SAFE_TX_HASH, signature: SIGNATURE })
  answers['signTypedMessage'] = () => ({ messageHash: SAFE_TX_HASH, signature: SIGNATURE })
  expect(await run('signMessage', { address: SAFE_ADDRESS, message: 'Grüße' })).toBe(SIGNATURE)
  const typedData = {
    domain: { name: 'Test', chainId: 1 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  }
  expect(await run('signTypedData', { address: SAFE_ADDRESS, typedData })).toBe(SIGNATURE)
  expect(asked.slice(1).map(({ method, params }) => [method, params])).toEqual([
    ['rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] }],
    ['signMessage', { message: 'Grüße' }],
    ['rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] }],
    ['signTypedMessage', { typedData: expect.objectContaining({ primaryType: 'Note' }) as unknown }],
  ])
})

test.each([
  ['0x6869', 'hi'],
  ['hello', 'hello'],
  ['0x686', '0x686'],
  ['0x6869 in a text', '0x6869 in a text'],
  ['pay 0x6869', 'pay 0x6869'],
  ['0xFFFE', '0xFFFE'],
])('the message %s of `personal_sign` is shown by the Safe as %s', async (message, shown) => {
  const { connector, answers, asked } = await inside()
  answers['rpcCall'] = () => ({})
  answers['signMessage'] = () => ({ messageHash: SAFE_TX_HASH, signature: SIGNATURE })
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  await provider.request({ method: 'personal_sign', params: [message, SAFE_ADDRESS] })
  expect(asked.at(-1)).toMatchObject({ method: 'signMessage', params: { message: shown } })
})

test('a Safe that does not know the setting for signatures still signs', async () => {
  const { run, answers } = await inside()
  answers['rpcCall'] = () => {
    throw new Error('Unknown call')
  }
  answers['signMessage'] = () => ({ messageHash: SAFE_TX_HASH, signature: SIGNATURE })
  expect(await run('signMessage', { address: SAFE_ADDRESS, message: 'hi' })).toBe(SIGNATURE)
})

test('a message resolves once enough owners have signed', async () => {
  const { run, answers } = await inside()
  answers['rpcCall'] = () => ({ offChainSigning: true })
  answers['signMessage'] = () => ({ messageHash: SAFE_TX_HASH })
  let signature = ''
  answers['getOffChainSignature'] = () => signature
  const signing = run('signMessage', { address: SAFE_ADDRESS, message: 'hi' })
  const ended = vi.fn()
  signing.then(ended, ended)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).not.toHaveBeenCalled()
  signature = SIGNATURE
  await vi.advanceTimersByTimeAsync(2000)
  expect(await signing).toBe(SIGNATURE)
})

test('a Safe that approves a message on the chain resolves with the empty signature of ERC-1271', async () => {
  const { run, answers } = await inside()
  answers['rpcCall'] = ({ call }: { call: string }) => (call === 'eth_getCode' ? '0x6080' : {})
  answers['signMessage'] = () => ({ safeTxHash: SAFE_TX_HASH })
  answers['getTxBySafeTxHash'] = () => ({ txStatus: 'SUCCESS', txHash: TX_HASH })
  expect(await run('signMessage', { address: SAFE_ADDRESS, message: 'hi' })).toBe('0x')
})

test.each([
  ['resolves once it is executed', { txStatus: 'SUCCESS', txHash: TX_HASH }, '0x'],
  ['rejects if its owners cancel it', { txStatus: 'CANCELLED' }, 'SIGN_MESSAGE_FAILED'],
])('a message that a Safe approves on the chain %s', async (_, end, expected) => {
  const { run, answers } = await inside()
  answers['rpcCall'] = ({ call }: { call: string }) => (call === 'eth_getCode' ? '0x6080' : {})
  answers['signMessage'] = () => ({ safeTxHash: SAFE_TX_HASH })
  let details: unknown = { txStatus: 'AWAITING_EXECUTION' }
  answers['getTxBySafeTxHash'] = () => details
  const ended = vi.fn()
  run('signMessage', { address: SAFE_ADDRESS, message: 'hi' }).then(ended, ({ code }: { code: string }) =>
    ended(code),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).not.toHaveBeenCalled()
  details = end
  await vi.advanceTimersByTimeAsync(2000)
  expect(ended).toHaveBeenCalledWith(expected)
})

test('a transaction resolves with its hash on the chain', async () => {
  const { run, answers, asked } = await inside()
  answers['sendTransactions'] = () => ({ safeTxHash: SAFE_TX_HASH })
  let details: unknown = { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null }
  answers['getTxBySafeTxHash'] = () => details
  const sending = run('sendTransaction', { address: SAFE_ADDRESS, to: OTHER, value: 10n ** 16n })
  await vi.advanceTimersByTimeAsync(2000)
  details = { txStatus: 'SUCCESS', txHash: TX_HASH }
  await vi.advanceTimersByTimeAsync(2000)
  expect(await sending).toBe(TX_HASH)
  expect(asked.find(({ method }) => method === 'sendTransactions')?.params).toEqual({
    txs: [{ to: OTHER, value: '10000000000000000', data: '0x' }],
  })
})

test('a transaction that was executed and failed resolves with its hash', async () => {
  const { run, answers } = await inside()
  answers['sendTransactions'] = () => ({ safeTxHash: SAFE_TX_HASH })
  answers['getTxBySafeTxHash'] = () => ({ txStatus: 'FAILED', txHash: TX_HASH })
  expect(await run('sendTransaction', { address: SAFE_ADDRESS, to: OTHER })).toBe(TX_HASH)
})

test('the gas of a transaction is the gas of the Safe transaction, without rounding of its value', async () => {
  const { connector, answers, asked } = await inside()
  answers['sendTransactions'] = () => ({ safeTxHash: SAFE_TX_HASH })
  answers['getTxBySafeTxHash'] = () => ({ txStatus: 'SUCCESS', txHash: TX_HASH })
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  const value = `0x${(10n ** 21n + 1n).toString(16)}`
  const params = [{ from: SAFE_ADDRESS, to: OTHER, value, gas: '0x5208' }]
  expect(await provider.request({ method: 'eth_sendTransaction', params })).toBe(TX_HASH)
  expect(asked.find(({ method }) => method === 'sendTransactions')?.params).toEqual({
    txs: [{ to: OTHER, value: '1000000000000000000001', data: '0x' }],
    params: { safeTxGas: 21_000 },
  })
})

test('polling continues while the Safe cannot read its proposal', async () => {
  const { run, answers } = await inside()
  answers['sendTransactions'] = () => ({ safeTxHash: SAFE_TX_HASH })
  const details: unknown[] = [
    new Error('Not Found: invalid hash'),
    // Not a rejection of the transaction, which is proposed.
    new Error('Request rejected: too many requests'),
    { txStatus: 'NEW' },
    undefined,
  ]
  answers['getTxBySafeTxHash'] = () => {
    const detail = details.length > 0 ? details.shift() : { txStatus: 'SUCCESS', txHash: TX_HASH }
    if (detail instanceof Error) throw detail
    return detail
  }
  const sending = run('sendTransaction', { address: SAFE_ADDRESS, to: OTHER })
  const ended = expect(sending).resolves.toBe(TX_HASH)
  await vi.advanceTimersByTimeAsync(10_000)
  await ended
})

test.each([[undefined], [{}], [{ safeTxHash: '0x12' }]])(
  'a transaction may have been proposed if the Safe responds with %j',
  async (answer) => {
    const { run, answers } = await inside()
    answers['sendTransactions'] = () => answer
    await expect(run('sendTransaction', { address: SAFE_ADDRESS, to: OTHER })).rejects.toMatchObject({
      code: 'SEND_UNCLEAR',
    })
  },
)

test('a transaction that the owners cancelled was not sent', async () => {
  const { run, answers } = await inside()
  answers['sendTransactions'] = () => ({ safeTxHash: SAFE_TX_HASH })
  answers['getTxBySafeTxHash'] = () => ({ txStatus: 'CANCELLED' })
  await expect(run('sendTransaction', { address: SAFE_ADDRESS, to: OTHER })).rejects.toMatchObject({
    code: 'SEND_TRANSACTION_FAILED',
    cause: { code: -32_003, cause: { code: 'SAFE_NOT_EXECUTED' } },
  })
})

test('a transaction unconfirmed after ten minutes rejects with SAFE_UNCONFIRMED, not as a failure', async () => {
  const { run, answers } = await inside()
  answers['sendTransactions'] = () => ({ safeTxHash: SAFE_TX_HASH })
  answers['getTxBySafeTxHash'] = () => ({ txStatus: 'AWAITING_CONFIRMATIONS' })
  const sending = run('sendTransaction', { address: SAFE_ADDRESS, to: OTHER })
  const refused = expect(sending).rejects.toMatchObject({ code: 'SAFE_UNCONFIRMED' })
  await vi.advanceTimersByTimeAsync(600_000)
  await refused
})

test('a transaction is unconfirmed after ten minutes also if the Safe does not respond any more', async () => {
  const { run, answers } = await inside()
  answers['sendTransactions'] = () => ({ safeTxHash: SAFE_TX_HASH })
  const sending = run('sendTransaction', { address: SAFE_ADDRESS, to: OTHER })
  const ended = vi.fn()
  sending.then(ended, ({ code }: { code: string }) => ended(code))
  await vi.advanceTimersByTimeAsync(620_000)
  expect(ended).toHaveBeenCalledWith('SAFE_UNCONFIRMED')
})

test('a batch of calls is one transaction with a status [S5.18]', async () => {
  const { run, answers, asked } = await inside()
  expect(await run('getCapabilities', { address: SAFE_ADDRESS })).toEqual({ atomic: { status: 'supported' } })
  answers['sendTransactions'] = () => ({ safeTxHash: SAFE_TX_HASH })
  const calls = [
    { to: OTHER, value: 1n },
    { to: OTHER, data: '0xd0e30db0' as const },
  ]
  expect(await run('sendCalls', { address: SAFE_ADDRESS, calls })).toEqual({ id: SAFE_TX_HASH })
  expect(asked.at(-1)?.params).toEqual({
    txs: [
      { to: OTHER, value: '1', data: '0x' },
      { to: OTHER, value: '0', data: '0xd0e30db0' },
    ],
  })
  answers['getTxBySafeTxHash'] = () => ({ txStatus: 'AWAITING_EXECUTION' })
  expect(await run('getCallsStatus', { id: SAFE_TX_HASH })).toMatchObject({ outcome: 'pending' })
  answers['getTxBySafeTxHash'] = () => ({ txStatus: 'SUCCESS', txHash: TX_HASH })
  // The node of the Safe does not know the transaction yet.
  answers['rpcCall'] = () => null
  expect(await run('getCallsStatus', { id: SAFE_TX_HASH })).toMatchObject({ receipts: [] })
  answers['rpcCall'] = () => ({ status: '0x1', blockNumber: '0x2', gasUsed: '0x5208' })
  // By the nodes of the app, an owner has sent it to the Safe.
  const receipt = { status: '0x1', from: OTHER, to: SAFE_ADDRESS.toLowerCase(), blockNumber: '0x2', logs: [] }
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { id, method } = (await new Request(input, init).json()) as { id: number; method: string }
    return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_getCode' ? '0x6080' : receipt })
  })
  expect(await run('getCallsStatus', { id: SAFE_TX_HASH, address: SAFE_ADDRESS })).toMatchObject({
    outcome: 'confirmed',
    isAtomic: true,
    receipts: [{ transactionHash: TX_HASH, isSuccess: true, checked: 'participant' }],
  })
})

test('a declined transaction is a rejection, and a Safe that does not respond times out [S8.57]', async () => {
  const { run, answers } = await inside()
  answers['rpcCall'] = () => ({})
  answers['sendTransactions'] = () => {
    throw new Error('Transaction was rejected')
  }
  await expect(run('sendTransaction', { address: SAFE_ADDRESS, to: OTHER })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  const signing = run('signMessage', { address: SAFE_ADDRESS, message: 'hi' })
  const refused = expect(signing).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
  await vi.advanceTimersByTimeAsync(600_000)
  await refused
})

test.each([
  ['personal_sign', ['0x6869', OTHER], 4100],
  ['eth_signTypedData_v4', [OTHER, '{}'], 4100],
  ['eth_sendTransaction', [{ from: OTHER, to: OTHER }], 4100],
  ['eth_sendTransaction', [{ to: OTHER }], 4100],
  ['wallet_sendCalls', [{ from: OTHER, chainId: '0x1', calls: [{ to: OTHER }] }], 4100],
  ['wallet_getCapabilities', [OTHER], 4100],
  ['eth_sendTransaction', [{ from: SAFE_ADDRESS, to: OTHER, chainId: '0x89' }], 4901],
  ['wallet_sendCalls', [{ from: SAFE_ADDRESS, chainId: '0x89', calls: [{ to: OTHER }] }], 4901],
  ['eth_sendTransaction', [{ from: SAFE_ADDRESS, to: OTHER, value: 'all' }], -32602],
  ['eth_sendTransaction', [{ from: SAFE_ADDRESS, to: OTHER, value: '1 ETH' }], -32602],
  ['eth_sendTransaction', [{ from: SAFE_ADDRESS, to: OTHER, value: '-0x1' }], -32602],
  ['eth_sendTransaction', [{ from: SAFE_ADDRESS, to: OTHER, value: 1 }], -32602],
  ['eth_sendTransaction', [{ from: SAFE_ADDRESS }], -32602],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: { length: 1 } }], -32602],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: OTHER }], capabilities: { paymaster: {} } }], 5700],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: [] }], -32602],
  ['wallet_switchEthereumChain', [{ chainId: '0x89' }], 4901],
  ['eth_sign', [SAFE_ADDRESS, '0x00'], 4200],
  ['wallet_watchAsset', [], 4200],
])('%s %j is rejected with %i, without a request to the Safe', async (method, params, code) => {
  const { connector, asked } = await inside()
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  const before = asked.length
  await expect(provider.request({ method, params })).rejects.toMatchObject({ code })
  expect(asked).toHaveLength(before)
})

test('the chain cannot be switched, and reads go to the Safe', async () => {
  const { connector, answers } = await inside()
  await expect(connector.switchNetwork?.({ network: polygon })).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
  })
  answers['rpcCall'] = ({ call, params }: { call: string; params: unknown }) => [call, params]
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  expect(await provider.request({ method: 'eth_blockNumber' })).toEqual(['eth_blockNumber', []])
  expect(await provider.request({ method: 'net_version' })).toBe('1')
})

test('on stop the Safe is removed, its pending requests reject, and no request is sent to it any more', async () => {
  const { stop, listed, connector, page, targets } = await inside()
  const provider = connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }
  const ask = (method: string, params: readonly unknown[]) =>
    expect(provider.request({ method, params })).rejects.toMatchObject({ code: -32603 })
  const pending = ask('eth_blockNumber', [])
  const before = targets.length
  stop()
  expect([listed, page.listenerCount(), vi.getTimerCount()]).toEqual([[], 0, 0])
  await pending
  await ask('eth_blockNumber', [])
  await ask('eth_sendTransaction', [{ from: SAFE_ADDRESS, to: OTHER }])
  expect([targets.length, vi.getTimerCount()]).toEqual([before, 0])
})
