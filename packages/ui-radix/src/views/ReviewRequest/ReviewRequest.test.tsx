import type { SimulatedTransaction } from '@foyer/chains'
import { eip155, toEip1193Provider } from '@foyer/chains/eip155'
import type { Config, Policy } from '@foyer/headless'
import {
  connect,
  declineRequest,
  getModal,
  getModalRouter,
  getRequestReview,
  openModal,
} from '@foyer/headless/actions'
import { spendLimit } from '@foyer/headless/policies'
import { createTestConnector } from '@foyer/headless/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { shownFacts } from '../../test/shownFacts.ts'

const ME = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DOMAIN = {
  EIP712Domain: [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
}
/** A word of calldata. */
const word = (value: bigint | number | string): string =>
  (typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)).padStart(64, '0')
const unlimited = `0x095ea7b3${OTHER.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`

async function connected(
  policies: readonly Policy[] = [],
  simulation: SimulatedTransaction = { status: 'unknown' },
  locale?: 'de',
  symbol?: string,
  readDecimals: () => Promise<number> = async () => 6,
) {
  const asked: unknown[] = []
  const provider = {
    async request({ method, params }: { method: string; params?: readonly unknown[] }) {
      if (method.startsWith('eth_sign') || method.startsWith('eth_send') || method === 'personal_sign')
        asked.push(params)
      return `0x${'ab'.repeat(32)}`
    },
  }
  const wallet = Object.assign(createTestConnector({ address: ME }), { getProvider: () => provider })
  const config: Config = await renderModal({
    wallets: [wallet],
    adapters: [
      eip155({
        isAnnouncedEnabled: false,
        isInjectedEnabled: false,
        operations: {
          simulateTransaction: async () => async () => simulation,
          getTokenDecimals: async () => readDecimals,
          getTokenSymbol: async () => async () => symbol,
        },
      }),
    ],
    policies,
    shell: { locale },
  })
  await act(async () => void (await connect(config, { connector: wallet })))
  const ask = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    toEip1193Provider(config)
      .request({ method, params })
      .catch((error: unknown) => error)
  return { config, asked, ask, wallet }
}

const warning = async (): Promise<string> => {
  await screen.findByRole('button', { name: 'Continue' })
  return document.querySelector('[data-foyer-part=banner]')?.textContent ?? ''
}

const facts = async (): Promise<Readonly<Record<string, string>>> => {
  await screen.findByRole('button', { name: 'Continue' })
  return shownFacts()
}

test('an unlimited approval is shown decoded, and “Continue” passes it to the wallet', async () => {
  const { config, asked, ask } = await connected()
  const transaction = { from: ME, to: TOKEN, data: unlimited }
  const sending = ask('eth_sendTransaction', transaction)
  expect(await warning()).toContain(OTHER)
  expect(screen.getByRole('heading', { name: 'Review request' })).toBeTruthy()
  expect(screen.getByRole('dialog', { description: /^Check this request/ })).toBeTruthy()
  expect(await facts()).toEqual({
    Action: 'Allow spending',
    Contract: TOKEN,
    For: OTHER,
    Amount: 'Unlimited',
    Network: 'Ethereum',
    Account: '0x70…dc79C8',
  })
  expect(asked).toEqual([])
  const approve = screen.getByRole('button', { name: 'Continue' })
  expect(approve.dataset['variant']).toBe('danger')
  fireEvent.click(approve)
  expect(await sending).toBe(`0x${'ab'.repeat(32)}`)
  expect(asked).toEqual([[transaction]])
  expect(getModal(config).isOpen).toBe(false)
})

test('“Cancel” rejects with 4001, without a request to the wallet', async () => {
  const { config, asked, ask } = await connected()
  const sending = ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  fireEvent.click(cancel)
  expect(await sending).toMatchObject({ code: 4001 })
  expect(asked).toEqual([])
  expect(getModal(config).isOpen).toBe(false)
})

test('the text of an app’s policy is shown as a warning, beside the amount', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'Opened today.\u202e' })])
  void ask('eth_sendTransaction', { from: ME, to: OTHER, value: '0x16345785d8a0000' })
  expect(await warning()).toBe('Opened today. ')
  expect(await facts()).toMatchObject({ Action: 'Transfer', Amount: '0.1 ETH', To: OTHER })
})

