import {
  FoyerError,
  type OperationParameters,
  type TransactionOutcome,
  UserRejectedError,
} from '@foyer/chains'
import { expect, test, vi } from 'vitest'
import { getUnfinishedRequests } from '../../core/unfinished/unfinishedRequests.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { getCallsStatus, showCallsStatus, waitForCallsStatus } from './getCallsStatus.ts'
import { reviewSignerRequest } from './reviewSignerRequest.ts'
import { sendCalls } from './sendCalls.ts'

const calls = [
  { to: BOB, value: 1n },
  { to: BOB, value: '2', data: '0xabcd' as const },
]

/** A connected wallet that refuses batches. */
async function connected(code = 'CALLS_NOT_SUPPORTED') {
  const wallet = createTestConnector()
  const refusal = new FoyerError(code, { shortMessage: 'No batch' })
  const sendBatch = vi.fn((): Promise<never> => Promise.reject(refusal))
  const send = vi.fn(async (_: unknown, { value }: { value?: bigint | undefined }) => `0x${value}`)
  const outcomeOf = vi.fn<
    (context: unknown, parameters: OperationParameters<'waitForTransaction'>) => Promise<TransactionOutcome>
  >(async () => 'confirmed')
  const show = vi.fn(async () => undefined)
  const getStatus = vi.fn(async () => ({
    outcome: 'confirmed' as const,
    code: 200,
    isAtomic: true,
    receipts: [],
  }))
  const live = { accounts: [ALICE], chainId: '1' }
  const { config } = setup({
    connectors: [wallet],
    adapters: [
      createTestAdapter({
        readSession: async () => async () => live,
        sendCalls: async () => sendBatch,
        sendTransaction: async () => send,
        waitForTransaction: async () => outcomeOf,
        getCallsStatus: async () => getStatus,
        showCallsStatus: async () => show,
      }),
    ],
  })
  await connect(config, { connector: wallet })
  return { config, wallet, live, refusal, sendBatch, send, outcomeOf, getStatus, show }
}

test('without `isFallbackAllowed` a refused batch rejects', async () => {
  const { config, refusal, send } = await connected()
  await expect(sendCalls(config, { calls })).rejects.toBe(refusal)
  await expect(sendCalls(config, { calls, isFallbackAllowed: true, isAtomicRequired: true })).rejects.toBe(
    refusal,
  )
  expect(send).not.toHaveBeenCalled()
})

test('calls are sent one by one, each after the confirmation of the previous one, with their progress', async () => {
  const { config, send, outcomeOf } = await connected()
  // The activity list reads the outcome too.
  let asked = 0
  outcomeOf.mockImplementation(async () => (asked++ < 2 ? 'pending' : 'confirmed'))
  const progress: string[] = []
  const start = Date.now()
  const { id } = await sendCalls(config, {
    calls,
    isFallbackAllowed: true,
    onProgress: ({ index, total, status, hash }) =>
      progress.push([`${index + 1}/${total}`, status, hash].join(' ').trim()),
  })
  expect(progress).toEqual([
    '1/2 asked',
    '1/2 sent 0x1',
    '1/2 confirmed 0x1',
    '2/2 asked',
    '2/2 sent 0x2',
    '2/2 confirmed 0x2',
  ])
  expect(send.mock.calls.map(([, call]) => call)).toEqual([
    { address: ALICE, to: BOB, value: 1n, data: undefined },
    { address: ALICE, to: BOB, value: 2n, data: '0xabcd' },
  ])
  expect(asked).toBeGreaterThan(3)
  // An older transaction does not confirm a call.
  for (const [, { asked: wanted }] of outcomeOf.mock.calls) expect(wanted?.time).toBeGreaterThanOrEqual(start)
  expect(await getCallsStatus(config, { id })).toMatchObject({
    outcome: 'confirmed',
    isAtomic: false,
    receipts: [{ transactionHash: '0x1' }, { transactionHash: '0x2' }],
  })
})

