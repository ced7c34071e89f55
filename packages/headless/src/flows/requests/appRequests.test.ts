import { FoyerError, type OperationTable, UserRejectedError } from '@foyer/chains'
import { toEip1193Provider, eip155 } from '@foyer/chains/eip155'
import { expect, test, vi } from 'vitest'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { sendCalls } from '../signing/sendCalls.ts'
import { sendTransaction } from '../signing/sendTransaction.ts'
import { signMessage, signTypedData } from '../signing/sign.ts'
import { appRequests } from './requests.ts'

const HASH = `0x${'ab'.repeat(32)}`
const transaction = { to: BOB, value: 1n }
const typedData = { domain: {}, types: {}, primaryType: 'Mail', message: {} }
const rpc = { method: 'eth_sendTransaction', params: [{ from: ALICE, to: BOB, value: '0x1' }] }

/** Requests of an app, by the way it makes them. */
const ways: Readonly<Record<string, (config: Config, signal?: AbortSignal) => Promise<unknown>>> = {
  sendTransaction: (config, signal) => sendTransaction(config, { ...transaction, signal }),
  sendCalls: (config, signal) => sendCalls(config, { calls: [transaction], signal }),
  signTypedData: (config, signal) => signTypedData(config, { typedData, signal }),
  signMessage: (config, signal) => signMessage(config, { message: 'Hello', signal }),
  provider: (config) => toEip1193Provider(config).request(rpc),
}
type Way = keyof typeof ways
const signs = ['signTypedData', 'signMessage']

const followed: OperationTable = { waitForTransaction: async () => async () => 'confirmed' }

/** Page whose wallet gives one answer, and the statuses that its requests went through. */
async function page(way: Way, answer: () => Promise<unknown>) {
  const asked = vi.fn(answer)
  const operations: OperationTable = {
    sendTransaction: async () => asked as never,
    sendCalls: async () => async () => ({ id: (await asked()) as string }),
    signTypedData: async () => asked as never,
    signMessage: async () => asked as never,
    ...followed,
  }
  const request = ({ method }: { readonly method: string }): Promise<unknown> =>
    method === rpc.method ? asked() : Promise.resolve([ALICE])
  const wallet = Object.assign(
    createTestConnector(),
    way === 'provider' && { getProvider: () => ({ request }) },
  )
  const adapter =
    way === 'provider'
      ? eip155({
          isAnnouncedEnabled: false,
          isInjectedEnabled: false,
          operations: followed,
        })
      : createTestAdapter(operations)
  const { config } = setup({ connectors: [wallet], adapters: [adapter] })
  await connect(config, { connector: wallet })
  const { store } = internalsOf(config)
  const statuses: string[] = []
  store.sub(appRequests.atom, () => {
    const status = store.get(appRequests.atom).requests[0]?.status
    if (status !== undefined && statuses.at(-1) !== status) statuses.push(status)
  })
  return { config, asked, statuses }
}

test.each(Object.keys(ways))('two equal calls of %s ask the wallet once', async (way) => {
  const { config, asked, statuses } = await page(way, async () => HASH)
  const answers = await Promise.all([ways[way]?.(config), ways[way]?.(config)])
  expect(answers[0]).toEqual(answers[1])
  expect(asked).toHaveBeenCalledTimes(1)
  const isSigned = signs.includes(way)
  expect(statuses.slice(0, 3)).toEqual(['reviewed', 'accepted', 'asked'])
  expect(statuses[3]).toBe(isSigned ? undefined : 'sent')
  const { requests } = internalsOf(config).store.get(appRequests.atom)
  // A signature is not kept.
  expect(requests.map(({ sent }) => sent?.hash)).toEqual(isSigned ? [] : [HASH])
})