test('native currency that an inner call of a smart account sends is shown', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  // `execute(address,uint256,bytes)`
  const data = `0xb61d27f6${word(OTHER)}${word('0x16345785d8a0000')}${word(0x60)}${word(0)}`
  void ask('eth_sendTransaction', { from: ME, to: ME, data })
  expect(await facts()).toMatchObject({ Action: 'execute', call: 'transfer', To: OTHER, Amount: '0.1 ETH' })
})

test('a contract that is not an address is shown without characters that reorder text', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  const domain = { chainId: 1, verifyingContract: `0xA0b8\u202e6991` }
  void ask('eth_signTypedData_v4', ME, { domain, types: DOMAIN, primaryType: 'Mail', message: {} })
  expect(await facts()).toMatchObject({ Contract: '0xA0b8 6991' })
})

test.each([2n ** 128n - 1n, 2n ** 96n - 1n])('an approval of %i is shown as unlimited', async (value) => {
  const { ask } = await connected()
  const data = `${unlimited.slice(0, -64)}${value.toString(16).padStart(64, '0')}`
  void ask('eth_sendTransaction', { from: ME, to: TOKEN, data })
  expect(await facts()).toMatchObject({ Amount: 'Unlimited' })
})

test('a signed delegation is a warning, with the address that may act for the account', async () => {
  const { ask } = await connected()
  const fields = (...names: readonly string[]) => names.map((name) => ({ name, type: 'address' }))
  void ask('eth_signTypedData_v4', ME, {
    domain: { chainId: 1, verifyingContract: TOKEN },
    types: { ...DOMAIN, Delegation: [...fields('delegate'), { name: 'authority', type: 'bytes32' }] },
    primaryType: 'Delegation',
    message: { delegate: OTHER, authority: `0x${'f'.repeat(64)}` },
  })
  expect(await warning()).toBe(`This gives ${OTHER} rights over your account or a contract.`)
  expect(await facts()).toMatchObject({ Action: 'Delegation', delegate: OTHER })
})

test('a swap that pays another account is a warning, with that account', async () => {
  const { ask } = await connected()
  // `swapExactETHForTokens(1, [token, token], OTHER, 1)`
  const words = [1, 0x80, OTHER, 1, 2, TOKEN, TOKEN].map(word).join('')
  void ask('eth_sendTransaction', { to: TOKEN, value: '0x1', data: `0x7ff36ab5${words}` })
  expect(await warning()).toBe(`What you get for this goes to ${OTHER}, not to your account.`)
  expect(await facts()).toMatchObject({ Action: 'swapExactETHForTokens', To: OTHER })
})

test('the capabilities that a batch requests are shown', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  const capabilities = { paymasterService: { url: 'https://paymaster.example/\u202e' }, 'pre\u202e': [1] }
  void ask('wallet_sendCalls', {
    version: '2.0.0',
    chainId: '0x1',
    calls: [{ to: OTHER, value: '0x1' }],
    capabilities,
  })
  expect(await facts()).toMatchObject({
    To: OTHER,
    paymasterService: '{"url":"https://paymaster.example/ "}',
    'pre ': '[1]',
  })
})

test('an unknown function shows its calldata', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  void ask('eth_sendTransaction', { from: ME, to: TOKEN, data: `0xdeadbeef${'01'.repeat(96)}` })
  expect(await facts()).toMatchObject({
    Action: 'Unknown',
    Contract: TOKEN,
    Data: expect.stringMatching(/^0xdeadbeef/),
  })
})

test.each([
  [
    'personal_sign',
    ['evil.example wants you to sign in with your Ethereum account:', ME],
    'evil.example',
    'Message',
  ],
  ['eth_sign', [ME, `0x${'f1'.repeat(32)}`], 'not readable', 'Message'],
  [
    'eth_signTypedData_v4',
    [
      ME,
      JSON.stringify({ domain: { chainId: 10 }, types: DOMAIN, primaryType: 'Mail', message: { to: 'Bob' } }),
    ],
    'chain ID 10',
    'To',
  ],
])('%s shows its warning and content', async (method, params, text, fact) => {
  const { ask } = await connected()
  void ask(method, ...params)
  expect(await warning()).toContain(text)
  expect(Object.keys(await facts())).toContain(fact)
})