test('calls for which the wallet names transactions of another account stay pending', async () => {
  const { config, send, outcomeOf } = await connected()
  // On this chain BOB is the sender of every transaction.
  const ofBob = async (
    _: unknown,
    { address }: { readonly address?: string | undefined },
  ): Promise<TransactionOutcome> =>
    address === undefined || address === BOB
      ? 'confirmed'
      : new Promise((resolve) => setTimeout(resolve, 0, 'pending'))
  outcomeOf.mockImplementation(ofBob)
  const controller = new AbortController()
  const sending = sendCalls(config, { calls, isFallbackAllowed: true, signal: controller.signal })
  sending.catch(() => undefined)
  await vi.waitUntil(() => outcomeOf.mock.calls.length > 2)
  expect(send).toHaveBeenCalledTimes(1)
  controller.abort('enough')
  await expect(sending).rejects.toBe('enough')

  outcomeOf.mockResolvedValue('confirmed')
  const { id } = await sendCalls(config, { calls, isFallbackAllowed: true })
  outcomeOf.mockImplementation(ofBob)
  expect(await getCallsStatus(config, { id })).toMatchObject({ outcome: 'pending', receipts: [] })
})

test.each([
  [
    'is declined',
    ({ send }: Awaited<ReturnType<typeof connected>>) =>
      send.mockResolvedValueOnce('0x1').mockRejectedValueOnce(new UserRejectedError()),
  ],
  [
    'is reverted',
    ({ outcomeOf }: Awaited<ReturnType<typeof connected>>) =>
      outcomeOf.mockImplementation(async (_, { hash }) => (hash === '0x2' ? 'reverted' : 'confirmed')),
  ],
  [
    'is answered with another transaction',
    ({ outcomeOf }: Awaited<ReturnType<typeof connected>>) =>
      outcomeOf.mockImplementation(async (_, { asked: wanted }) =>
        wanted?.calls?.[0]?.data === '0xabcd' && wanted.calls[0].value === 2n ? 'unclear' : 'confirmed',
      ),
  ],
])('a second call that %s ends the sequence, and the error has the hashes so far', async (_, arrange) => {
  const test = await connected()
  arrange(test)
  const error = await sendCalls(test.config, { calls, isFallbackAllowed: true }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ code: 'CALLS_INTERRUPTED', context: { total: 2 } })
  expect((error as FoyerError).context['hashes']).toContain('0x1')
  expect((error as FoyerError).cause).not.toMatchObject({ code: 'CALLS_INTERRUPTED' })
})

test('calls after a refused batch have its account, also if the visitor changes the account meanwhile', async () => {
  const { config, wallet, refusal, sendBatch, send } = await connected()
  sendBatch.mockImplementation(async () => {
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }, { address: ALICE }] })
    throw refusal
  })
  await sendCalls(config, { calls, isFallbackAllowed: true })
  expect(send.mock.calls.map(([, call]) => call)).toMatchObject([{ address: ALICE }, { address: ALICE }])
})

test('calls are sent one by one on the network of the batch, which may be another one than that of the account', async () => {
  const { config, wallet, live, send, outcomeOf } = await connected()
  live.chainId = '137'
  wallet.emit({ type: 'change', namespace: 'eip155', chainId: '137' })
  const batch = { calls, account: `eip155:1:${ALICE}`, caipNetworkId: 'eip155:137' } as const
  const { id } = await sendCalls(config, { ...batch, isFallbackAllowed: true })
  expect(id).toBe(`sequential:eip155:137:${ALICE}:0x1,0x2`)
  const networks = [...send.mock.calls, ...outcomeOf.mock.calls].map(
    ([context]) => (context as { readonly network: { readonly id: number } }).network.id,
  )
  expect(new Set(networks)).toEqual(new Set([137]))
})

test('the same calls without `isFallbackAllowed` are another request, and are not sent one by one', async () => {
  const { config, refusal, sendBatch, send } = await connected()
  const allowed = sendCalls(config, { calls, isFallbackAllowed: true })
  const denied = sendCalls(config, { calls })
  await expect(denied).rejects.toBe(refusal)
  await allowed
  expect([sendBatch.mock.calls.length, send.mock.calls.length]).toEqual([2, 2])
})

test('an abort by one caller does not end calls that are sent one by one for another caller', async () => {
  const { config, send, outcomeOf } = await connected()
  const controller = new AbortController()
  outcomeOf.mockImplementation(async () => {
    controller.abort('enough')
    return 'confirmed'
  })
  const batch = { calls, isFallbackAllowed: true }
  const first = expect(sendCalls(config, { ...batch, signal: controller.signal })).rejects.toBe('enough')
  const second = sendCalls(config, batch)
  await first
  expect((await second).id).toContain('0x1,0x2')
  expect(send).toHaveBeenCalledTimes(2)
})

