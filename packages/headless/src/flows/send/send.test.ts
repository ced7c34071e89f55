import { FoyerError, UserRejectedError } from '@foyer/chains'
import { bitcoin } from '@foyer/chains/networks'
import { createMemoryStorage } from '@foyer/chains/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchEvents } from '../../core/actions.ts'
import type { FoyerEvent } from '../../core/events.ts'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { dismissUnfinishedRequest, getUnfinishedRequests } from '../../core/unfinished/unfinishedRequests.ts'
import { getPendingTransactions, pollPendingTransactions } from '../../data/activity/pendingTransactions.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId } from '../../data/tokens/rules.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { getModalRouter, pushView } from '../../modal/navigation.ts'
import { getToast } from '../../modal/notices/state.ts'
import { getModal, openModal, setModalInline } from '../../modal/openModal.ts'
import { DOLLAR, sendWorld } from '../../test/sendWorld.ts'
import { settled } from '../../test/settled.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getNetwork } from '../../wallet/state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { requestOf } from '../requests/requests.ts'
import { confirmSend } from './confirmSend.ts'
import { fillSend, setMaxSendAmount, setSendReceiver } from './fillSend.ts'
import { prepareSend } from './prepareSend.ts'
import { sendFeeQueryOptions, sendRefusal, sendWarning } from './queries.ts'
import {
  enterReceiver,
  openSendRequest,
  resetSend,
  setSendAmount,
  setSendToken,
  withdrawSendRequest,
} from './setSend.ts'
import { formRequestAtom, getSend, sendRequests } from './state.ts'

const SATOSHI = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A form that can be reviewed. */
async function filled(options?: Parameters<typeof sendWorld>[0], symbol = 'ETH') {
  const world = await sendWorld(options)
  const { tokens } = await getTokenBalances(world.config)
  setSendToken(world.config, tokens.find((token) => token.symbol === symbol) ?? expect.unreachable(symbol))
  setSendAmount(world.config, '0.1')
  setSendReceiver(world.config, BOB)
  return world
}
const reviewed = async (...parameters: Parameters<typeof filled>) => {
  const world = await filled(...parameters)
  return { ...world, review: await prepareSend(world.config) }
}
const events = (config: Parameters<typeof getSend>[0]) => {
  const received: FoyerEvent[] = []
  watchEvents(config, { onEvent: (event) => received.push(event) })
  return () => received.filter(({ event }) => event.startsWith('SEND'))
}

describe('the form', () => {
  test('is empty at first', async () => {
    const { config } = await sendWorld()
    expect(getSend(config)).toEqual({
      token: undefined,
      amount: '',
      receiver: { text: '', status: 'empty' },
      isEmptied: false,
      review: undefined,
      isSending: false,
      last: undefined,
      unclear: undefined,
      problem: 'noToken',
      fiat: undefined,
    })
  })

  test('has its value in US dollars, and another token clears the amount', async () => {
    const { config } = await filled()
    expect(getSend(config)).toMatchObject({ amount: '0.1', fiat: 320, problem: undefined })
    setSendToken(
      config,
      (await getTokenBalances(config)).tokens.find(({ symbol }) => symbol === 'AMBD'),
    )
    expect(getSend(config)).toMatchObject({ amount: '', problem: 'noAmount' })
  })

  test('[S4.25] is emptied when the network changes, and stays empty when it changes back', async () => {
    const { config } = await filled()
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getSend(config)).toMatchObject({ token: undefined, amount: '', receiver: { text: '' } })
    await switchNetwork(config, { caipNetworkId: 'eip155:1' })
    expect(getSend(config)).toMatchObject({ token: undefined, amount: '', receiver: { text: '' } })
    setSendAmount(config, '5')
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getSend(config).amount).toBe('')
  })

  test('[S4.25] is emptied when the account changes, and when the wallet disconnects', async () => {
    const { config, wallet } = await filled({ accounts: [{ address: ALICE }, { address: BOB }] })
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
    expect(getSend(config).token).toBeUndefined()
    setSendAmount(config, '5')
    await disconnect(config)
    expect(getSend(config).amount).toBe('')
  })

  test('isEmptied is set by a change of account or network, and cleared by the next input or a reset', async () => {
    const { config, wallet } = await filled({ accounts: [{ address: ALICE }, { address: BOB }] })
    const become = (address: string) =>
      wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address }] })
    expect(getSend(config).isEmptied).toBe(false)
    become(BOB)
    expect(getSend(config).isEmptied).toBe(true)
    setSendAmount(config, '')
    expect(getSend(config).isEmptied).toBe(false)
    // An empty form loses nothing.
    become(ALICE)
    expect(getSend(config).isEmptied).toBe(false)
    setSendReceiver(config, BOB)
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getSend(config).isEmptied).toBe(true)
    resetSend(config)
    expect(getSend(config).isEmptied).toBe(false)
  })

  test.each(['token', 'amount', 'receiver'] as const)(
    'isEmptied is set by a change of the network if the form has only its %s',
    async (field) => {
      const { config } = await filled()
      const { token } = getSend(config)
      resetSend(config)
      if (field === 'token') setSendToken(config, token)
      if (field === 'amount') setSendAmount(config, '0.1')
      if (field === 'receiver') setSendReceiver(config, BOB)
      await switchNetwork(config, { caipNetworkId: 'eip155:137' })
      expect(getSend(config).isEmptied).toBe(true)
    },
  )
})

