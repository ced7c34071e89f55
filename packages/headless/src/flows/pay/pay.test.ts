import { isAddress } from '@foyer/chains'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQueryClient } from '../../core/queryClient.ts'
import { getUnfinishedRequests } from '../../core/unfinished/unfinishedRequests.ts'
import { getPendingTransactions } from '../../data/activity/pendingTransactions.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { getModalRouter } from '../../modal/navigation.ts'
import { openPay } from '../../modal/openPay.ts'
import { DOLLAR, sendWorld } from '../../test/sendWorld.ts'
import { settled } from '../../test/settled.ts'
import { ALICE, BOB, setup } from '../../test/setup.ts'
import { BRACKEN } from '../../test/swapWorld.ts'
import { walkRuns, WALKS_TIMEOUT_MS } from '../../test/walks.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { getAccount, getNetwork } from '../../wallet/state.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { confirmPay } from './confirmPay.ts'
import { getPay, preparePay } from './payment.ts'
import { payProgress, payProblem } from './rules.ts'
import { choosePayOption, resetPay } from './setPay.ts'
import type { PayOption, PayRequest } from './types.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const ether: PayOption = { caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.5' }
const dollars: PayOption = {
  caipNetworkId: 'eip155:137',
  assetAddress: DOLLAR,
  symbol: 'AMBD',
  decimals: 6,
  amount: '25',
}
const request: PayRequest = { recipient: BOB, options: [ether, dollars] }

/** World in which an app has requested a payment. */
async function world(options: Parameters<typeof sendWorld>[0] = {}) {
  const made = await sendWorld({ ...options, features: { pay: true } })
  return { ...made, ended: endOf(openPay(made.config, request)) }
}
/** World in which an app has requested a payment with one option, a changed one of ether. */
async function worldOf(
  change: Partial<PayOption>,
  recipient = BOB,
  answerBackend: (url: string) => Response | undefined = () => undefined,
) {
  const made = await sendWorld({ features: { pay: true }, answerBackend: ({ url }) => answerBackend(url) })
  openPay(made.config, { recipient, options: [{ ...ether, ...change }] }).catch(() => undefined)
  return made
}
/** Hash of the payment, or code of the error. */
const endOf = (opened: ReturnType<typeof openPay>): Promise<string> =>
  opened.then(
    (payment) => payment.hash,
    (error: { code: string }) => error.code,
  )

describe('requests of apps', () => {
  const bitcoin: PayOption = { ...ether, caipNetworkId: 'bip122:1' }
  const solana: PayOption = { ...ether, caipNetworkId: 'solana:1' }
  const networks = ['eip155:1', 'eip155:137', 'bip122:1', 'solana:1'].map((caipNetworkId) => ({
    caipNetworkId,
  }))
  const of = (change: Partial<PayRequest>) =>
    payProblem({
      request: { ...request, ...change },
      networks,
      isAddress: ({ caipNetworkId }, address) =>
        isAddress(caipNetworkId.startsWith('solana:') ? 'solana' : 'eip155', address),
      canPay: ({ caipNetworkId }) => caipNetworkId !== 'bip122:1',
    })
  test.each<[string, Partial<PayRequest>, ReturnType<typeof payProblem>]>([
    ['a valid payment', {}, undefined],
    ['no options', { options: [] as never }, 'amount'],
    ['an option that is not in a list', { options: ether as never }, 'amount'],
    ['null as options', { options: null as never }, 'amount'],
    ['an empty amount', { options: [{ ...ether, amount: '' }] }, 'amount'],
    ['an amount of zero', { options: [{ ...ether, amount: '0.0' }] }, 'amount'],
    ['more decimals than the token has', { options: [{ ...dollars, amount: '0.0000001' }] }, 'amount'],
    ['a negative amount', { options: [{ ...ether, amount: '-1' }] }, 'amount'],
    ['one option whose amount is no number', { options: [ether, { ...ether, amount: 'much' }] }, 'amount'],
    ['an unknown network', { options: [{ ...ether, caipNetworkId: 'eip155:10' }] }, 'network'],
    [
      'one option on an unknown network',
      { options: [ether, { ...ether, caipNetworkId: 'eip155:10' }] },
      'network',
    ],
    ['one option of a namespace without transfers', { options: [ether, bitcoin] }, 'namespace'],
    ['a recipient that is no address for one option', { options: [ether, solana] }, 'recipient'],
    ['an empty recipient', { recipient: '' }, 'recipient'],
    ['a recipient that is no address', { recipient: '0x12' }, 'recipient'],
    ['the contract of the token as recipient', { recipient: DOLLAR.toLowerCase() }, 'recipient'],
    ['the zero address as recipient', { recipient: `0x${'0'.repeat(40)}` }, 'recipient'],
  ])('problem of %s', (_, change, problem) => expect(of(change)).toBe(problem))

  test('openPay rejects with PAY_OFF unless the app enables payments [S9.40]', async () => {
    const { config } = setup()
    await expect(openPay(config, request)).rejects.toMatchObject({ code: 'PAY_OFF' })
    expect(getPay(config).request).toBeUndefined()
  })
})