test.each([
  [
    'typed data',
    'eth_signTypedData_v4',
    [ME, { domain: { chainId: 10 }, types: DOMAIN, primaryType: 'Mail', message: {} }],
    { Action: 'Mail', Network: 'eip155:10' },
  ],
  [
    'permissions',
    'wallet_requestExecutionPermissions',
    [{ chainId: '0x1' }, { chainId: '0xa' }],
    { Action: 'wallet_requestExecutionPermissions', Network: 'Ethereum, eip155:10' },
  ],
])('the review of %s shows its kind, and the networks that it names', async (_, method, params, shown) => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  void ask(method, ...params)
  expect(await facts()).toMatchObject(shown)
})

test.each<[string, object, object]>([
  [
    'native currency that is sent with calldata',
    { to: TOKEN, value: '0x16345785d8a0000', data: '0xdeadbeef' },
    { Action: 'Unknown', Amount: '0.1 ETH', Contract: TOKEN },
  ],
  ['a deployment as a new contract', { data: '0x6001' }, { Action: 'Unknown', Contract: 'New contract' }],
  [
    'a transfer of a large amount as this amount, not as unlimited',
    { to: TOKEN, data: `0xa9059cbb${word(OTHER)}${word(2n ** 128n)}` },
    { Action: 'Transfer', To: OTHER, Amount: `340,282,366,920,938,463,463,374,607,431,768.211456 ${TOKEN}` },
  ],
])('the review shows %s', async (_, transaction, shown) => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  void ask('eth_sendTransaction', { from: ME, ...transaction })
  await waitFor(async () => expect(await facts()).toMatchObject(shown))
})

test.each([
  ['all lines of a message', 'personal_sign', ['I give\nall I have\u202e', ME], 'I give<br>all I have '],
  [
    'all bytes of a message that is no text',
    'eth_sign',
    [ME, `0x${'f1'.repeat(32)}`],
    `0x${'f1'.repeat(32)}`,
  ],
])('the review shows %s', async (_, method, params, message) => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  void ask(method, ...params)
  expect(await facts()).toHaveProperty('Message')
  const [fact] = document.querySelectorAll('[data-foyer-part=fact] dd')
  expect(fact?.innerHTML).toContain(message)
})

test('the review shows a transfer of nothing as 0, without a contract and data', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  void ask('eth_sendTransaction', { from: ME, to: OTHER })
  expect(await facts()).toEqual({
    Action: 'Transfer',
    Amount: '0 ETH',
    To: OTHER,
    Network: 'Ethereum',
    Account: '0x70…dc79C8',
  })
})

test('a time in seconds has its date before it; other numbers are unchanged', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'Look.' })])
  const message = { deadline: '1800000000', startTime: 1_800_000_000, validTo: '18000', nonce: '1800000000' }
  const types = {
    ...DOMAIN,
    Order: Object.keys(message).map((name) => ({ name, type: 'uint256' })),
  }
  void ask('eth_signTypedData_v4', ME, { domain: { chainId: 1 }, types, primaryType: 'Order', message })
  expect(await facts()).toMatchObject({
    deadline: expect.stringMatching(/^Jan 1[45], 2027, \d+:\d\d\s[AP]M \(1800000000\)$/),
    startTime: expect.stringMatching(/^Jan 1[45], 2027, .* \(1800000000\)$/),
    validTo: '18000',
    nonce: '1800000000',
  })
})

test('the review of typed data shows nested values, unlimited permits, and names like those of built-in properties', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'No.' })])
  const types = {
    ...DOMAIN,
    Permit: [
      ...['owner', 'spender'].map((name) => ({ name, type: 'address' })),
      { name: 'value', type: 'uint256' },
      { name: 'constructor', type: 'string' },
      { name: 'extra', type: 'Extra' },
    ],
    Extra: [{ name: 'price', type: 'uint256' }],
  }
  const message = {
    owner: ME,
    spender: OTHER,
    value: `${2n ** 256n - 1n}`,
    constructor: 'free\u202e',
    extra: { price: '7' },
  }
  const domain = { chainId: 1, verifyingContract: TOKEN }
  void ask('eth_signTypedData_v4', ME, { domain, types, primaryType: 'Permit', message })
  expect(await facts()).toMatchObject({
    Contract: TOKEN,
    For: OTHER,
    Amount: 'Unlimited',
    constructor: 'free ',
    extra: '{"price":"7"}',
  })
})