describe('a name', () => {
  test('is resolved 500 ms after the last change, to an address with a picture [S9.7]', async () => {
    const { config, names } = await filled()
    setSendReceiver(config, 'mir')
    await vi.advanceTimersByTimeAsync(499)
    setSendReceiver(config, 'mira.example')
    await vi.advanceTimersByTimeAsync(499)
    await vi.dynamicImportSettled()
    expect(names).not.toHaveBeenCalled()
    expect(getSend(config)).toMatchObject({ problem: 'resolving', receiver: { status: 'resolving' } })
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(getSend(config).receiver.status).toBe('ready'))
    expect(names).toHaveBeenCalledTimes(1)
    expect(getSend(config).receiver).toEqual({
      text: 'mira.example',
      status: 'ready',
      address: BOB,
      name: 'mira.example',
      imageUrl: 'https://pictures.example/mira.png',
    })
  })

  test.each(['nobody.example', 'nowhere.example', 'lost.example'])(
    '%s is an invalid receiver',
    async (name) => {
      const { config } = await filled()
      setSendReceiver(config, name)
      await vi.advanceTimersByTimeAsync(500)
      await vi.waitFor(() => expect(getSend(config).problem).toBe('invalidReceiver'))
      expect(getSend(config).receiver.address).toBeUndefined()
    },
  )

  test('without an address on the network has an error with the name of the network', async () => {
    const { config } = await filled()
    setSendReceiver(config, 'nowhere.example')
    await vi.advanceTimersByTimeAsync(500)
    await vi.waitFor(() => expect(getSend(config).receiver.status).toBe('invalid'))
    expect(getSend(config).receiver.error).toMatchObject({
      code: 'NAME_ADDRESS_MISSING',
      shortMessage: `No address on ${getNetwork(config).name}`,
    })
  })

  test('a late answer for a name does not replace a newer text', async () => {
    const { config } = await filled()
    setSendReceiver(config, 'slow.example')
    await vi.advanceTimersByTimeAsync(600)
    setSendReceiver(config, ALICE)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getSend(config).receiver).toEqual({ text: ALICE, status: 'ready', address: ALICE })
  })
})

test.each([
  ['resetSend', resetSend],
  ['a change of the network', (config: Config) => switchNetwork(config, { caipNetworkId: 'eip155:137' })],
] as const)('a name that is looked up during %s does not fill the emptied form', async (_, empty) => {
  const { config } = await filled()
  setSendReceiver(config, 'mira.example')
  await empty(config)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getSend(config).receiver).toEqual({ text: '', status: 'empty' })
})

test('an address that is entered right before the form is emptied does not fill it', async () => {
  const { config } = await filled()
  enterReceiver(config, ALICE)
  resetSend(config)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(getSend(config).receiver).toEqual({ text: '', status: 'empty' })
})

test('an address in mixed case without its EIP-55 checksum is an invalid receiver', async () => {
  const { config } = await filled()
  for (const [address, status] of [
    [BOB.toLowerCase(), 'ready'],
    [BOB, 'ready'],
    [`0x${BOB.slice(2).toUpperCase()}`, 'ready'],
    [`${BOB.slice(0, -1)}b`, 'invalid'],
    [BOB.replace('C', 'c'), 'invalid'],
  ] as const) {
    setSendReceiver(config, address)
    expect([address, getSend(config).receiver.status]).toEqual([address, status])
  }
})

test('tokens are not sent to their own contract', async () => {
  const { config } = await filled({}, 'AMBD')
  setSendReceiver(config, DOLLAR.toLowerCase())
  expect(getSend(config).problem).toBe('invalidReceiver')
  await expect(prepareSend(config)).rejects.toMatchObject({ code: 'SEND_INVALID' })
})

test('the maximum is the balance less the fee for a native currency, and the whole balance for a token', async () => {
  const { config, reserve } = await filled()
  await setMaxSendAmount(config)
  expect(getSend(config).amount).toBe('1.999935')
  // The gas price of the backend.
  expect(reserve).toHaveBeenCalledWith(expect.anything(), { address: ALICE, gasPrice: 10n ** 9n })
  setSendToken(
    config,
    (await getTokenBalances(config)).tokens.find(({ symbol }) => symbol === 'AMBD'),
  )
  await setMaxSendAmount(config)
  expect(getSend(config).amount).toBe('1000')
})

test('an amount in another unit than the token changes nothing', async () => {
  const { config } = await filled()
  setSendAmount(config, '5 gwei')
  expect(getSend(config).amount).toBe('0.1')
  setSendAmount(config, '0.5 eth')
  expect(getSend(config).amount).toBe('0.5')
})

test('an amount typed while the maximum is computed stays', async () => {
  const { config } = await filled()
  const pending = setMaxSendAmount(config)
  setSendAmount(config, '0.25')
  await pending
  expect(getSend(config).amount).toBe('0.25')
})

test('the maximum of a token is not set for another one that is chosen while it is computed', async () => {
  const { config } = await filled()
  setSendAmount(config, '')
  const pending = setMaxSendAmount(config)
  setSendToken(
    config,
    (await getTokenBalances(config)).tokens.find(({ symbol }) => symbol === 'AMBD'),
  )
  await pending
  expect(getSend(config)).toMatchObject({ token: { symbol: 'AMBD' }, amount: '' })
})