test.each([
  [{ isPaying: false, isUnclear: false, outcome: undefined }, 'ready', 'waiting waiting'],
  [{ isPaying: true, isUnclear: false, outcome: undefined }, 'paying', 'active waiting'],
  [{ isPaying: false, isUnclear: true, outcome: undefined }, 'unclear', 'active waiting'],
  [{ isPaying: false, isUnclear: false, outcome: 'pending' }, 'pending', 'done active'],
  [{ isPaying: false, isUnclear: false, outcome: 'confirmed' }, 'success', 'done done'],
  [{ isPaying: false, isUnclear: false, outcome: 'reverted' }, 'failed', 'done failed'],
  [{ isPaying: false, isUnclear: false, outcome: 'expired' }, 'failed', 'failed waiting'],
  [{ isPaying: false, isUnclear: false, outcome: 'replaced' }, 'unclear', 'done active'],
  [{ isPaying: false, isUnclear: true, outcome: 'unclear' }, 'unclear', 'active waiting'],
] as const)('the progress of %o is %s', (facts, status, steps) => {
  const progress = payProgress(facts)
  expect([progress.status, progress.steps.map(({ state }) => state).join(' ')]).toEqual([status, steps])
  expect(progress.steps.map(({ name }) => name)).toEqual(['receiving', 'sending'])
})