test('the focus does not stay on “Continue” when another request takes the place of the first', async () => {
  const { config, ask } = await connected()
  void ask('eth_sign', ME, `0x${'f1'.repeat(32)}`)
  const button = await screen.findByRole('button', { name: 'Continue' })
  act(() => button.focus())
  void ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  await act(async () => void (await vi.dynamicImportSettled()))
  act(() => declineRequest(config, { id: getRequestReview(config)?.id ?? '' }))
  await screen.findByText('Allow spending')
  expect(document.activeElement?.textContent).not.toBe('Continue')
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

test('pending requests are reviewed one after the other', async () => {
  const { config, ask } = await connected()
  const first = ask('eth_sign', ME, `0x${'f1'.repeat(32)}`)
  await screen.findByRole('button', { name: 'Cancel' })
  const second = ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await first).toMatchObject({ code: 4001 })
  expect(await screen.findByText('Allow spending')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await second).toMatchObject({ code: 4001 })
  expect(getModal(config).isOpen).toBe(false)
})

test.each<[string, (config: Config) => void]>([
  [
    'approved by the first click of a double click',
    () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })),
  ],
  [
    'that the app has withdrawn',
    (config) => act(() => declineRequest(config, { id: getRequestReview(config)?.id ?? '' })),
  ],
])('a click meant for a request %s does not approve the next one', async (_, end) => {
  const { config, asked, ask } = await connected()
  const first = ask('eth_sign', ME, `0x${'f1'.repeat(32)}`)
  await screen.findByRole('button', { name: 'Continue' })
  const second = ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  await act(async () => void (await vi.dynamicImportSettled()))
  end(config)
  await screen.findByText('Allow spending')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await first
  const count = asked.length
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue' }).hasAttribute('aria-disabled')).toBe(false),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await second).toBe(`0x${'ab'.repeat(32)}`)
  expect(asked).toHaveLength(count + 1)
})

test('a limit is shown in the digits of the language, exactly', async () => {
  const max = 1_234_500_000_000_000_000_001n
  const { ask } = await connected(
    [spendLimit({ caipNetworkId: 'eip155:1', max, answer: 'warn' })],
    undefined,
    'de',
  )
  void ask('eth_sendTransaction', { from: ME, to: OTHER, value: `0x${(2n * max).toString(16)}` })
  expect(await screen.findByText(/1\.234,500000000000000001 ETH/)).toBeTruthy()
})

test('in an open modal the answer goes back to the previous view', async () => {
  const { config, asked, ask } = await connected()
  act(() => openModal(config, { view: 'Account' }))
  const sending = ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  await waitFor(() => expect(getModalRouter(config).view).toBe('ReviewRequest'))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await sending
  expect(asked).toHaveLength(1)
  expect(getModalRouter(config).view).toBe('Account')
})

test('simulated balance changes are shown, and a warning that the transaction would fail', async () => {
  const transaction = { from: ME, to: TOKEN, data: unlimited }
  const { ask } = await connected([], {
    status: 'reverted',
    changes: [{ change: '-1500000000000000000' }, { token: TOKEN.toLowerCase(), change: '25' }],
  })
  void ask('eth_sendTransaction', transaction)
  expect(await screen.findByText('This transaction would fail.')).toBeTruthy()
  // With the decimals of the token, once its contract has returned them.
  await waitFor(() => expect(document.body.textContent).toContain('You receive0.000025'))
  const rows = [...document.querySelectorAll('[data-foyer-part=fact]')].map((row) => row.textContent)
  // Outgoing amounts first, then incoming amounts.
  // The whole address: another token's address may have the same start and end.
  expect(rows.slice(0, 2)).toEqual(['You pay1.5 ETH', `You receive0.000025 ${TOKEN.toLowerCase()}`])
})