test('an abort while the wallet is asked for a call lists this call as unfinished', async () => {
  const { config, send } = await connected()
  send.mockResolvedValueOnce('0x1').mockImplementation(() => new Promise(() => undefined))
  const controller = new AbortController()
  const sending = sendCalls(config, { calls, isFallbackAllowed: true, signal: controller.signal })
  const settled = expect(sending).rejects.toBe('enough')
  await vi.waitUntil(() => send.mock.calls.length === 2)
  controller.abort('enough')
  await settled
  await vi.waitUntil(() => getUnfinishedRequests(config).length > 0)
  expect(getUnfinishedRequests(config)).toMatchObject([
    { operation: 'sendTransaction', account: `eip155:1:${ALICE}` },
  ])
})

test('a declined first call is a rejection: nothing was sent', async () => {
  const { config, send } = await connected()
  send.mockRejectedValueOnce(new UserRejectedError())
  await expect(sendCalls(config, { calls, isFallbackAllowed: true })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  expect(send).toHaveBeenCalledTimes(1)
})

test('`waitForCallsStatus` polls until the outcome, repeats a failed request, and rejects for an unknown id', async () => {
  vi.useFakeTimers()
  const { config, getStatus } = await connected()
  getStatus.mockRejectedValueOnce(new FoyerError('CALLS_STATUS_FAILED', { shortMessage: 'x' }))
  getStatus.mockResolvedValueOnce({ outcome: 'pending' as never, code: 100, isAtomic: true, receipts: [] })
  const waiting = waitForCallsStatus(config, { id: '0x1' })
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await waiting).toMatchObject({ outcome: 'confirmed' })
  expect(getStatus).toHaveBeenCalledTimes(3)
  getStatus.mockRejectedValueOnce(new FoyerError('CALLS_UNKNOWN', { shortMessage: 'x' }))
  await expect(waitForCallsStatus(config, { id: '0x2' })).rejects.toMatchObject({ code: 'CALLS_UNKNOWN' })
  const controller = new AbortController()
  getStatus.mockResolvedValue({ outcome: 'pending' as never, code: 100, isAtomic: true, receipts: [] })
  const aborted = expect(waitForCallsStatus(config, { id: '0x3', signal: controller.signal })).rejects.toBe(
    'enough',
  )
  await vi.advanceTimersByTimeAsync(1)
  const timers = vi.getTimerCount()
  controller.abort('enough')
  await aborted
  expect(vi.getTimerCount()).toBe(timers - 1)
  // The wallet does not answer.
  getStatus.mockImplementation(() => new Promise(() => undefined))
  const left = new AbortController()
  const silent = expect(waitForCallsStatus(config, { id: '0x4', signal: left.signal })).rejects.toBe('left')
  await vi.advanceTimersByTimeAsync(1)
  left.abort('left')
  await silent
  vi.useRealTimers()
})

test('a wait that has ended with an unclear outcome can be continued by a second wait', async () => {
  const { config, getStatus } = await connected()
  getStatus.mockResolvedValueOnce({ outcome: 'unclear' as never, code: 200, isAtomic: true, receipts: [] })
  expect(await waitForCallsStatus(config, { id: '0x1' })).toMatchObject({ outcome: 'unclear' })
  expect(getStatus).toHaveBeenCalledTimes(1)
  expect(await waitForCallsStatus(config, { id: '0x1' })).toMatchObject({ outcome: 'confirmed' })
})

test('the wallet shows the status of a batch in its own window', async () => {
  const { config, show } = await connected()
  await showCallsStatus(config, { id: '0x1' })
  expect(show).toHaveBeenCalledWith(expect.anything(), { id: '0x1' })
})

test('the status of a sequential id that the wallet chose is requested from the wallet', async () => {
  const { config, getStatus, outcomeOf } = await connected()
  const id = `sequential:eip155:1:${BOB}:0x99`
  await reviewSignerRequest(
    config,
    { namespace: 'eip155', method: 'wallet_sendCalls', params: [{ calls: [{ to: BOB }] }] },
    async () => ({ id }),
  )
  await getCallsStatus(config, { id })
  expect(getStatus).toHaveBeenCalledTimes(1)
  expect(outcomeOf.mock.calls.filter(([, { hash }]) => hash === '0x99')).toEqual([])
})