describe('a payment', () => {
  test('transfers the reviewed amount, and resolves the caller of openPay with its hash', async () => {
    const { config, asked, ended, chain } = await world()
    expect(getModalRouter(config).view).toBe('Pay')
    const quote = await preparePay(config)
    expect(quote.review).toMatchObject({ account: `eip155:1:${ALICE}`, to: BOB, value: `${5n * 10n ** 17n}` })
    expect(Object.isFrozen(quote) && Object.isFrozen(quote.review)).toBe(true)
    const { hash } = await confirmPay(config, { quote })
    expect(asked()).toEqual([['sendTransaction', { address: ALICE, to: BOB, value: 5n * 10n ** 17n }]])
    expect(await ended).toBe(hash)
    expect(getPay(config).progress.status).toBe('pending')
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    const pending = { kind: 'send', amounts: [{ amount: '0.5', symbol: 'ETH' }], hash }
    expect(getPendingTransactions(config)).toMatchObject([pending])
    chain.end('confirmed')
    await vi.waitFor(() => expect(getPay(config).progress.status).toBe('success'))
  })

  test('is listed as unfinished with its amount and recipient if the wallet reports no result', async () => {
    const { config, answer } = await world()
    const quote = await preparePay(config)
    answer.mode = 'unclear'
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    const shown = { kind: 'pay', amounts: [{ amount: '0.5', symbol: 'ETH' }], to: BOB }
    expect(getUnfinishedRequests(config)).toMatchObject([shown])
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'PAY_OUTDATED' })
  })

  test('is confirmed by a later poll if it is pending after the usual time', async () => {
    const { config, chain } = await world()
    await confirmPay(config, { quote: await preparePay(config) })
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    chain.end('pending')
    await vi.waitFor(() => expect(chain.isAsked()).toBe(false))
    expect(getPay(config).progress.status).toBe('pending')
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    chain.end('confirmed')
    await vi.waitFor(() => expect(getPay(config).progress.status).toBe('success'))
  })

  test('with another option switches to its network first, transfers its token, and refetches the balances', async () => {
    const { config, asked, live, chain, backend } = await world()
    choosePayOption(config, dollars)
    const quote = await preparePay(config)
    live.chainId = '137'
    expect(getNetwork(config).caipNetworkId).toBe('eip155:137')
    await confirmPay(config, { quote })
    expect(asked()).toEqual([
      ['transferToken', { address: ALICE, to: BOB, token: DOLLAR, value: 25_000_000n, decimals: 6 }],
    ])
    await vi.waitFor(() => expect(chain.isAsked()).toBe(true))
    chain.end('confirmed')
    const changed = `forceUpdate=eip155:137:0x${'e'.repeat(40)},eip155:137:${DOLLAR}`
    await vi.waitFor(() => expect(backend.asked().at(-1)).toContain(changed))
  })

  test('is sent once for two confirmations of its quote, and a paid quote is not paid again', async () => {
    const { config, asked, answer } = await world()
    const quote = await preparePay(config)
    answer.mode = 'wait'
    const [one, two] = [confirmPay(config, { quote }), confirmPay(config, { quote })]
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    answer.approve()
    expect(await one).toBe(await two)
    await confirmPay(config, { quote })
    expect(asked()).toHaveLength(1)
    await expect(preparePay(config)).rejects.toMatchObject({ code: 'PAY_UNDER_WAY' })
  })

  test('can be confirmed again after a rejection', async () => {
    const { config, asked, answer } = await world()
    const quote = await preparePay(config)
    answer.mode = 'reject'
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(getPay(config).progress.status).toBe('ready')
    answer.mode = 'approve'
    await confirmPay(config, { quote })
    expect(asked()).toHaveLength(2)
  })

  test('is not sent after a change of the account', async () => {
    const { config, asked, wallet } = await world({ accounts: [{ address: ALICE }, { address: BOB }] })
    const quote = await preparePay(config)
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address: BOB }] })
    expect(getAccount(config).address).toBe(BOB)
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(asked()).toEqual([])
  })

  test('is not sent if the wallet is on another account or network than the quote', async () => {
    const { config, asked, live } = await world()
    const quote = await preparePay(config)
    live.chainId = '137'
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'NETWORK_CHANGED' })
    live.chainId = '1'
    live.accounts = [BOB]
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
    expect(asked()).toEqual([])
  })

  test('is not sent after a change of the network', async () => {
    const { config, asked } = await world()
    const quote = await preparePay(config)
    await switchNetwork(config, { caipNetworkId: 'eip155:137' })
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'NETWORK_CHANGED' })
    expect(asked()).toEqual([])
  })

  test('is not sent for a quote that another option has replaced', async () => {
    const { config, asked } = await world()
    const quote = await preparePay(config)
    choosePayOption(config, dollars)
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'PAY_OUTDATED' })
    expect(asked()).toEqual([])
  })

  test('is not quoted for an option or a request that was replaced during the preparation', async () => {
    const { config, asked } = await world()
    const ofOther = preparePay(config).catch((error: { code: string }) => error.code)
    choosePayOption(config, dollars)
    expect(await ofOther).toBe('PAY_OUTDATED')
    expect(getPay(config).quote).toBeUndefined()
    const ofEarlier = preparePay(config).catch((error: { code: string }) => error.code)
    openPay(config, { ...request, recipient: ALICE }).catch(() => undefined)
    expect(await ofEarlier).toBe('PAY_OUTDATED')
    expect(getPay(config).quote).toBeUndefined()
    const quote = await preparePay(config)
    expect(quote.review.to).toBe(ALICE)
    choosePayOption(config, ether)
    expect(getPay(config).quote).toBe(quote)
    expect(asked()).toEqual([])
  })

  test('is not quoted for an option that the request does not have', async () => {
    const { config } = await world()
    choosePayOption(config, { ...ether, amount: '0.01' })
    expect(getPay(config).option).toBe(ether)
    expect((await preparePay(config)).review.amount).toBe('0.5')
  })

  test('is not quoted for the recipient of an earlier request with the same option', async () => {
    const { config } = await world()
    const ofEarlier = preparePay(config).catch((error: { code: string }) => error.code)
    openPay(config, { ...request, recipient: ALICE }).catch(() => undefined)
    expect(await ofEarlier).toBe('PAY_OUTDATED')
    expect((await preparePay(config)).review.to).toBe(ALICE)
  })

  test('is not sent for a quote that is being renewed', async () => {
    const { config, asked } = await world()
    const quote = await preparePay(config)
    const renewing = preparePay(config)
    await expect(confirmPay(config, { quote })).rejects.toMatchObject({ code: 'PAY_OUTDATED' })
    await renewing
    expect(asked()).toEqual([])
  })

  test('survives resetPay and closeModal while the wallet is asked, and blocks a second request', async () => {
    const { config, asked, answer, ended } = await world()
    const quote = await preparePay(config)
    answer.mode = 'wait'
    const paying = confirmPay(config, { quote })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    resetPay(config)
    closeModal(config)
    await expect(openPay(config, request)).rejects.toMatchObject({ code: 'PAY_UNDER_WAY' })
    answer.approve()
    expect([await ended, getPay(config).payment?.hash]).toEqual([(await paying).hash, (await paying).hash])
    resetPay(config)
    expect(getPay(config)).toMatchObject({ request: undefined, payment: undefined })
  })

  test('rejects with PAY_INSUFFICIENT if the balance does not cover the amount', async () => {
    const { config, holdings } = await world()
    holdings['ETH'] = '0.4999'
    await expect(preparePay(config)).rejects.toMatchObject({ code: 'PAY_INSUFFICIENT' })
    expect(getPay(config).quote).toBeUndefined()
  })

  test('rejects with PAY_INSUFFICIENT if the account does not hold the token', async () => {
    const { config } = await worldOf({ assetAddress: BRACKEN })
    await expect(preparePay(config)).rejects.toMatchObject({ code: 'PAY_INSUFFICIENT' })
  })

  test.each([
    ['is quoted', 'does not support', DOLLAR, 'eip155:137', `a transfer of ${DOLLAR}`],
    ['rejects with PAY_INSUFFICIENT', 'supports', BRACKEN, 'eip155:1', 'PAY_INSUFFICIENT'],
  ])('%s by a token that is not listed on a network that the backend %s', async (...row) => {
    const [, , assetAddress, supported, expected] = row
    const { config } = await worldOf({ assetAddress, symbol: 'AMBD', decimals: 6 }, BOB, (url) =>
      url.includes('supported-chains') ? Response.json({ http: [supported], ws: [] }) : undefined,
    )
    const end = preparePay(config).then(
      ({ review }) => `a transfer of ${review.token.address}`,
      ({ code }: { code: string }) => code,
    )
    expect(await end).toBe(expected)
  })

  test('is not quoted if the contract of the token has other decimals than the list of tokens', async () => {
    const option = { assetAddress: DOLLAR, symbol: 'AMBD', decimals: 6, amount: '25' }
    const { config, units } = await worldOf(option)
    units[DOLLAR.toLowerCase()] = 18
    await expect(preparePay(config)).rejects.toMatchObject({ code: 'TOKEN_DECIMALS_DIFFER' })
    expect(getPay(config).quote).toBeUndefined()
  })

  test('is quoted with the symbol of the contract, in place of that of the list of tokens', async () => {
    const { config, symbols } = await sendWorld({ features: { pay: true } })
    symbols[DOLLAR.toLowerCase()] = 'WETH'
    const option = { assetAddress: DOLLAR, symbol: 'AMBD', decimals: 6, amount: '25' }
    openPay(config, { recipient: BOB, options: [{ caipNetworkId: 'eip155:1', ...option }] }).catch(() => {})
    expect((await preparePay(config)).review.token).toMatchObject({ symbol: 'WETH', name: 'WETH' })
  })

  test('is not changed by a later change of the object of the app', async () => {
    const { config } = await sendWorld({ features: { pay: true } })
    const given = { ...request }
    openPay(config, given).catch(() => undefined)
    given.recipient = ALICE
    expect((await preparePay(config)).review.to).toBe(BOB)
  })

  test('is not quoted without an account, and no network is switched', async () => {
    const { config } = await world()
    choosePayOption(config, dollars)
    await disconnect(config)
    await expect(preparePay(config)).rejects.toMatchObject({ code: 'NO_ACTIVE_ADDRESS' })
    expect(getNetwork(config).caipNetworkId).toBe('eip155:1')
  })

  test('is not quoted without a request of the app', async () => {
    const { config } = await sendWorld({ features: { pay: true } })
    await expect(preparePay(config)).rejects.toMatchObject({ code: 'PAY_MISSING' })
  })

  test('may take the whole balance', async () => {
    const { config, holdings } = await worldOf({ amount: '0.50' })
    holdings['ETH'] = '0.5'
    expect((await preparePay(config)).review).toMatchObject({ amount: '0.5', value: `${5n * 10n ** 17n}` })
  })

  test('is quoted although the balance cannot be read', async () => {
    const { config, holdings } = await world()
    Object.defineProperty(holdings, 'ETH', { get: () => expect.unreachable('backend') })
    expect((await settled(preparePay(config))).review).toMatchObject({ to: BOB, amount: '0.5' })
  })

  test.each([
    ['fewer', 2],
    ['more', 18],
  ])('with %s decimals than the token has is not quoted', async (_, decimals) => {
    const option = { assetAddress: DOLLAR, symbol: 'AMBD', amount: '25' }
    const { config } = await worldOf({ ...option, decimals })
    await expect(preparePay(config)).rejects.toMatchObject({
      code: 'PAY_INVALID',
      context: { problem: 'amount' },
    })
    expect(getPay(config).quote).toBeUndefined()
  })

  test('by a contract in another case transfers the token, and is marked as own if it returns to the sender', async () => {
    const option = { assetAddress: DOLLAR.toLowerCase(), symbol: 'AMBD', decimals: 6, amount: '25' }
    const { config } = await worldOf(option, ALICE.toLowerCase())
    const { review } = await preparePay(config)
    expect(review).toMatchObject({ token: { address: DOLLAR }, value: '25000000', isOwn: true })
  })

  test('is quoted although another component cancels the balance query', async () => {
    const { config } = await world()
    const key = ['foyer', config.id, 'tokenBalances']
    const quoting = preparePay(config)
    await vi.waitFor(() => expect(getQueryClient(config).isFetching({ queryKey: key })).toBe(1))
    await getQueryClient(config).cancelQueries({ queryKey: key })
    expect((await quoting).review.token.quantity.numeric).toBe('2')
  })

  test('rejects with PAY_CLOSED when the modal closes, unless the wallet is asked', async () => {
    const { config, ended, answer, asked } = await world()
    closeModal(config)
    expect(await ended).toBe('PAY_CLOSED')
    const again = openPay(config, request)
    const quote = await preparePay(config)
    answer.mode = 'wait'
    const paying = confirmPay(config, { quote })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    closeModal(config)
    answer.approve()
    expect((await again).hash).toBe((await paying).hash)
  })
})