describe('the activity, with whose receivers the policies compare a receiver', () => {
  const history = ({ backend }: Awaited<ReturnType<typeof sendWorld>>) =>
    backend.asked().filter((path) => path.includes('/history'))

  test.each([BOB, 'mira.example'])(
    'is loaded for the receiver %s, and a failure shows nothing',
    async (receiver) => {
      const world = await sendWorld()
      const events: FoyerEvent[] = []
      watchEvents(world.config, { onEvent: (event) => events.push(event) })
      setSendReceiver(world.config, receiver)
      await vi.advanceTimersByTimeAsync(500)
      await vi.waitFor(() => expect(history(world)).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(events.map(({ event }) => event)).not.toContain('ERROR_FETCH_TRANSACTIONS')
      expect(getToast(world.config).isOpen).toBe(false)
    },
  )

  test.each([
    ['if the app has no activity', BOB, false],
    ['for a text that is no receiver', '0x12', true],
  ])('is not loaded %s', async (_, text, activity) => {
    const world = await sendWorld({ features: { activity } })
    setSendReceiver(world.config, text)
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.dynamicImportSettled()
    expect(history(world)).toEqual([])
  })
})

describe('before a wallet is asked', () => {
  test.each([
    ['SEND_MISSING', 'An amount and receiver address are required', { amount: '' }],
    ['SEND_MISSING', 'An amount and receiver address are required', { receiver: '' }],
    ['SEND_TOKEN_MISSING', 'A token is required', { token: undefined }],
    ['SEND_INVALID', 'This cannot be sent: insufficientBalance', { amount: '150' }],
    ['SEND_INVALID', 'This cannot be sent: invalidReceiver', { receiver: 'two words' }],
  ] as readonly (readonly [string, string, { amount?: string; receiver?: string; token?: undefined }])[])(
    '[S5.16] prepareSend rejects with %s: %s',
    async (code, shortMessage, changed) => {
      const { config, asked } = await filled()
      if ('token' in changed) {
        setSendToken(config, undefined)
        setSendAmount(config, '1')
      }
      if (changed.amount !== undefined) setSendAmount(config, changed.amount)
      if (changed.receiver !== undefined) setSendReceiver(config, changed.receiver)
      await expect(prepareSend(config)).rejects.toMatchObject({ code, shortMessage })
      expect([getSend(config).review, asked()]).toEqual([undefined, []])
    },
  )

  test('an account of a namespace without sends has no review', async () => {
    const wallet = createTestConnector({ namespaces: ['bip122'], chainId: null, address: SATOSHI })
    const { config } = setup({
      networks: [bitcoin],
      connectors: [wallet],
      adapters: [createTestAdapter({}, 'bip122')],
    })
    await connect(config, { connector: wallet })
    const { caipNetworkId } = bitcoin
    setSendToken(config, {
      id: tokenId(caipNetworkId, undefined),
      caipNetworkId,
      name: 'Bitcoin',
      symbol: 'BTC',
      quantity: { decimals: '8', numeric: '2' },
    })
    setSendAmount(config, '0.1')
    setSendReceiver(config, SATOSHI)
    await expect(prepareSend(config)).rejects.toMatchObject({
      code: 'SEND_NOT_SUPPORTED',
      shortMessage: 'Nothing can be sent on bip122',
    })
  })

  test('a stale balance is refetched', async () => {
    const { config, holdings } = await filled()
    setSendAmount(config, '1.5')
    holdings.ETH = '1'
    vi.setSystemTime(Date.now() + 31_000)
    await expect(prepareSend(config)).rejects.toMatchObject({ context: { problem: 'insufficientBalance' } })
  })

  test('a balance that cannot be refetched does not prevent the review', async () => {
    const { config, holdings } = await filled()
    Object.defineProperty(holdings, 'ETH', { get: () => expect.unreachable('backend') })
    getQueryClient(config).removeQueries({ queryKey: ['foyer', config.id, 'tokenBalances'] })
    const review = await settled(prepareSend(config))
    expect(review).toMatchObject({ amount: '0.1', token: { quantity: { numeric: '2' } } })
  })

  test('a token that is chosen while the earlier one is refetched stays chosen', async () => {
    const { config, holdings } = await filled()
    const { tokens } = await getTokenBalances(config)
    const other = tokens.find(({ symbol }) => symbol === 'AMBD')
    Object.defineProperty(holdings, 'ETH', {
      get() {
        setSendToken(config, other)
        setSendAmount(config, '5')
        return '1'
      },
    })
    vi.setSystemTime(Date.now() + 31_000)
    expect(await prepareSend(config)).toMatchObject({ token: { symbol: 'AMBD' }, value: '5000000' })
  })

  test.each([
    { contract: 'another symbol', symbol: 'FAKE', shown: 'FAKE' },
    { contract: 'the same symbol in another case', symbol: 'Ambd', shown: 'AMBD' },
    { contract: 'no symbol', symbol: undefined, shown: 'AMBD' },
  ])('a token whose contract has $contract is reviewed as $shown', async ({ symbol, shown }) => {
    const { config, symbols } = await filled({}, 'AMBD')
    symbols[DOLLAR.toLowerCase()] = symbol
    expect(await prepareSend(config)).toMatchObject({
      token: { symbol: shown, name: shown },
      value: '100000',
    })
  })

  test('a changed price is that of the review', async () => {
    let price = 3200
    const quantity = { decimals: '18', numeric: '2' }
    const ether = () => ({ chainId: 'eip155:1', name: 'ETH', symbol: 'ETH', iconUrl: '', price, quantity })
    const answerBackend = ({ url }: Request): Response | undefined =>
      url.includes('/balance') ? Response.json({ balances: [ether()] }) : undefined
    const { config } = await filled({ answerBackend })
    price = 1600
    vi.setSystemTime(Date.now() + 31_000)
    expect(await prepareSend(config)).toMatchObject({ token: { price: 1600 } })
  })

  test('a token that is chosen while the decimals of the earlier one are read is not reviewed', async () => {
    const { config, units } = await filled({}, 'AMBD')
    const { tokens } = await getTokenBalances(config)
    const other = tokens.find(({ symbol }) => symbol === 'ETH')
    Object.defineProperty(units, DOLLAR.toLowerCase(), {
      get() {
        setSendToken(config, other)
        setSendAmount(config, '1')
        return 6
      },
    })
    await expect(prepareSend(config)).rejects.toMatchObject({ code: 'SEND_OUTDATED' })
    expect(getSend(config)).toMatchObject({ token: { symbol: 'ETH' }, review: undefined })
  })

  test('the review equals the form to the last digit, with the account and network in use', async () => {
    const { config, review } = await reviewed({}, 'AMBD')
    expect(review).toMatchObject({
      account: `eip155:1:${ALICE}`,
      caipNetworkId: 'eip155:1',
      token: { symbol: 'AMBD' },
      amount: '0.1',
      value: '100000',
      to: BOB,
      isOwn: false,
    })
    expect(await prepareSend(config)).toBe(review)
    setSendReceiver(config, ALICE)
    expect(await prepareSend(config)).toMatchObject({ to: ALICE, isOwn: true })
    setSendAmount(config, '.20')
    expect(await prepareSend(config)).toMatchObject({ amount: '0.2', value: '200000', to: ALICE })
  })

  test('the fee is read from the chain, with whether the balance covers it', async () => {
    const { config, review } = await reviewed()
    const fee = () => getQueryClient(config).fetchQuery(sendFeeQueryOptions(config, { review }))
    expect(await fee()).toEqual({ fee: '0.00006', deposit: '0', symbol: 'ETH', isCovered: true })
  })

  test('the fee of another account is read for itself', async () => {
    const { config, review } = await reviewed()
    const own = sendFeeQueryOptions(config, { review })
    const other = sendFeeQueryOptions(config, { review: { ...review, account: `eip155:1:${BOB}` } })
    expect(other.queryKey).not.toEqual(own.queryKey)
  })

  test.each([
    ['ETH', '0.5', undefined, 5n * 10n ** 17n],
    ['AMBD', '5', DOLLAR, 5_000_000n],
  ] as const)(
    'the fee of a transfer of %s is estimated for its sender, receiver, contract and amount',
    async (symbol, amount, token, value) => {
      const { config, estimate } = await filled({}, symbol)
      setSendAmount(config, amount)
      const review = await prepareSend(config)
      const fetch = () => getQueryClient(config).fetchQuery(sendFeeQueryOptions(config, { review }))
      await fetch()
      expect(estimate.mock.calls.map(([, parameters]) => parameters)).toEqual([
        { address: ALICE, to: BOB, value, token },
      ])
    },
  )

  test.each([
    ['ETH', '2', undefined, false],
    ['ETH', '1.5', undefined, true],
    // The fee alone is paid in the native currency.
    ['AMBD', '1000', `${2n * 10n ** 18n}`, true],
  ] as const)(
    'a balance of 2 ETH covers a transfer of %s %s with a fee of %s: %s',
    async (symbol, amount, fee, isCovered) => {
      const { config, cost } = await filled({}, symbol)
      setSendAmount(config, amount)
      if (fee !== undefined) cost.fee = fee
      const review = await prepareSend(config)
      const fees = await getQueryClient(config).fetchQuery(sendFeeQueryOptions(config, { review }))
      expect(fees.isCovered).toBe(isCovered)
    },
  )

  test('the fee of another review is estimated again', async () => {
    const { config, review, estimate } = await reviewed()
    const fetch = async () =>
      getQueryClient(config).fetchQuery(sendFeeQueryOptions(config, { review: await prepareSend(config) }))
    await fetch()
    expect((await prepareSend(config)).id).toBe(review.id)
    await fetch()
    expect(estimate).toHaveBeenCalledTimes(1)
    setSendAmount(config, '0.2')
    await fetch()
    expect(estimate).toHaveBeenCalledTimes(2)
    setSendReceiver(config, ALICE)
    await fetch()
    expect(estimate).toHaveBeenCalledTimes(3)
  })

  test('the fee that a token withholds is shown before the transfer', async () => {
    const { config, review, cost } = await reviewed({}, 'AMBD')
    cost.withheld = '2001'
    const fee = await getQueryClient(config).fetchQuery(sendFeeQueryOptions(config, { review }))
    expect(fee.received).toBe('0.097999')
  })

  test.each([
    ['eoa', false],
    ['smartAccount', true],
  ] as const)('a balance below the fee, account type %s: isCovered is %s', async (type, expected) => {
    const { config, review, cost } = await reviewed({ accounts: [{ address: ALICE, type }] })
    cost.fee = `${5n * 10n ** 18n}`
    const fee = await getQueryClient(config).fetchQuery(sendFeeQueryOptions(config, { review }))
    expect(fee.isCovered).toBe(expected)
  })
})

describe('the wallet', () => {
  test('receives sendTransaction for a native currency', async () => {
    const { config, asked, review } = await reviewed()
    const { hash } = await confirmSend(config, { review })
    expect(asked()).toEqual([['sendTransaction', { address: ALICE, to: BOB, value: 10n ** 17n }]])
    expect(getSend(config)).toMatchObject({ amount: '', review: undefined, last: { hash, review } })
  })

  test('receives transferToken for a token, with its contract and base units', async () => {
    const { config, asked, review } = await reviewed({}, 'AMBD')
    await confirmSend(config, { review })
    const call = { address: ALICE, to: BOB, token: DOLLAR, value: 100_000n, decimals: 6 }
    expect(asked()).toEqual([['transferToken', call]])
  })

  test('is asked once for two confirmations of a review', async () => {
    const { config, asked, review, answer } = await reviewed()
    answer.mode = 'wait'
    const [one, two] = [confirmSend(config, { review }), confirmSend(config, { review })]
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    expect(getSend(config).isSending).toBe(true)
    answer.approve()
    expect((await one).hash).toBe((await two).hash)
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'SEND_OUTDATED' })
    expect(asked()).toHaveLength(1)
  })

  test('is not asked about a withdrawn or altered review', async () => {
    const { config, asked, review } = await reviewed()
    setSendAmount(config, '0.2')
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'SEND_OUTDATED' })
    await expect(
      confirmSend(config, { review: { ...(await prepareSend(config)), to: ALICE } }),
    ).rejects.toMatchObject({ code: 'SEND_OUTDATED' })
    expect(asked()).toEqual([])
  })

  test('is not asked about a changed copy of the review that it shows', async () => {
    const { config, asked, review, answer } = await reviewed()
    answer.mode = 'wait'
    const sending = confirmSend(config, { review })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await expect(confirmSend(config, { review: { ...review, to: ALICE } })).rejects.toMatchObject({
      code: 'SEND_UNDER_WAY',
    })
    answer.approve()
    expect((await sending).review).toBe(review)
    expect(asked()).toHaveLength(1)
  })

  test('[S8.57] a rejection keeps the form and the review, which can be confirmed again', async () => {
    const { config, asked, review, answer } = await reviewed()
    const emitted = events(config)
    answer.mode = 'reject'
    await expect(confirmSend(config, { review })).rejects.toBeInstanceOf(UserRejectedError)
    expect(getSend(config)).toMatchObject({ review, isSending: false, last: undefined, amount: '0.1' })
    expect(getPendingTransactions(config)).toEqual([])
    const common = { isSmartAccount: false, token: 'ETH', amount: 0.1, network: 'eip155:1' }
    expect(emitted()).toEqual([
      { event: 'SEND_INITIATED', properties: common },
      { event: 'SEND_REJECTED', properties: { ...common, message: expect.any(String) } },
    ])
    answer.mode = 'approve'
    await confirmSend(config, { review })
    expect(asked()).toHaveLength(2)
    expect(emitted().at(-1)).toEqual({
      event: 'SEND_SUCCESS',
      properties: { ...common, hash: expect.any(String) },
    })
  })

  test('a failed send emits SEND_ERROR, not SEND_REJECTED', async () => {
    const { config, review, answer } = await reviewed({}, 'AMBD')
    const emitted = events(config)
    answer.mode = 'fail'
    await expect(confirmSend(config, { review })).rejects.toThrow('broken')
    expect(emitted()).toMatchObject([
      { event: 'SEND_INITIATED', properties: { token: `eip155:1:${DOLLAR}` } },
      { event: 'SEND_ERROR', properties: { token: 'AMBD', message: 'broken' } },
    ])
  })

  test('an unclear send cannot be confirmed again', async () => {
    const { config, answer, asked, review } = await reviewed()
    const emitted = events(config)
    answer.mode = 'unclear'
    await expect(confirmSend(config, { review })).rejects.toMatchObject({
      code: 'SEND_UNCLEAR',
      isRetryable: false,
    })
    expect(getSend(config)).toMatchObject({
      unclear: { review, error: { code: 'SEND_UNCLEAR' } },
      review: undefined,
      token: undefined,
      isSending: false,
      last: undefined,
    })
    expect(emitted().at(-1)?.event).toBe('SEND_ERROR')
    const shown = { kind: 'send', amounts: [{ amount: '0.1', symbol: 'ETH' }], to: BOB }
    expect(getUnfinishedRequests(config)).toMatchObject([{ ...shown, account: review.account }])
    answer.mode = 'approve'
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'SEND_OUTDATED' })
    expect(asked()).toHaveLength(1)
  })

  test('a review is refused if the wallet is on another account or network', async () => {
    const { config, asked, review, live } = await reviewed()
    live.chainId = '137'
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'NETWORK_CHANGED' })
    live.chainId = '1'
    live.accounts = [BOB]
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(asked()).toEqual([])
  })

  test('an account change during the check of a token stops the request', async () => {
    const { config, asked, review, live } = await reviewed({}, 'AMBD')
    live.onCheck = () => void (live.accounts = [BOB])
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(asked()).toEqual([])
  })

  test('a change of the network while the wallet is asked loses no input', async () => {
    const { config, review, answer, asked } = await reviewed()
    answer.mode = 'wait'
    const sending = confirmSend(config, { review })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    expect(getSend(config)).toMatchObject({ amount: '', isEmptied: false })
    answer.approve()
    const { hash } = await sending
    expect(getSend(config).last?.hash).toBe(hash)
  })

  test('a second review is refused while the wallet is asked about the first', async () => {
    const { config, review, answer, asked } = await reviewed()
    answer.mode = 'wait'
    const first = confirmSend(config, { review })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    setSendAmount(config, '0.3')
    const other = await prepareSend(config)
    await expect(confirmSend(config, { review: other })).rejects.toMatchObject({ code: 'SEND_UNDER_WAY' })
    answer.approve()
    await first
    // The form that was filled in meanwhile stays.
    expect(getSend(config)).toMatchObject({ amount: '0.3', review: other })
  })
})