test('tokens that leave or are approved have the symbol of their contract beside the address, received ones only the address', async () => {
  const { ask } = await connected(
    [],
    {
      status: 'success',
      changes: [
        { token: TOKEN.toLowerCase(), change: '-2000000' },
        { token: OTHER.toLowerCase(), change: '9000000' },
      ],
    },
    undefined,
    'USDC',
  )
  void ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  await waitFor(() => expect(document.body.textContent).toContain('You pay2 USDC'))
  const rows = [...document.querySelectorAll('[data-foyer-part=fact]')].map((row) => row.textContent)
  expect(rows.slice(0, 2)).toEqual([
    `You pay2 USDC ${TOKEN.toLowerCase()}`,
    `You receive9 ${OTHER.toLowerCase()}`,
  ])
  expect(await warning()).toBe(
    `No limit: ${OTHER} can take all your tokens of USDC (${TOKEN}), now and later.`,
  )
})

test('an amount of a token whose contract reports no decimals is in base units', async () => {
  const { ask } = await connected(
    [],
    { status: 'success', changes: [{ token: TOKEN.toLowerCase(), change: '-25' }] },
    undefined,
    'USDC',
    () => Promise.reject(new Error('no answer')),
  )
  void ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  expect(await facts()).toMatchObject({ 'You pay': `25 ${TOKEN.toLowerCase()}` })
})

test('functions of tokens are named in plain words', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'Look.' })])
  const call = (selector: string, ...words: readonly (bigint | number | string)[]) => ({
    to: TOKEN,
    data: `0x${selector}${words.map(word).join('')}`,
  })
  const calls = [
    call('a9059cbb', OTHER, 5),
    call('23b872dd', ME, OTHER, 5),
    call('42842e0e', ME, OTHER, 5),
    call('39509351', OTHER, 5),
    call('d73dd623', OTHER, 5),
    call('a22cb465', OTHER, 1),
    call('558a7297', OTHER, 1),
  ]
  void ask('wallet_sendCalls', { version: '2.0.0', from: ME, chainId: '0x1', calls })
  await facts()
  const actions = screen.getAllByText('Action').map((name) => name.nextElementSibling?.textContent)
  expect(actions).toEqual([...Array<string>(3).fill('Transfer'), ...Array<string>(4).fill('Allow spending')])
  expect(screen.getAllByText('For')).toHaveLength(4)
  expect(screen.getAllByText('Amount').length).toBeGreaterThanOrEqual(4)
})

test('a transaction that would fail is not called unmeasured', async () => {
  const { ask } = await connected([], { status: 'reverted' })
  void ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  expect(await screen.findByText('This transaction would fail.')).toBeTruthy()
  expect(screen.queryByText(/No node could simulate/)).toBeNull()
})

test('a batch shows the total balance changes of all its calls', async () => {
  const { ask } = await connected([], {
    status: 'success',
    changes: [{ token: TOKEN.toLowerCase(), change: '25' }, { change: '-1500000000000000000' }],
  })
  const calls = [
    { to: TOKEN, data: unlimited },
    { to: OTHER, value: '0x1' },
  ]
  void ask('wallet_sendCalls', { version: '2.0.0', from: ME, chainId: '0x1', calls })
  await waitFor(() => expect(document.body.textContent).toContain('You receive0.000025'))
  const rows = [...document.querySelectorAll('[data-foyer-part=fact]')].map((row) => row.textContent)
  expect(rows.slice(0, 3)).toEqual([
    'You pay1.5 ETH',
    expect.stringContaining('You receive0.000025 0xa0'),
    'ActionAllow spending',
  ])
  expect(screen.queryByText(/No node could simulate/)).toBeNull()
  expect(screen.queryByText('This transaction would fail.')).toBeNull()
})

test.each([
  ['with an unknown simulation', { status: 'unknown' }],
  ['whose simulation reports only success', { status: 'success' }],
] as const)('a batch %s shows that no node could simulate it', async (_, simulation) => {
  const { ask } = await connected([], simulation)
  const calls = [{ to: TOKEN, data: unlimited }]
  void ask('wallet_sendCalls', { version: '2.0.0', from: ME, chainId: '0x1', calls })
  expect(await screen.findByText(/No node could simulate this/)).toBeTruthy()
  expect(screen.queryByText('You pay')).toBeNull()
})

