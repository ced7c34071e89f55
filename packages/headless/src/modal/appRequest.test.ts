import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getTokenBalances } from '../data/tokens/getTokenBalances.ts'
import { confirmPay } from '../flows/pay/confirmPay.ts'
import { getPay, preparePay } from '../flows/pay/payment.ts'
import { resetPay } from '../flows/pay/setPay.ts'
import type { PayRequest } from '../flows/pay/types.ts'
import { confirmSend } from '../flows/send/confirmSend.ts'
import { fillSend, setSendReceiver } from '../flows/send/fillSend.ts'
import { prepareSend } from '../flows/send/prepareSend.ts'
import { setSendAmount, setSendToken } from '../flows/send/setSend.ts'
import { getSend } from '../flows/send/state.ts'
import { createTestNetwork } from '../test/networks.ts'
import { sendWorld } from '../test/sendWorld.ts'
import { ALICE, BOB, ethereum, networks, setup, solana } from '../test/setup.ts'
import { addNetwork, removeNetwork } from '../wallet/networks.ts'
import { switchNetwork } from '../wallet/switchNetwork.ts'
import { closeModal } from './closeModal.ts'
import { getModalRouter } from './navigation.ts'
import { getModal, openModal } from './openModal.ts'
import { openPay } from './openPay.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type World = Awaited<ReturnType<typeof sendWorld>>
const send = { amount: '0.1', namespace: 'eip155', chainId: '1', to: BOB } as const
const payment = {
  recipient: BOB,
  options: [{ caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.5' }],
} as const

const noop = (): undefined => undefined

const expectResult = (result: () => string, expected: string): Promise<void> =>
  vi.waitFor(() => expect(result()).toBe(expected))

/** Result of a promise as text, `open` until it settles. */
function resultOf(promise: Promise<{ readonly hash: string }>): () => string {
  let text = 'open'
  promise.then(
    ({ hash }) => (text = hash),
    (error: { code: string }) => (text = error.code),
  )
  return () => text
}

async function openSend(world: World): Promise<() => string> {
  const result = resultOf(openModal(world.config, { view: 'WalletSend', data: { send } }))
  await vi.waitFor(() => expect(getModalRouter(world.config).view).toBe('WalletSend'))
  await vi.advanceTimersByTimeAsync(0)
  return result
}

/** A request of the app that the wallet is being asked about; `settle` has the wallet answer. */
const flows = {
  async openSend() {
    const world = await sendWorld()
    const result = await openSend(world)
    await fillSend(world.config, send)
    const review = await prepareSend(world.config)
    const confirm = () => confirmSend(world.config, { review })
    return { world, result, confirm, isDropped: () => getSend(world.config).token === undefined }
  },
  async openPay() {
    const world = await sendWorld({ features: { pay: true } })
    const result = resultOf(openPay(world.config, payment))
    const quote = await preparePay(world.config)
    const confirm = () => confirmPay(world.config, { quote })
    return { world, result, confirm, isDropped: () => getPay(world.config).request === undefined }
  },
}
const closed = { openSend: 'MODAL_CLOSED', openPay: 'PAY_CLOSED' }

describe.each(['openSend', 'openPay'] as const)('%s', (name) => {
  async function asked() {
    const flow = await flows[name]()
    const { world } = flow
    world.answer.mode = 'wait'
    const confirmed = flow.confirm()
    confirmed.catch(noop)
    await vi.waitFor(() => expect(world.asked()).toHaveLength(1))
    return {
      ...flow,
      confirmed,
      async settle(mode: World['answer']['mode']) {
        world.answer.mode = mode
        world.answer.approve()
        await confirmed.catch(noop)
      },
    }
  }

  test('resolves with the hash if the wallet approves after the modal is closed', async () => {
    const { world, result, settle, confirmed } = await asked()
    closeModal(world.config)
    expect(result()).toBe('open')
    await settle('approve')
    await expectResult(result, (await confirmed).hash)
  })

  test.each([
    ['unclear', 'SEND_UNCLEAR'],
    ['reject', closed[name]],
    ['fail', closed[name]],
  ] as const)(
    'rejects after closing while the wallet is asked, if the answer is %s, with %s',
    async (mode, code) => {
      const { world, result, settle, confirm } = await asked()
      closeModal(world.config)
      await settle(mode)
      await expectResult(result, code)
      // The app has received its rejection: the request cannot be confirmed any more.
      await expect(confirm()).rejects.toMatchObject({ code: expect.stringContaining('OUTDATED') })
      expect(world.asked()).toHaveLength(1)
    },
  )

  test('rejects with SEND_UNCLEAR if the modal is closed after an unclear answer', async () => {
    const { world, result, settle } = await asked()
    await settle('unclear')
    closeModal(world.config)
    await expectResult(result, 'SEND_UNCLEAR')
  })

  test('stays open after a rejection, and resolves with the second try', async () => {
    const { world, result, settle, confirm } = await asked()
    await settle('reject')
    expect(result()).toBe('open')
    world.answer.mode = 'approve'
    const { hash } = await confirm()
    await expectResult(result, hash)
  })

  test('rejects if it is closed before its confirmation, and cannot be confirmed any more', async () => {
    const { world, result, confirm, isDropped } = await flows[name]()
    closeModal(world.config)
    await expectResult(result, closed[name])
    expect(isDropped()).toBe(true)
    await expect(confirm()).rejects.toMatchObject({ code: expect.stringContaining('OUTDATED') })
    expect(world.asked()).toEqual([])
  })

  test('rejects with SEND_UNCLEAR 10 minutes after closing if the wallet is silent', async () => {
    const { world, result } = await asked()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(result()).toBe('open')
    closeModal(world.config)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(result()).toBe('open')
    await vi.advanceTimersByTimeAsync(1)
    expect(result()).toBe('SEND_UNCLEAR')
  })

  test.each([
    ['asked', 'SEND_UNCLEAR'],
    ['open', closed[name]],
  ] as const)('rejects when the config is destroyed while it is %s, with %s', async (status, code) => {
    const { world, result } = status === 'asked' ? await asked() : await flows[name]()
    world.config.destroy()
    await expectResult(result, code)
  })
})

describe('a transfer that the visitor fills in', () => {
  async function sendOwn({ config }: World) {
    const { tokens } = await getTokenBalances(config)
    setSendToken(config, tokens[0])
    setSendAmount(config, '0.0001')
    setSendReceiver(config, ALICE)
    return prepareSend(config)
  }

  test('does not resolve the promise of the app if the wallet still shows it', async () => {
    const world = await sendWorld()
    const { config, answer, asked } = world
    const review = await sendOwn(world)
    answer.mode = 'wait'
    const own = confirmSend(config, { review })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    closeModal(config)
    const result = await openSend(world)
    answer.approve()
    await own
    expect(result()).toBe('open')
    answer.mode = 'approve'
    await fillSend(config, send)
    const { hash } = await confirmSend(config, { review: await prepareSend(config) })
    await expectResult(result, hash)
  })

  test('does not resolve the promise of the app if it replaces the request', async () => {
    const world = await sendWorld()
    const result = await openSend(world)
    await fillSend(world.config, send)
    await confirmSend(world.config, { review: await sendOwn(world) })
    expect(result()).toBe('open')
    closeModal(world.config)
    await expectResult(result, 'MODAL_CLOSED')
  })

  test('is not the request of the app if the visitor has changed the amount', async () => {
    const world = await sendWorld()
    const result = await openSend(world)
    await fillSend(world.config, send)
    setSendAmount(world.config, '0.2')
    const review = await prepareSend(world.config)
    expect(review.request).toBeUndefined()
    await confirmSend(world.config, { review })
    expect(result()).toBe('open')
  })
})

test('a second opening rejects the first, unless the wallet is asked about the first; the hash of the first keeps the second open until the modal closes', async () => {
  const world = await sendWorld()
  const { config, answer, asked } = world
  const first = await openSend(world)
  const second = await openSend(world)
  await expectResult(first, 'MODAL_CLOSED')
  expect(second()).toBe('open')
  await fillSend(config, send)
  answer.mode = 'wait'
  const sending = confirmSend(config, { review: await prepareSend(config) })
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  const third = await openSend(world)
  expect(second()).toBe('open')
  answer.approve()
  const { hash } = await sending
  // The same object, opened again, is a new request.
  await expectResult(second, hash)
  expect(third()).toBe('open')
  closeModal(config)
  await expectResult(third, 'MODAL_CLOSED')
})

test('a transfer whose network the app removes rejects at once, unless the wallet is being asked', async () => {
  const world = await sendWorld()
  const { config, answer, asked } = world
  const remove = (id: number) => removeNetwork(config, { caipNetworkId: `eip155:${id}` })
  const untouched = await openSend(world)
  remove(137)
  await vi.advanceTimersByTimeAsync(0)
  expect(untouched()).toBe('open')
  remove(1)
  await expectResult(untouched, 'SEND_NETWORK_MISSING')
  expect(getSend(config)).toMatchObject({ token: undefined, review: undefined })
  addNetwork(config, ethereum)
  await switchNetwork(config, { caipNetworkId: 'eip155:1' })
  const pending = await openSend(world)
  await fillSend(config, send)
  answer.mode = 'wait'
  const sending = confirmSend(config, { review: await prepareSend(config) })
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  remove(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(pending()).toBe('open')
  answer.approve()
  const { hash } = await sending
  await expectResult(pending, hash)
})

test('closing the modal rejects a transfer and a payment that are open at once', async () => {
  const world = await sendWorld({ features: { pay: true } })
  const sending = await openSend(world)
  const paying = resultOf(openPay(world.config, payment))
  closeModal(world.config)
  await expectResult(sending, 'MODAL_CLOSED')
  await expectResult(paying, 'PAY_CLOSED')
})

test('a payment whose result is unknown does not settle the promise of the next payment', async () => {
  const { world, result, confirm } = await flows.openPay()
  const { config, answer } = world
  answer.mode = 'unclear'
  await confirm().catch(noop)
  await expectResult(result, 'SEND_UNCLEAR')
  const next = resultOf(openPay(config, payment))
  const quote = await preparePay(config)
  await vi.advanceTimersByTimeAsync(0)
  expect(next()).toBe('open')
  answer.mode = 'approve'
  const { hash } = await confirmPay(config, { quote })
  await expectResult(next, hash)
})

test.each<[problem: string, what: string, change: Partial<PayRequest>]>([
  ['recipient', 'a recipient that is no address', { recipient: '0x12' }],
  [
    'recipient',
    'an option of a namespace in which the recipient is no address',
    { options: [...payment.options, { ...payment.options[0], caipNetworkId: solana.caipNetworkId }] },
  ],
  [
    'namespace',
    'an option of a namespace without transfers',
    { options: [{ ...payment.options[0], caipNetworkId: 'bip122:1' }] },
  ],
])('openPay rejects with PAY_INVALID (%s) for %s, and opens nothing', async (problem, _, change) => {
  const { config } = setup({
    networks: [...networks, createTestNetwork('bip122:1')],
    features: { pay: true },
  })
  await expect(openPay(config, { ...payment, ...change })).rejects.toMatchObject({
    code: 'PAY_INVALID',
    context: { problem },
  })
  expect([getModal(config).isOpen, getPay(config).request]).toEqual([false, undefined])
})

test.each<[code: string, what: string, change: object]>([
  ['PARAMETER_MISSING', 'without an amount', { amount: undefined }],
  ['PARAMETER_MISSING', 'without a receiver', { to: undefined }],
  ['PARAMETER_MISSING', 'without a namespace', { namespace: undefined }],
  ['PARAMETER_MISSING', 'without a network', { chainId: undefined }],
  ['SEND_ACCOUNT_MISSING', 'of no namespace', { namespace: 'toString' }],
  ['SEND_NETWORK_MISSING', 'on an unknown network', { chainId: 10 }],
])('openModal rejects with %s a request %s, and opens nothing', async (code, _, change) => {
  const { config } = await sendWorld()
  const data = { send: { ...send, ...change } }
  await expect(openModal(config, { view: 'WalletSend', data })).rejects.toMatchObject({ code })
  expect(getModal(config).isOpen).toBe(false)
})

test('openModal takes a request with the number of a chain, as apps without types write it', async () => {
  const { config } = await sendWorld()
  const data = { send: { ...send, chainId: 1 as never } }
  openModal(config, { view: 'WalletSend', data }).catch(noop)
  await vi.waitFor(() => expect(getModalRouter(config).view).toBe('WalletSend'))
})

test('resetPay rejects the promise of the payment', async () => {
  const { world, result } = await flows.openPay()
  resetPay(world.config)
  await expectResult(result, 'PAY_CLOSED')
})