test('a sent review is refused while the wallet is asked about another one', async () => {
  const { config, review, answer, asked } = await reviewed()
  const first = await confirmSend(config, { review })
  const { tokens } = await getTokenBalances(config)
  setSendToken(config, tokens[0])
  setSendAmount(config, '0.2')
  setSendReceiver(config, BOB)
  const other = await prepareSend(config)
  expect(other.id).not.toBe(review.id)
  answer.mode = 'wait'
  const second = confirmSend(config, { review: other })
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
  await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'SEND_UNDER_WAY' })
  answer.approve()
  expect((await second).hash).not.toBe(first.hash)
})

describe('after a send', () => {
  test.each([
    ['confirmed', false],
    ['reverted', true],
    ['expired', true],
    ['unclear', true],
  ] as const)('the last send has the outcome %s, and a toast is shown: %s', async (outcome, isShown) => {
    const { config, review, chain } = await reviewed()
    const { hash } = await confirmSend(config, { review })
    await vi.waitFor(() =>
      expect(getPendingTransactions(config)).toMatchObject([
        { hash, kind: 'send', amounts: [{ amount: '0.1', symbol: 'ETH' }], address: ALICE },
      ]),
    )
    expect(getSend(config).last?.outcome).toBe('pending')
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    chain.end(outcome)
    await vi.waitFor(() => expect(getSend(config).last?.outcome).toBe(outcome))
    expect(getPendingTransactions(config)).toEqual([])
    expect(getToast(config).isOpen).toBe(isShown)
  })

  test.each<[toast: string, place: string, show: (config: Config) => void]>([
    [
      'no toast',
      'over the view of its outcome',
      (config) => openModal(config, { view: 'WalletSendConfirmed' }),
    ],
    [
      'no toast',
      'over that view of the inline modal',
      (config) => {
        setModalInline(config, true)
        pushView(config, 'WalletSendConfirmed')
      },
    ],
    ['a toast', 'over another view', (config) => openModal(config, { view: 'Account' })],
    [
      'a toast',
      'while the modal is closed, although its router has that view',
      (config) => pushView(config, 'WalletSendConfirmed'),
    ],
  ])('a failed send shows %s %s', async (toast, _, show) => {
    const { config, review, chain } = await reviewed()
    await confirmSend(config, { review })
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    show(config)
    chain.end('reverted')
    await vi.waitFor(() => expect(getSend(config).last?.outcome).toBe('reverted'))
    expect(getToast(config).isOpen).toBe(toast === 'a toast')
  })

  test('a failed send shows a toast over the outcome of a later send', async () => {
    const { config, review, chain } = await reviewed()
    await confirmSend(config, { review })
    await vi.waitFor(() => expect(chain.asked()).toBe(1))
    await fillSend(config, { amount: '0.2', to: BOB })
    const later = await confirmSend(config, { review: await prepareSend(config) })
    openModal(config, { view: 'WalletSendConfirmed' })
    chain.end('reverted')
    await vi.waitFor(() => expect(getToast(config).isOpen).toBe(true))
    expect(getSend(config).last).toMatchObject({ hash: later.hash, outcome: 'pending' })
  })

  /** Form whose storage records its sends after each change. */
  async function recorded() {
    const memory = createMemoryStorage()
    /** Stored texts after each change. */
    const moments: string[] = []
    const record = (): void => {
      const keys = ['@foyer/unfinished_requests', '@foyer/pending_transactions']
      moments.push(keys.map((key) => memory.getItem(key) ?? '').join(' '))
    }
    const storage = {
      ...memory,
      setItem: (key: string, value: string) => (memory.setItem(key, value), record()),
      removeItem: (key: string) => (memory.removeItem(key), record()),
    }
    const world = await reviewed({ storage })
    world.answer.mode = 'wait'
    const sending = confirmSend(world.config, { review: world.review })
    await vi.waitFor(() => expect(world.asked()).toHaveLength(1))
    const first = moments.findIndex((stored) => stored.includes('0.1'))
    /** The send stays stored at every moment: as an unfinished request, then as a pending transaction. */
    const isStored = async (): Promise<void> => {
      await vi.waitFor(() => expect(memory.getItem('@foyer/pending_transactions')).toContain('0.1'))
      await vi.waitFor(() => expect(memory.getItem('@foyer/unfinished_requests')).toBeNull())
      expect(moments.slice(first).filter((stored) => !stored.includes('0.1'))).toEqual([])
    }
    return { ...world, sending, isStored }
  }

  test('a send that the wallet answers in time is stored as pending before its unfinished request is removed', async () => {
    const { answer, sending, isStored } = await recorded()
    answer.approve()
    await sending
    await isStored()
  })

  test('a send that the wallet answers late is stored as pending before its unfinished request is removed', async () => {
    const { answer, sending, wallet, isStored } = await recorded()
    // The app stops waiting: the wallet has disconnected.
    wallet.emit({ type: 'disconnect', namespace: 'eip155' })
    await expect(sending).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    answer.approve()
    await isStored()
  })

  test.each([
    [
      'throws QuotaExceededError',
      () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    ],
    ['does nothing', () => undefined],
  ])(
    'a send is listed although the storage is full and %s, and is stored once there is room',
    async (_, refuse) => {
      const memory = createMemoryStorage()
      let isFull = false
      const setItem = (key: string, value: string) => (isFull ? refuse() : memory.setItem(key, value))
      const { config, review, answer } = await reviewed({ storage: { ...memory, setItem } })
      isFull = true
      const { hash } = await confirmSend(config, { review })
      await vi.waitFor(() => expect(getPendingTransactions(config)).toMatchObject([{ hash }]))
      // Reading the storage does not remove it.
      pollPendingTransactions(config, { address: ALICE })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(getPendingTransactions(config)).toMatchObject([{ hash }])
      expect(memory.getItem('@foyer/pending_transactions')).toBeNull()

      // An unclear send is listed too.
      answer.mode = 'unclear'
      const token = (await getTokenBalances(config)).tokens.find(({ symbol }) => symbol === 'ETH')
      setSendToken(config, token)
      setSendAmount(config, '0.2')
      setSendReceiver(config, BOB)
      const next = await prepareSend(config)
      await expect(confirmSend(config, { review: next })).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
      const [unclear] = getUnfinishedRequests(config)
      expect(unclear).toMatchObject({ kind: 'send' })

      isFull = false
      dismissUnfinishedRequest(config, { id: unclear?.id ?? '' })
      expect(getUnfinishedRequests(config)).toEqual([])
      expect(JSON.parse(memory.getItem('@foyer/pending_transactions') ?? '[]')).toMatchObject([{ hash }])
    },
  )

  test('nodes that fail for a while do not end the wait for the outcome', async () => {
    const { config, review, chain, errors } = await reviewed()
    const { hash } = await confirmSend(config, { review })
    for (let failures = 0; failures < 8; failures += 1) {
      await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
      chain.fail(new Error('node down'))
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(getPendingTransactions(config)).toMatchObject([{ hash }])
    expect(getSend(config).last?.outcome).toBe('pending')
    expect(errors).toHaveLength(1)
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    chain.end('confirmed')
    await vi.waitFor(() => expect(getSend(config).last?.outcome).toBe('confirmed'))
    expect(getPendingTransactions(config)).toEqual([])
  })

  test('a wallet that names the hash of an earlier send does not end the wait for that send', async () => {
    const { config, review, chain, all } = await reviewed()
    const { hash } = await confirmSend(config, { review })
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    all.count -= 1
    await vi.advanceTimersByTimeAsync(1_000)
    setSendToken(config, (await getTokenBalances(config)).tokens[0])
    setSendAmount(config, '0.2')
    setSendReceiver(config, BOB)
    const second = await confirmSend(config, { review: await prepareSend(config) })
    expect(second.hash).toBe(hash)
    await vi.waitFor(() => expect(chain.asked()).toBe(2))
    chain.end('confirmed')
    const statusOf = (sent: typeof review) =>
      requestOf(internalsOf(config).store.get(sendRequests.atom), sent)?.status
    await vi.waitFor(() => expect(statusOf(second.review)).toBe('confirmed'))
    await vi.waitFor(() => expect(statusOf(review)).toBe('confirmed'))
  })

  test('the balance of the sender is refetched, also if another account is in use since', async () => {
    const { config, review, chain, backend, wallet } = await reviewed({
      accounts: [{ address: ALICE }, { address: BOB }],
    })
    await confirmSend(config, { review })
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
    chain.end('confirmed')
    const isOfSender = (asked: string): boolean => asked.includes(ALICE) && asked.includes('forceUpdate=')
    await vi.waitFor(() => expect(backend.asked().some(isOfSender)).toBe(true))
  })

  test('the balance is refetched although it was fresh', async () => {
    const { config, review, chain, holdings, backend } = await reviewed({}, 'AMBD')
    await confirmSend(config, { review })
    holdings.AMBD = '999.9'
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    chain.end('confirmed')
    await vi.waitFor(() => expect(getSend(config).last?.outcome).toBe('confirmed'))
    // The native currency has paid the fee.
    const changed = `forceUpdate=eip155:1:0x${'e'.repeat(40)},eip155:1:${DOLLAR}`
    await vi.waitFor(() => expect(backend.asked().at(-1)).toContain(changed))
    await vi.waitFor(async () =>
      expect((await getTokenBalances(config)).tokens.find(({ symbol }) => symbol === 'AMBD')).toMatchObject({
        quantity: { numeric: '999.9' },
      }),
    )
  })

  test('an outcome that is still pending refetches no balance', async () => {
    const { config, review, chain, backend } = await reviewed()
    await confirmSend(config, { review })
    const refetches = () => backend.asked().filter((asked) => asked.includes('forceUpdate='))
    await vi.waitFor(() => expect(chain.asked()).toBe(1))
    chain.end('pending')
    // The time until the next read.
    await vi.advanceTimersByTimeAsync(60_000)
    expect([chain.asked(), refetches()]).toEqual([1, []])
    chain.end('confirmed')
    await vi.waitFor(() => expect(refetches()).toHaveLength(1))
  })

  test('resetSend empties the form, and keeps the last hash', async () => {
    const { config, review } = await reviewed()
    const { hash } = await confirmSend(config, { review })
    resetSend(config)
    expect(getSend(config)).toMatchObject({ amount: '', last: { hash } })
  })
})

describe('requests of apps', () => {
  const send = { amount: '0.1', namespace: 'eip155', chainId: '1', to: BOB } as const

  test('openModal switches to the network of the request, shows WalletSend with it, and resolves with the hash', async () => {
    const { config, live } = await sendWorld()
    live.chainId = '137'
    const sending = openModal(config, { view: 'WalletSend', data: { send: { ...send, chainId: '137' } } })
    await vi.waitFor(() => expect(getModalRouter(config).view).toBe('WalletSend'))
    expect(getModalRouter(config).data).toEqual({ send: { ...send, chainId: '137' } })
    expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
    await fillSend(config, send)
    const review = await prepareSend(config)
    expect(review).toMatchObject({ caipNetworkId: 'eip155:137', account: `eip155:137:${ALICE}` })
    const { hash } = await confirmSend(config, { review })
    expect(await sending).toEqual({ hash })
    closeModal(config)
  })

  test('openModal rejects and shows nothing if the wallet refuses to switch to the network of the request', async () => {
    const { config, wallet } = await sendWorld()
    wallet.switchNetwork = () => Promise.reject(new UserRejectedError())
    const sending = openModal(config, { view: 'WalletSend', data: { send: { ...send, chainId: '137' } } })
    await expect(sending).rejects.toBeInstanceOf(UserRejectedError)
    expect([getModal(config).isOpen, getModalRouter(config).view]).toEqual([false, 'Connect'])
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
  })

  test('an unclear send rejects with SEND_UNCLEAR, not with MODAL_CLOSED', async () => {
    const { config, answer } = await sendWorld()
    answer.mode = 'unclear'
    const opened = openModal(config, { view: 'WalletSend', data: { send } })
    const ended = expect(opened).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    await vi.waitFor(() => expect(getModalRouter(config).view).toBe('WalletSend'))
    await fillSend(config, send)
    const review = await prepareSend(config)
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    closeModal(config)
    await ended
  })

  test('a request rejects when the modal closes', async () => {
    const { config } = await sendWorld()
    const sending = openModal(config, { view: 'WalletSend', data: { send } })
    await vi.waitFor(() => expect(getModalRouter(config).view).toBe('WalletSend'))
    closeModal(config)
    await expect(sending).rejects.toMatchObject({ code: 'MODAL_CLOSED', shortMessage: 'Modal closed' })
  })

  test.each([
    ['openSend: caipAddress not found', { namespace: 'solana' }],
    ['openSend: caipNetwork with chainId 999 not found', { chainId: '999' }],
  ] as const)('openModal rejects with “%s”', async (shortMessage, changed) => {
    const { config } = await sendWorld()
    const sending = openModal(config, { view: 'WalletSend', data: { send: { ...send, ...changed } } })
    await expect(sending).rejects.toMatchObject({ shortMessage })
  })

  test.each([
    ['network', (config: Config) => switchNetwork(config, { caipNetworkId: 'eip155:137' })],
    ['account', disconnect],
  ] as const)('a request does not fill the form after a change of the %s', async (_, change) => {
    const { config } = await sendWorld()
    const filling = fillSend(config, send)
    await change(config)
    await expect(filling).rejects.toMatchObject({ code: 'SEND_OUTDATED' })
    expect(getSend(config)).toMatchObject({ token: undefined, amount: '', receiver: { text: '' } })
  })

  test.each([
    ['amount', { amount: '0.2' }, 'eip155:1'],
    ['receiver', { to: ALICE }, 'eip155:1'],
    ['token', { assetAddress: DOLLAR }, 'eip155:1'],
    ['network', {}, 'eip155:137'],
  ] as const)('a transfer with another %s does not fulfil a request', async (_, change, caipNetworkId) => {
    const { config, live } = await sendWorld()
    const sending = openModal(config, { view: 'WalletSend', data: { send } })
    await vi.waitFor(() => expect(getModalRouter(config).view).toBe('WalletSend'))
    live.chainId = caipNetworkId.slice('eip155:'.length)
    await switchNetwork(config, { caipNetworkId })
    await fillSend(config, { ...send, ...change })
    await confirmSend(config, { review: await prepareSend(config) })
    closeModal(config)
    await expect(sending).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('a request that the visitor has changed is not fulfilled', async () => {
    const { config } = await sendWorld()
    const sending = openModal(config, { view: 'WalletSend', data: { send } })
    await vi.waitFor(() => expect(getModalRouter(config).view).toBe('WalletSend'))
    await fillSend(config, send)
    setSendAmount(config, '0.01')
    await confirmSend(config, { review: await prepareSend(config) })
    closeModal(config)
    await expect(sending).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  })

  test('a request for a name is fulfilled by the transfer to its address', async () => {
    const { config } = await sendWorld()
    const named = { ...send, to: 'mira.example' }
    const sending = openModal(config, { view: 'WalletSend', data: { send: named } })
    await vi.waitFor(() => expect(getModalRouter(config).view).toBe('WalletSend'))
    await fillSend(config, named)
    await vi.advanceTimersByTimeAsync(500)
    await vi.waitFor(() => expect(getSend(config).receiver.status).toBe('ready'))
    const { hash } = await confirmSend(config, { review: await prepareSend(config) })
    expect(await sending).toEqual({ hash })
  })

  test('a request that is withdrawn empties the form that was filled with it, and no other', async () => {
    const { config } = await sendWorld()
    const unchanged = openSendRequest(config, send)
    await fillSend(config, send)
    withdrawSendRequest(config, unchanged)
    expect(getSend(config)).toMatchObject({ token: undefined, amount: '' })
    const changed = openSendRequest(config, send)
    await fillSend(config, send)
    setSendAmount(config, '0.2')
    withdrawSendRequest(config, changed)
    expect(getSend(config).amount).toBe('0.2')
  })

  test('a request that is withdrawn leaves a later one open', async () => {
    const { config } = await sendWorld()
    const [earlier, later] = [openSendRequest(config, send), openSendRequest(config, send)]
    withdrawSendRequest(config, earlier)
    await fillSend(config, send)
    expect(internalsOf(config).store.get(formRequestAtom)).toBe(later)
  })

  test('a request whose tokens cannot be read rejects with TOKENS_UNAVAILABLE', async () => {
    const { config, holdings } = await sendWorld()
    Object.defineProperty(holdings, 'ETH', { get: () => expect.unreachable('backend') })
    await expect(settled(fillSend(config, send))).rejects.toMatchObject({ code: 'TOKENS_UNAVAILABLE' })
  })

  test('a token that the account does not hold rejects with SEND_TOKEN_UNKNOWN, and empties the form', async () => {
    const { config } = await filled()
    await expect(fillSend(config, { ...send, assetAddress: BOB })).rejects.toMatchObject({
      code: 'SEND_TOKEN_UNKNOWN',
    })
    expect(getSend(config)).toMatchObject({ token: undefined, amount: '', receiver: { text: '' } })
    await fillSend(config, { ...send, assetAddress: DOLLAR.toLowerCase() })
    expect(getSend(config)).toMatchObject({ token: { symbol: 'AMBD' }, amount: '0.1', problem: undefined })
  })
})

test.each([
  ['RECEIVER_IS_PROGRAM', true],
  ['RECEIVER_ACCOUNT_FOREIGN', true],
  ['INSUFFICIENT_FUNDS_FOR_FEES', true],
  ['TOKEN_ACCOUNT_MISSING', true],
  ['ESTIMATE_GAS_FAILED', false],
  ['TOKEN_DECIMALS_UNKNOWN', false],
])('an estimate that fails with %s is a refusal of the transfer: %s', (code, isRefusal) => {
  const error = new FoyerError(code, { shortMessage: 'text' })
  expect(sendRefusal(error)).toBe(isRefusal ? error : undefined)
})

test.each([
  ['TOKEN_TRANSFER_REFUSED', true],
  ['RECEIVER_REFUSED', true],
  ['RECEIVER_IS_PROGRAM', false],
  ['ESTIMATE_GAS_FAILED', false],
])('an estimate that fails with %s is a warning that does not block the transfer: %s', (code, isWarning) => {
  const error = new FoyerError(code, { shortMessage: 'text' })
  expect(sendWarning(error)).toBe(isWarning ? error : undefined)
  if (isWarning) expect(sendRefusal(error)).toBeUndefined()
})

test('an error of other code is no refusal of a transfer, and no warning', () => {
  for (const error of [new TypeError('down'), null])
    expect([sendRefusal(error), sendWarning(error)]).toEqual([undefined, undefined])
})