test(
  'in every order of clicks the wallet receives only shown quotes, each again only after a rejection, and every promise settles',
  async () => {
    const counts = { asked: 0, paid: 0, closed: 0, unclear: 0 }
    const steps = [
      'prepare',
      'confirm',
      'confirm',
      'confirmOld',
      'choose',
      'chooseOther',
      'reset',
      'close',
      'open',
      'reject',
      'approve',
      'unclear',
      'wait',
      'answer',
    ] as const
    type Step = (typeof steps)[number]
    const ways: readonly (readonly Step[])[] = [
      ['approve', 'prepare', 'confirm'],
      ['unclear', 'prepare', 'confirm'],
      ['wait', 'prepare', 'confirm', 'close'],
    ]
    const script = fc
      .array(
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...steps).map((step): readonly Step[] => [step]) },
          { weight: 1, arbitrary: fc.constantFrom(...ways) },
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.flat())
    await fc.assert(
      fc.asyncProperty(script, fc.boolean(), async (taken, isSilent) => {
        const { config, asked, answer, ended, mostAtOnce } = await world()
        const ends = [ended]
        const shown = new Set<string>()
        const paid = new Set<string>()
        const confirmed: Promise<unknown>[] = []
        /** Results of the requests for each quote: hash, or code of the error. */
        const tried = new Map<unknown, { result?: string }[]>()
        let quote: Awaited<ReturnType<typeof preparePay>> | undefined
        let old: typeof quote
        for (const step of taken) {
          if (step === 'choose') choosePayOption(config, ether)
          if (step === 'chooseOther') choosePayOption(config, dollars)
          if (step === 'reset') resetPay(config)
          if (step === 'close') closeModal(config)
          if (step === 'open') ends.push(endOf(openPay(config, request)))
          if (step === 'reject' || step === 'approve' || step === 'unclear' || step === 'wait')
            answer.mode = step
          if (step === 'answer') answer.approve()
          if (step === 'prepare') {
            old = quote
            quote = await preparePay(config).catch(() => undefined)
            if (quote) shown.add(`${quote.review.to} ${quote.review.value}`)
          }
          const chosen = step === 'confirm' ? quote : step === 'confirmOld' ? old : undefined
          if (!chosen) continue
          const attempt: { result?: string } = {}
          const before = asked().length
          const paying = confirmPay(config, { quote: chosen }).then(
            ({ hash }) => {
              attempt.result = hash
              paid.add(hash)
            },
            (error: { code: string }) => void (attempt.result = error.code),
          )
          confirmed.push(paying)
          await vi.advanceTimersByTimeAsync(1100)
          if (asked().length === before) continue
          const attempts = tried.get(chosen.review) ?? []
          expect(attempts.filter(({ result }) => result !== 'USER_REJECTED')).toEqual([])
          tried.set(chosen.review, [...attempts, attempt])
        }
        closeModal(config)
        // A wallet that never answers does not keep the app waiting.
        if (isSilent) await vi.advanceTimersByTimeAsync(600_000)
        else answer.approve()
        const results = await Promise.all(ends)
        answer.approve()
        await Promise.all(confirmed)
        const requests = asked() as readonly (readonly [string, { to: string; value: bigint }])[]
        expect(requests.every(([, { to, value }]) => shown.has(`${to} ${value}`))).toBe(true)
        expect(paid.size).toBeLessThanOrEqual(requests.length)
        expect(mostAtOnce()).toBeLessThanOrEqual(1)
        expect([...tried.values()].flat()).toHaveLength(requests.length)
        const hashes = results.filter((result) => result.startsWith('0x'))
        expect(new Set(hashes).size).toBe(hashes.length)
        for (const hash of hashes) expect(paid).toContain(hash)
        // Each payment resolved a promise of the app, or rejected one with SEND_UNCLEAR.
        const isReported =
          paid.size <= hashes.length + results.filter((result) => result === 'SEND_UNCLEAR').length
        expect(isReported).toBe(true)
        counts.asked += requests.length
        counts.paid += paid.size
        counts.closed += results.filter((result) => result === 'PAY_CLOSED').length
        counts.unclear += results.filter((result) => result === 'SEND_UNCLEAR').length
        config.destroy()
      }),
      walkRuns,
    )
    // Each outcome has occurred at least ten times.
    expect(Object.entries(counts).filter(([, count]) => count < 10)).toEqual([])
  },
  WALKS_TIMEOUT_MS,
)