test.each(
  Object.keys(ways).flatMap((way) => [
    [way, 'declined', new UserRejectedError(), 0] as const,
    [way, 'failed', Object.assign(new Error('no'), { code: -32_000 }), 0] as const,
    [
      way,
      'unclear',
      way === 'provider'
        ? new Error('Failed to fetch')
        : new FoyerError('SEND_UNCLEAR', { shortMessage: 'x' }),
      signs.includes(way) ? 0 : 1,
    ] as const,
  ]),
)('a request by %s that is %s can be made again', async (way, _, error, kept) => {
  const { config, asked } = await page(way, () => Promise.reject(error))
  await expect(ways[way]?.(config)).rejects.toThrow()
  const { requests } = internalsOf(config).store.get(appRequests.atom)
  expect(requests.map(({ status }) => status)).toEqual(kept ? ['unclear'] : [])
  asked.mockResolvedValue(HASH)
  await ways[way]?.(config)
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each(['sendTransaction', 'provider'])('a transaction by %s is followed to its outcome', async (way) => {
  const { config } = await page(way, async () => HASH)
  await ways[way]?.(config)
  const { store } = internalsOf(config)
  await vi.waitFor(() =>
    expect(store.get(appRequests.atom).requests).toMatchObject([
      { status: 'confirmed', sent: { hash: HASH, outcome: 'confirmed' } },
    ]),
  )
})

test('a transaction that the wallet answers after nine later ones is followed to its outcome', async () => {
  let answer: ((hash: string) => void) | undefined
  const { config, asked } = await page('sendTransaction', () => new Promise((resolve) => (answer = resolve)))
  const first = sendTransaction(config, transaction)
  await vi.waitUntil(() => answer !== undefined)
  for (let value = 2n; value < 11n; value++) {
    asked.mockResolvedValueOnce(`0x${value}`)
    await sendTransaction(config, { ...transaction, value })
  }
  answer?.(HASH)
  expect(await first).toBe(HASH)
  await vi.waitFor(() =>
    expect(internalsOf(config).store.get(appRequests.atom).requests.at(-1)).toMatchObject({
      status: 'confirmed',
      sent: { hash: HASH },
    }),
  )
})

test('requests with different parameters are asked concurrently', async () => {
  let answer: ((hash: string) => void) | undefined
  const { config, asked } = await page('sendTransaction', () => new Promise((resolve) => (answer = resolve)))
  sendTransaction(config, transaction).catch(() => undefined)
  sendTransaction(config, { ...transaction, value: 2n }).catch(() => undefined)
  await vi.waitUntil(() => asked.mock.calls.length === 2)
  answer?.(HASH)
})

test.each(Object.keys(ways).filter((way) => way !== 'provider'))(
  'an abort by one caller of %s does not end the request of another caller',
  async (way) => {
    let answer: ((hash: string) => void) | undefined
    const { config, asked } = await page(way, () => new Promise((resolve) => (answer = resolve)))
    const controller = new AbortController()
    const first = ways[way]?.(config, controller.signal)
    const second = ways[way]?.(config)
    await vi.waitUntil(() => answer !== undefined)
    controller.abort('left')
    await expect(first).rejects.toBe('left')
    answer?.(HASH)
    expect(await second).toEqual(way === 'sendCalls' ? { id: HASH } : HASH)
    expect(asked).toHaveBeenCalledTimes(1)
  },
)

/** Calls a way again in the tick in which its only caller aborts; the second request is answered. */
async function callAfterAbort(way: 'signMessage' | 'sendTransaction') {
  const tab = await page(way, () => new Promise(() => {}))
  const controller = new AbortController()
  const first = ways[way]?.(tab.config, controller.signal)
  await vi.waitUntil(() => tab.asked.mock.calls.length === 1)
  controller.abort('left')
  tab.asked.mockResolvedValue(HASH)
  const second = ways[way]?.(tab.config)
  await expect(first).rejects.toBe('left')
  expect(await second).toBe(HASH)
  return tab
}

test('a call in the tick in which the last caller aborts is a new request', async () => {
  const { asked, statuses } = await callAfterAbort('signMessage')
  expect(asked).toHaveBeenCalledTimes(2)
  expect(statuses).toContain('asked')
})

test('a transaction that is requested in that tick has a result of its own', async () => {
  const { config } = await callAfterAbort('sendTransaction')
  const { requests } = internalsOf(config).store.get(appRequests.atom)
  expect(requests.map(({ status, sent }) => sent?.hash ?? status)).toEqual(['unclear', HASH])
})