test('an amount that occurs with several tokens is in base units, since their decimals may differ', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'Look.' })])
  const transfers = [
    [ME, OTHER, 5_000_000, TOKEN],
    [ME, OTHER, 5_000_000, OTHER],
    [ME, OTHER, 7_000_000, TOKEN],
  ] as const
  // `transferFrom((address,address,uint160,address)[])` of Permit2
  const data = `0x0d58b1db${[0x20, transfers.length, ...transfers.flat()].map(word).join('')}`
  void ask('eth_sendTransaction', { from: ME, to: OTHER, data })
  const amounts = (): readonly string[] =>
    screen
      .getAllByText('Amount')
      .map((name) => name.closest('[data-foyer-part=fact]')?.querySelector('dd')?.textContent ?? '')
  await screen.findByRole('button', { name: 'Continue' })
  await waitFor(() => expect(amounts().at(-1)).toMatch(/^7 0xA0/))
  expect(amounts().slice(0, -1)).toEqual(['5000000', '5000000'])
})

test('an approved amount has the symbol of the token', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'Look.' })], undefined, undefined, 'USDC')
  void ask('eth_sendTransaction', {
    from: ME,
    to: TOKEN,
    data: `${unlimited.slice(0, -64)}${word(5_000_000)}`,
  })
  await waitFor(async () => expect((await facts())['Amount']).toBe(`5 USDC ${TOKEN}`))
})

test('amounts of approvals and permits have the decimals of the token, other numbers are unchanged', async () => {
  const { ask } = await connected([() => ({ type: 'warn', text: 'Look.' })])
  const five = `0x095ea7b3${OTHER.slice(2).toLowerCase().padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}`
  const sending = ask('eth_sendTransaction', { from: ME, to: TOKEN, data: five })
  await waitFor(async () => expect((await facts())['Amount']).toMatch(/^5 0xA0/))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await sending
  const message = { owner: ME, spender: OTHER, value: '5000000', nonce: '5000000', note: 'free' }
  const types = {
    ...DOMAIN,
    Permit: ['owner', 'spender', 'value', 'nonce'].map((name) => ({ name, type: 'uint256' })),
  }
  const typedData = {
    domain: { chainId: 1, verifyingContract: TOKEN },
    types,
    primaryType: 'Permit',
    message,
  }
  void ask('eth_signTypedData_v4', ME, JSON.stringify(typedData))
  await waitFor(async () => expect((await facts())['Amount']).toMatch(/^5 0xA0/))
  const shown = await facts()
  expect(shown).toMatchObject({ Action: 'Allow spending', Contract: TOKEN, For: OTHER, nonce: '5000000' })
  // The types do not include `note`, so it is not signed.
  expect(shown).not.toHaveProperty('note')
})

test.each([
  ['is locked', { type: 'change', namespace: 'eip155', accounts: [] }],
  ['disconnects', { type: 'disconnect' }],
] as const)(
  'a wallet that %s during a review ends it, not with a rejection by the visitor',
  async (_, event) => {
    const { config, asked, ask, wallet } = await connected()
    const sending = ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
    await screen.findByRole('button', { name: 'Continue' })
    act(() => wallet.emit(event))
    expect(await sending).toMatchObject({ code: 4100 })
    expect([getModal(config).isOpen, getRequestReview(config), asked]).toEqual([false, undefined, []])
  },
)

test.each([
  ['an account change', { type: 'change', namespace: 'eip155', accounts: [{ address: OTHER }] }, 4100],
  ['a change of its network', { type: 'change', namespace: 'eip155', chainId: '137' }, 4901],
] as const)('after %s of the wallet, a review cannot be passed on', async (_, event, code) => {
  const { asked, ask, wallet } = await connected()
  const sending = ask('eth_sendTransaction', { from: ME, to: TOKEN, data: unlimited })
  const button = await screen.findByRole('button', { name: 'Continue' })
  act(() => wallet.emit(event))
  fireEvent.click(button)
  expect([await sending, asked]).toMatchObject([{ code }, []])
})
