import type { CaipNetworkId, RequestContent, TokenEffect, TypedData } from '@foyer/chains'
import { mainnet, polygon } from '@foyer/chains/networks'
import { describe, expect, test } from 'vitest'
import type { Policy, PolicyFacts, WalletRequest } from '../../core/contracts/policies.ts'
import { ALICE, BOB } from '../../test/setup.ts'
import {
  defaultPolicies,
  delegations,
  isLookAlike,
  evaluatePolicies,
  lookAlikeAddresses,
  rawMessages,
  signInDomain,
  typedDataDomain,
  unlimitedApprovals,
  unpaidOrders,
} from './defaultPolicies.ts'
import { chainAllowList, contractAllowList, firstTimeReceivers, spendLimit } from './optionalPolicies.ts'
import { allow, refuse, warn, reviewWay } from './rules.ts'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const OTHER = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const CELO = '0x471EcE3750Da237f93B8E339c536989b8978a438'
const CAROL = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const facts: PolicyFacts = { network: mainnet, domain: 'app.example', knownAddresses: undefined }
const at = { account: `eip155:1:${ALICE}`, caipNetworkId: 'eip155:1' } as const
const request = (content: RequestContent, change: Partial<WalletRequest> = {}): WalletRequest =>
  ({ ...at, ...content, ...change }) as WalletRequest
const transaction = (
  ...calls: readonly { to?: string; value?: bigint; data?: `0x${string}`; effects?: readonly TokenEffect[] }[]
): RequestContent => ({
  type: 'transaction',
  calls: calls.map(({ to = BOB, value = 0n, data, effects = [] }) => ({ to, value, data, effects })),
})
const creation = (data: `0x${string}` | undefined, value = 0n): RequestContent => ({
  type: 'transaction',
  calls: [{ to: undefined, value, data, effects: [] }],
})
const typedData = (domain: TypedData['domain'], effects: readonly TokenEffect[] = []): RequestContent => ({
  type: 'typedData',
  typedData: { domain, types: {}, primaryType: 'Permit', message: {} },
  effects,
})
const message = (change: Partial<Extract<RequestContent, { type: 'message' }>>): RequestContent => ({
  type: 'message',
  bytes: '0x',
  isHash: false,
  ...change,
})
const other: RequestContent = { type: 'other', method: 'signPsbt' }
const hash = `0x${'f1'.repeat(32)}` as const
const hashIn = (domain: TypedData['domain']): RequestContent =>
  ({ ...typedData(domain), isHash: true }) as RequestContent
const ofDomain = (...names: readonly string[]): RequestContent => ({
  type: 'typedData',
  typedData: {
    domain: { chainId: 1 },
    types: { EIP712Domain: names.map((name) => ({ name, type: 'string' })) },
    primaryType: 'Mail',
    message: {},
  },
  effects: [],
})
const batch = (capability: { readonly name: string; readonly isNeutral: boolean }): RequestContent =>
  ({
    ...transaction({ to: TOKEN, data: '0x01' }),
    capabilities: [{ ...capability, value: {} }],
  }) as RequestContent
const transfer = (to: string, value = 1n): TokenEffect => ({ type: 'transfer', token: TOKEN, to, value })
const approval = (value: bigint | 'all'): TokenEffect => ({
  type: 'approval',
  token: TOKEN,
  spender: OTHER,
  value,
})
const answer = (policy: Policy, content: RequestContent, change?: Partial<PolicyFacts>): string => {
  const result = policy(request(content), { ...facts, ...change })
  return result.type === 'warn' ? `warn ${result.code}` : result.type
}

test.each([
  ['a call of a listed contract', transaction({ to: TOKEN.toLowerCase(), data: '0x01' }), 'allow'],
  ['a call of another contract', transaction({ to: OTHER, data: '0x01' }), 'refuse'],
  [
    'a batch with a call of another contract',
    transaction({ to: TOKEN, data: '0x01' }, { to: OTHER, data: '0x01' }),
    'refuse',
  ],
  [
    'a transfer of a token that is not listed',
    transaction({ to: OTHER, effects: [transfer(BOB)] }),
    'refuse',
  ],
  ['a transfer of the native currency', transaction({ to: BOB, value: 1n, data: '0x' }), 'allow'],
  ['a transfer of the native currency without data', transaction({ to: BOB, value: 1n }), 'allow'],
  ['typed data of a listed contract', typedData({ chainId: 1, verifyingContract: TOKEN }), 'allow'],
  ['typed data of another contract', typedData({ chainId: 1, verifyingContract: OTHER }), 'refuse'],
  ['typed data without a contract', typedData({ chainId: 1 }), 'refuse'],
  ['typed data of a listed contract on any chain', typedData({ verifyingContract: TOKEN }), 'refuse'],
  ['a message', message({ text: 'hello' }), 'allow'],
  ['a request that cannot be read', other, 'refuse'],
  ['a message that may be a hash', message({ bytes: hash }), 'refuse'],
  ['a hash in typed data of a listed contract', hashIn({ chainId: 1, verifyingContract: TOKEN }), 'refuse'],
  ['a batch with a capability that may change it', batch({ name: 'preCalls', isNeutral: false }), 'refuse'],
  ['a batch with a capability that does not', batch({ name: 'atomic', isNeutral: true }), 'allow'],
] as const)('contractAllowList: %s', (_, content, expected) => {
  expect(answer(contractAllowList([`eip155:1:${TOKEN}`]), content)).toBe(expected)
})

test('contractAllowList: a contract on another chain, and a contract creation, are not on the list', () => {
  const call = transaction({ to: TOKEN, data: '0x01' })
  expect(answer(contractAllowList([`eip155:10:${TOKEN}`]), call)).toBe('refuse')
  for (const data of ['0x60', undefined] as const)
    expect(answer(contractAllowList([`eip155:1:${TOKEN}`]), creation(data))).toBe('refuse')
  expect(answer(contractAllowList([], { answer: 'warn' }), call)).toBe('warn contractNotAllowed')
})

test.each([
  [`The contract ${OTHER} is not on the list of this app`, { chainId: 1, verifyingContract: OTHER }],
  ['No contract is named', { chainId: 1 }],
])('contractAllowList gives a reason: %s', (reason, domain) => {
  const policy = contractAllowList([`eip155:1:${TOKEN}`])
  expect(policy(request(typedData(domain)), facts)).toEqual({ type: 'refuse', reason })
})

test.each([
  ['eth_sign', message({ text: 'hello', isHash: true })],
  ['signMessage', message({ bytes: hash })],
  ['Permit', hashIn({ chainId: 1, verifyingContract: TOKEN })],
  ['preCalls', batch({ name: 'preCalls', isNeutral: false })],
  ['signPsbt', other],
])('the objection to a request that cannot be read names %s', (method, content) => {
  expect(contractAllowList([], { answer: 'warn' })(request(content), facts)).toEqual({
    type: 'warn',
    code: 'unreadable',
    text: `The request cannot be read: ${method}`,
    values: { method },
  })
})

test.each([
  [['eip155:1'], 'allow'],
  [['eip155:10'], 'refuse'],
  [[], 'refuse'],
] as const)('chainAllowList %j: %s', (networks, expected) => {
  expect(answer(chainAllowList(networks), message({ text: 'hello' }))).toBe(expected)
})

test.each([
  ['Ethereum', 'the network of the request, by its name', message({ text: 'hello' }), [], mainnet],
  ['eip155:1', 'a network that the config does not have, by its id', message({}), [], undefined],
  [
    'eip155:10',
    'the chain of the domain, not the network in use',
    typedData({ chainId: 10 }),
    ['eip155:1'],
    mainnet,
  ],
  [
    'Ethereum',
    'the network in use, although that of the domain is listed',
    typedData({ chainId: 10 }),
    ['eip155:10'],
    mainnet,
  ],
] as const)('chainAllowList names %s: %s', (network, _, content, networks, known) => {
  const policy = chainAllowList(networks, { answer: 'warn' })
  expect(policy(request(content), { ...facts, network: known })).toEqual({
    type: 'warn',
    code: 'chainNotAllowed',
    text: `${network} is not on the list of this app`,
    values: { network },
  })
})

test.each([
  ['typed data without a chain', typedData({ verifyingContract: TOKEN }), 'anyChain'],
  ['typed data whose chain cannot be read', typedData({ chainId: '0x' }), 'chainNotAllowed'],
  ['typed data whose type names no chain', ofDomain('name'), 'anyChain'],
  ['eth_sign', message({ text: 'hello', isHash: true }), 'anyChain'],
  ['a message that may be a hash', message({ bytes: hash }), 'anyChain'],
  [
    'a request that is not read and names no chain',
    { type: 'other', method: 'wallet_invokeMethod' },
    'anyChain',
  ],
] as const)('chainAllowList stops %s, which may be for any network', (_, content, code) => {
  expect(answer(chainAllowList(['eip155:1']), content)).toBe('refuse')
  expect(answer(chainAllowList(['eip155:1', 'eip155:10'], { answer: 'warn' }), content)).toBe(`warn ${code}`)
})

test.each([
  ['a transaction of Solana', { type: 'other', method: 'signAndSendTransaction' }],
  ['a signature of a transaction of Solana', { type: 'other', method: 'signTransaction' }],
  ['signatures of transactions of Solana', { type: 'other', method: 'signAllTransactions' }],
  ['a PSBT', other],
  ['a revocation', { type: 'other', method: 'revokePermissions' }],
  ['a hash in typed data, which is for the chain of its domain', hashIn({ chainId: 1 })],
  ['typed data whose type names the chain', ofDomain('name', 'chainId')],
  ['permissions for a listed chain', { type: 'other', method: 'grantPermissions', chainIds: ['1'] }],
] as const)('chainAllowList lets %s pass', (_, content) => {
  expect(answer(chainAllowList(['eip155:1']), content)).toBe('allow')
})

test('the objection to a request for any network says so', () => {
  expect(chainAllowList(['eip155:1'], { answer: 'warn' })(request(typedData({})), facts)).toEqual({
    type: 'warn',
    code: 'anyChain',
    text: 'The request may be valid on any network',
  })
  const typed = request(typedData({ verifyingContract: TOKEN }))
  expect(contractAllowList([`eip155:1:${TOKEN}`])(typed, facts)).toEqual({
    type: 'refuse',
    reason: `The contract ${TOKEN} of any network is not on the list of this app`,
  })
})

describe('delegates', () => {
  const delegates = [CAROL]
  test.each([
    ['typed data', { ...typedData({ chainId: 1 }), delegates }],
    ['a call', { type: 'transaction', calls: [{ to: BOB, value: 0n, effects: [], delegates }] }],
  ])('the policy objects to delegates of %s', (_, content) => {
    expect(delegations()(request(content as RequestContent), facts)).toEqual({
      type: 'warn',
      code: 'delegation',
      text: `${CAROL} gets rights over this account or a contract`,
      values: { address: CAROL },
    })
    const limit = (caipNetworkId: CaipNetworkId) =>
      answer(spendLimit({ caipNetworkId, max: 10n }), content as RequestContent)
    expect(limit('eip155:1')).toBe('refuse')
    expect(limit('eip155:10')).toBe('allow')
  })
  test('the policy allows requests without delegates', () => {
    for (const content of [typedData({}), transaction({}), message({ text: 'hello' }), other])
      expect(answer(delegations(), content)).toBe('allow')
  })
  test.each([
    [delegates, 'warn delegation'],
    // The account gets a role, or becomes the owner of a contract.
    [[ALICE], 'allow'],
    [[ALICE.toLowerCase()], 'allow'],
    [[ALICE, CAROL], 'warn delegation'],
  ])('delegates %j of a call: %s', (list, expected) => {
    const content = transaction({ data: '0x01' })
    const calls = content.type === 'transaction' ? content.calls : []
    const withDelegates = { ...content, calls: calls.map((call) => ({ ...call, delegates: list })) }
    expect(answer(delegations(), withDelegates as RequestContent)).toBe(expected)
  })
})

describe('receivers of swapped or withdrawn tokens', () => {
  const paying = (...receivers: readonly string[]) => [
    {
      type: 'transaction',
      calls: [{ to: TOKEN, value: 0n, data: '0x01', effects: [], receivers }],
    } as RequestContent,
    { ...typedData({ chainId: 1 }), receivers } as RequestContent,
  ]
  test('the policy objects to another account', () => {
    for (const content of paying(ALICE, CAROL))
      expect(unpaidOrders()(request(content), facts)).toEqual({
        type: 'warn',
        code: 'otherReceiver',
        text: `What you get for this goes to another account: ${CAROL}`,
        values: { address: CAROL },
      })
  })
  test('the policy allows the account', () => {
    for (const content of paying(ALICE, ALICE.toLowerCase()))
      expect(answer(unpaidOrders(), content)).toBe('allow')
  })
  test('policies on receivers compare them', () => {
    for (const content of paying(CAROL))
      expect(answer(firstTimeReceivers(), content, { knownAddresses: [BOB] })).toBe('warn firstTimeReceiver')
    for (const content of paying(ALICE))
      expect(answer(firstTimeReceivers(), content, { knownAddresses: [BOB] })).toBe('allow')
  })
})

test('policies judge the part of a request that is read', () => {
  const part = (change: object) => ({ ...other, ...change }) as RequestContent
  expect(answer(delegations(), part({ delegates: [CAROL] }))).toBe('warn delegation')
  expect(answer(delegations(), part({ hasNoExpiry: true }))).toBe('warn noExpiry')
  expect(answer(unlimitedApprovals(), part({ effects: [approval('all')] }))).toBe('warn unlimitedApproval')
  expect(answer(unpaidOrders(), part({ hasUnpaidOrder: true }))).toBe('warn unpaidOrder')
  expect(answer(rawMessages(), part({ isHash: true }))).toBe('warn rawMessage')
  expect(answer(firstTimeReceivers(), part({ effects: [transfer(CAROL)] }), { knownAddresses: [BOB] })).toBe(
    'warn firstTimeReceiver',
  )
  expect(
    answer(firstTimeReceivers(), part({ nativeTransfers: [{ to: CAROL, value: 1n }] }), {
      knownAddresses: [BOB],
    }),
  ).toBe('warn firstTimeReceiver')
  // The rest is not read.
  const limit = spendLimit({ caipNetworkId: 'eip155:1', max: 10n })
  expect(answer(limit, part({ effects: [transfer(CAROL)] }))).toBe('refuse')
})

test('a transfer to the account itself spends nothing', () => {
  const limit = spendLimit({ caipNetworkId: 'eip155:1', token: TOKEN, max: 10n })
  const to = (receiver: string) => transaction({ to: TOKEN, effects: [transfer(receiver, 11n)] })
  expect(answer(limit, to(ALICE.toLowerCase()))).toBe('allow')
  expect(answer(limit, to(BOB))).toBe('refuse')
})

describe('spendLimit', () => {
  const native = spendLimit({ caipNetworkId: 'eip155:1', max: 10n })
  const token = spendLimit({ caipNetworkId: 'eip155:1', token: TOKEN, max: 10n })
  const nothing = { caipNetworkId: 'eip155:1', max: 0n } as const
  test.each([
    ['a call that gives nothing, with a limit of 0', spendLimit(nothing), transaction({}), 'allow'],
    ['typed data that gives nothing, with a limit of 0', spendLimit(nothing), typedData({}), 'allow'],
    [
      'another token, with a limit of 0',
      spendLimit({ ...nothing, token: TOKEN }),
      transaction({ effects: [{ ...transfer(BOB), token: OTHER }] }),
      'allow',
    ],
    ['an amount equal to the limit', native, transaction({ value: 10n }), 'allow'],
    ['an amount above the limit', native, transaction({ value: 11n }), 'refuse'],
    ['a sum of calls above the limit', native, transaction({ value: 6n }, { value: 5n }), 'refuse'],
    ['a transfer of a token', native, transaction({ effects: [transfer(BOB, 11n)] }), 'allow'],
    ['a message', native, message({ text: 'hello' }), 'allow'],
    ['a request that cannot be read', native, other, 'refuse'],
    ['a message that may be a hash', native, message({ bytes: hash }), 'refuse'],
    ['a hash in typed data', native, hashIn({ chainId: 1 }), 'refuse'],
    [
      'a batch with a capability that may change it',
      native,
      batch({ name: 'preCalls', isNeutral: false }),
      'refuse',
    ],
    ['a batch with a capability that does not', native, batch({ name: 'atomic', isNeutral: true }), 'allow'],
    ['a token amount equal to the limit', token, transaction({ effects: [transfer(BOB, 10n)] }), 'allow'],
    ['a token amount above the limit', token, transaction({ effects: [transfer(BOB, 11n)] }), 'refuse'],
    ['an approval above the limit', token, transaction({ effects: [approval(11n)] }), 'refuse'],
    ['an approval of everything', token, transaction({ effects: [approval('all')] }), 'refuse'],
    [
      'an approval of everything before a small transfer',
      token,
      transaction({ effects: [approval('all')] }, { effects: [transfer(BOB, 1n)] }),
      'refuse',
    ],
    [
      'a small transfer before an approval of everything',
      token,
      transaction({ effects: [transfer(BOB, 1n), approval('all')] }),
      'refuse',
    ],
    ['a permit above the limit', token, typedData({}, [approval(11n)]), 'refuse'],
    [
      'a transfer and an approval whose sum is above the limit',
      token,
      transaction({ effects: [transfer(BOB, 5n), approval(6n)] }),
      'refuse',
    ],
    ['another token', token, transaction({ effects: [{ ...approval('all'), token: OTHER }] }), 'allow'],
    [
      'another token and an amount equal to the limit',
      token,
      transaction({ effects: [transfer(BOB, 10n), { ...transfer(BOB, 1n), token: OTHER }] }),
      'allow',
    ],
    [
      'the token in lower case',
      token,
      transaction({ effects: [{ ...transfer(BOB, 11n), token: TOKEN.toLowerCase() }] }),
      'refuse',
    ],
    [
      'another network',
      spendLimit({ caipNetworkId: 'eip155:10', max: 0n }),
      transaction({ value: 1n }),
      'allow',
    ],
  ])('%s', (_, policy, content, expected) => {
    expect(answer(policy, content)).toBe(expected)
  })

  const celo = { caipNetworkId: 'eip155:42220', max: 10n } as const
  const moved = (value: bigint, to = BOB) => ({
    to: CELO,
    effects: [{ ...transfer(to, value), token: CELO }],
  })
  test.each([
    ['its contract moves more than the limit', celo, [moved(11n)], 'refuse'],
    ['its contract moves the limit', celo, [moved(10n)], 'allow'],
    ['its contract moves more to the account itself', celo, [moved(11n, ALICE)], 'allow'],
    ['a value and its contract move more', celo, [{ value: 6n }, moved(5n)], 'refuse'],
    ['its contract approves more', celo, [{ effects: [{ ...approval(11n), token: CELO }] }], 'refuse'],
    ['a value is more than the limit of the contract', { ...celo, token: CELO }, [{ value: 11n }], 'refuse'],
    [
      'a value and the contract move more than the limit of the contract',
      { ...celo, token: CELO.toLowerCase() },
      [{ value: 6n }, moved(5n)],
      'refuse',
    ],
    ['another token moves more', celo, [{ effects: [{ ...transfer(BOB, 11n), token: TOKEN }] }], 'allow'],
    ['a value is more than the limit of another token', { ...celo, token: TOKEN }, [{ value: 11n }], 'allow'],
  ] as const)('the policy counts CELO by both of its forms: %s', (_, limit, calls, expected) => {
    const content = transaction(...calls)
    const asked = request(content, { account: `eip155:42220:${ALICE}`, caipNetworkId: 'eip155:42220' })
    expect(spendLimit(limit)(asked, facts).type).toBe(expected)
  })

  test('the reason names the limit in the currency of the network', () => {
    const policy = spendLimit({ caipNetworkId: 'eip155:1', max: 10n ** 17n })
    expect(policy(request(transaction({ value: 10n ** 18n })), facts)).toEqual({
      type: 'refuse',
      reason: 'This is more than the limit of this app: 0.1 ETH',
    })
  })

  test.each([
    ['a token', { caipNetworkId: 'eip155:1', token: TOKEN }, typedData({}, [approval(11n)]), mainnet],
    [
      'the currency of a network that is not the one in use',
      { caipNetworkId: 'eip155:1' },
      { ...typedData({ chainId: 1 }), nativeTransfers: [{ to: CAROL, value: 11n }] } as RequestContent,
      polygon,
    ],
    [
      'the currency of a network that the config does not have',
      { caipNetworkId: 'eip155:1' },
      transaction({ value: 11n }),
      undefined,
    ],
  ] as const)('the reason names a limit of %s in base units', (_, limit, content, network) => {
    expect(spendLimit({ ...limit, max: 10n })(request(content), { ...facts, network })).toEqual({
      type: 'refuse',
      reason: 'This is more than the limit of this app: 10',
    })
  })
})

test.each([
  [2n ** 256n - 1n, 'warn unlimitedApproval'],
  [2n ** 160n - 1n, 'warn unlimitedApproval'],
  [2n ** 128n, 'warn unlimitedApproval'],
  [2n ** 96n - 1n, 'warn unlimitedApproval'],
  ['all', 'warn unlimitedApproval'],
  [2n ** 128n - 1n, 'warn unlimitedApproval'],
  [2n ** 128n - 2n, 'allow'],
  [0n, 'allow'],
] as const)('unlimitedApprovals %s: %s', (value, expected) => {
  expect(answer(unlimitedApprovals(), transaction({}, { effects: [approval(value)] }))).toBe(expected)
  expect(answer(unlimitedApprovals(), typedData({}, [approval(value)]))).toBe(expected)
})

test.each([
  [true, 'warn unpaidOrder'],
  [false, 'allow'],
  [undefined, 'allow'],
] as const)(
  'unpaidOrders: typed data and calls whose order is unpaid (%s): %s',
  (hasUnpaidOrder, expected) => {
    expect(answer(unpaidOrders(), { ...typedData({}, []), hasUnpaidOrder } as RequestContent)).toBe(expected)
    const call = { to: BOB, value: 0n, effects: [] }
    const calls = [call, { ...call, hasUnpaidOrder }]
    expect(answer(unpaidOrders(), { type: 'transaction', calls })).toBe(expected)
  },
)

test('unlimitedApprovals finds an approval after a transfer of a huge amount', () => {
  const content = transaction({ effects: [transfer(BOB, 2n ** 255n)] }, { effects: [approval('all')] })
  expect(answer(unlimitedApprovals(), content)).toBe('warn unlimitedApproval')
  expect(answer(unlimitedApprovals(), transaction({ effects: [transfer(BOB, 2n ** 255n)] }))).toBe('allow')
})

test.each([
  [undefined, [], 'allow'],
  [undefined, [transfer(BOB)], 'allow'],
  [[BOB], [transfer(BOB)], 'allow'],
  [[BOB.toLowerCase()], [transfer(BOB)], 'allow'],
  [[], [transfer(BOB)], 'warn firstTimeReceiver'],
  [[BOB], [transfer(CAROL)], 'warn firstTimeReceiver'],
  [[], [transfer(ALICE)], 'allow'],
  [[], [approval(1n)], 'allow'],
] as const)('firstTimeReceivers, known %j', (knownAddresses, effects, expected) => {
  expect(answer(firstTimeReceivers(), transaction({ to: TOKEN, effects }), { knownAddresses })).toBe(expected)
})

test('firstTimeReceivers warns of a new receiver of the native currency, also of an unknown account', () => {
  const sending = transaction({ to: CAROL, value: 1n })
  const known = { ...facts, knownAddresses: [BOB] }
  for (const account of [at.account, undefined])
    expect(firstTimeReceivers()(request(sending, { account }), known)).toEqual({
      type: 'warn',
      code: 'firstTimeReceiver',
      text: `You have not sent to ${CAROL} before`,
      values: { address: CAROL },
    })
})

test('the creation of a contract with native currency has no receiver', () => {
  for (const policy of [firstTimeReceivers(), lookAlikeAddresses()])
    expect(answer(policy, creation('0x60', 1n), { knownAddresses: [CAROL] })).toBe('allow')
})

test.each([
  ['0x90F7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab906', CAROL, true],
  ['0x90f7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaB906', CAROL, true],
  ['0x90F7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab907', CAROL, false],
  ['0x90F8aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab906', CAROL, false],
  ['0x80F7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab906', CAROL, false],
  // As Foyer shows addresses: 0x90…93b906.
  ['0x90aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa93b906', CAROL, true],
  ['0x91aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa93b906', CAROL, false],
  ['0x90aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa83b906', CAROL, false],
  [CAROL.toLowerCase(), CAROL, false],
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', false],
])('isLookAlike %s %s: %s', (one, another, expected) => {
  expect(isLookAlike(one, another)).toBe(expected)
})

test.each([
  [[CAROL], 'warn lookAlikeAddress'],
  [[BOB], 'allow'],
  [undefined, 'allow'],
])('lookAlikeAddresses, known %j: %s', (knownAddresses, expected) => {
  const sending = transaction({ effects: [transfer('0x90F7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab906')] })
  expect(answer(lookAlikeAddresses(), sending, { knownAddresses })).toBe(expected)
})

test.each([
  [{ chainId: 1 }, 'allow'],
  [{ chainId: '0x1' }, 'allow'],
  [{ chainId: 1n }, 'allow'],
  [{}, 'allow'],
  [{ chainId: 10 }, 'warn typedDataChain'],
  [{ chainId: 'one' }, 'warn typedDataChain'],
  [{ chainId: 1, verifyingContract: TOKEN }, 'allow'],
] as const)('typedDataDomain %s', (domain, expected) => {
  expect(answer(typedDataDomain(), typedData(domain))).toBe(expected)
})

test('typedDataDomain warns of contracts that are not of the app', () => {
  const policy = typedDataDomain({ contracts: [BOB, TOKEN] })
  expect(answer(policy, message({ text: 'hello' }))).toBe('allow')
  expect(answer(policy, typedData({ verifyingContract: BOB }))).toBe('allow')
  expect(answer(policy, typedData({ verifyingContract: TOKEN.toLowerCase() }))).toBe('allow')
  expect(answer(policy, typedData({ verifyingContract: OTHER }))).toBe('warn typedDataContract')
  expect(answer(policy, typedData({}))).toBe('warn typedDataContract')
})

test.each([
  ['app.example', 'app.example', 'allow'],
  ['APP.example', 'app.example', 'allow'],
  ['example.org', 'app.example.org', 'allow'],
  ['evil.example', 'app.example', 'warn signInDomain'],
  ['app.example.evil', 'app.example', 'warn signInDomain'],
  ['org', 'example.org', 'warn signInDomain'],
  ['app.example:8080', 'app.example', 'warn signInDomain'],
  ['login.example', 'app.example', 'allow'],
  [undefined, 'app.example', 'allow'],
  ['app.example', undefined, 'allow'],
])('signInDomain %s on %s: %s', (asked, domain, expected) => {
  const policy = signInDomain({ domains: ['Login.example'] })
  expect(answer(policy, message({ signInDomain: asked }), { domain })).toBe(expected)
})

const bytes = `0x${'f1'.repeat(32)}` as const
test.each([
  [{ bytes }, 'warn rawMessage'],
  [{ bytes, text: 'thirty-two readable characters!!' }, 'allow'],
  // A transaction of Solana, which is signed as a message is.
  [{ bytes: `0x01${'f1'.repeat(150)}` }, 'warn rawMessage'],
  [{ bytes: '0xf1f1' }, 'allow'],
  [{ bytes, text: 'hello', isHash: true }, 'warn rawMessage'],
] as const)('rawMessages %j: %s', (change, expected) => {
  expect(answer(rawMessages(), message(change))).toBe(expected)
})

const plainCall = { to: BOB, value: 0n, effects: [] }
test.each([
  ['a call that approves a hash', []],
  ['a call that approves a hash, in a batch after another call,', [plainCall]],
])('%s is not read', (_, before) => {
  const call = { ...plainCall, decoded: { name: 'approveHash', fields: [] }, isHash: true }
  const content: RequestContent = { type: 'transaction', calls: [...before, call] }
  expect(answer(rawMessages(), content)).toBe('warn rawMessage')
  expect(answer(contractAllowList([`eip155:1:${BOB}`]), content)).toBe('refuse')
  expect(answer(spendLimit({ caipNetworkId: 'eip155:1', max: 10n }), content)).toBe('refuse')
  expect(answer(spendLimit({ caipNetworkId: 'eip155:10', max: 10n }), content)).toBe('allow')
})

test('rawMessages warns of a hash in typed data', () => {
  expect(answer(rawMessages(), hashIn({}))).toBe('warn rawMessage')
  expect(answer(rawMessages(), typedData({}))).toBe('allow')
})

describe('judge', () => {
  const content = request(message({ text: 'hello' }))
  const broken: Policy = () => {
    throw new Error('broken')
  }
  const throwsText: Policy = () => {
    throw 'no'
  }
  test.each<[string, readonly Policy[], object]>([
    ['no policy', [], { type: 'pass', warnings: [] }],
    ['all allow', [() => allow], { type: 'pass', warnings: [] }],
    [
      'warnings add up',
      [() => warn('one'), () => allow, () => warn('two')],
      { type: 'pass', warnings: [{ text: 'one' }, { text: 'two' }] },
    ],
    ['a refusal counts more', [() => warn('one'), () => refuse('no')], { type: 'refused', reason: 'no' }],
    ['a throw refuses', [broken], { type: 'refused', reason: 'broken' }],
    ['a throw of a text refuses', [throwsText], { type: 'refused', reason: 'A policy failed', cause: 'no' }],
    [
      'no answer refuses',
      [(() => undefined) as never],
      { type: 'refused', reason: 'A policy gave no answer' },
    ],
    ['a promise refuses', [(async () => allow) as never], { type: 'refused' }],
  ])('%s', (_, policies, expected) => {
    expect(evaluatePolicies(policies, content, facts)).toMatchObject(expected)
  })
})

test.each([
  [0, false, 'proceed'],
  [0, true, 'show'],
  [1, true, 'ask'],
  [1, false, 'ask'],
] as const)('the way of a review with %i reviewers, modal %s: %s', (reviewers, hasModal, expected) => {
  expect(reviewWay({ reviewers, hasModal })).toBe(expected)
})

test('built-in policies warn unless the app says otherwise', () => {
  const foreign = request(typedData({ chainId: 10 }))
  const verdict = (options?: Parameters<typeof defaultPolicies>[0]) =>
    evaluatePolicies(defaultPolicies(options), foreign, facts)
  expect(verdict()).toMatchObject({ type: 'pass', warnings: [{ code: 'typedDataChain' }] })
  expect(verdict({ typedDataDomain: 'refuse' }).type).toBe('refused')
  expect(verdict({ typedDataDomain: false })).toEqual({ type: 'pass', warnings: [] })
  expect(defaultPolicies()).toHaveLength(7)
})

describe('typed data is for the chain of its domain', () => {
  test.each([
    [{ chainId: 1 }, 'allow'],
    [{ chainId: '0x1' }, 'allow'],
    [{}, 'refuse'],
    [{ chainId: 10 }, 'refuse'],
    [{ chainId: '0xa' }, 'refuse'],
    [{ chainId: 'one' }, 'refuse'],
  ])('domain %j: %s', (domain, expected) => {
    const content = typedData({ ...domain, verifyingContract: TOKEN })
    expect(answer(contractAllowList([`eip155:1:${TOKEN}`]), content)).toBe(expected)
    expect(answer(chainAllowList(['eip155:1']), content)).toBe(expected)
  })

  test('spendLimit counts it on that chain, also if it is requested on another network', () => {
    const limit = spendLimit({ caipNetworkId: 'eip155:10', token: TOKEN, max: 10n })
    expect(answer(limit, typedData({ chainId: 10 }, [approval(11n)]))).toBe('refuse')
    expect(answer(limit, typedData({ chainId: 1 }, [approval(11n)]))).toBe('allow')
  })

  test.each([
    ['no chain', {}],
    ['no readable chain', { chainId: 'one' }],
  ])('spendLimit counts it on every chain of the namespace if its domain has %s', (_, domain) => {
    const permit = typedData({ ...domain, verifyingContract: TOKEN }, [approval(11n)])
    const limitOn = (caipNetworkId: CaipNetworkId) => spendLimit({ caipNetworkId, token: TOKEN, max: 10n })
    expect(answer(limitOn('eip155:1'), permit)).toBe('refuse')
    expect(answer(limitOn('eip155:137'), permit)).toBe('refuse')
    expect(answer(limitOn('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'), permit)).toBe('allow')
  })

  test.each([
    ['a message that may be a hash', message({ bytes: hash }), 'refuse'],
    [
      'a request that is not read and names no chain',
      { type: 'other', method: 'wallet_invokeMethod' },
      'refuse',
    ],
    ['a PSBT, which is for one network', other, 'allow'],
  ] as const)('spendLimit on a network that is not the one in use: %s', (_, content, expected) => {
    expect(answer(spendLimit({ caipNetworkId: 'eip155:137', max: 10n }), content)).toBe(expected)
  })
})

describe('native currency that inner calls send', () => {
  const sending = (value: bigint): RequestContent => ({
    type: 'transaction',
    calls: [{ to: ALICE, value, data: '0x01', effects: [], nativeTransfers: [{ to: CAROL, value: 8n }] }],
  })
  test.each([
    [0n, 7n, 'refuse'],
    [0n, 8n, 'allow'],
    // The inner call spends the value of the call.
    [8n, 8n, 'allow'],
    [9n, 8n, 'refuse'],
  ] as const)('counts once with the value of the call: value %i, limit %i: %s', (value, max, expected) => {
    expect(answer(spendLimit({ caipNetworkId: 'eip155:1', max }), sending(value))).toBe(expected)
  })
  test('is spent by typed data too', () => {
    const content = {
      ...typedData({ chainId: 1 }),
      nativeTransfers: [{ to: CAROL, value: 8n }],
    } as RequestContent
    expect(answer(spendLimit({ caipNetworkId: 'eip155:1', max: 7n }), content)).toBe('refuse')
    expect(answer(spendLimit({ caipNetworkId: 'eip155:1', max: 8n }), content)).toBe('allow')
    expect(answer(firstTimeReceivers(), content, { knownAddresses: [BOB] })).toBe('warn firstTimeReceiver')
  })
  test('has a receiver, which policies compare', () => {
    expect(answer(firstTimeReceivers(), sending(0n), { knownAddresses: [BOB] })).toBe(
      'warn firstTimeReceiver',
    )
    expect(answer(firstTimeReceivers(), sending(0n), { knownAddresses: [CAROL] })).toBe('allow')
  })
})

test('a hash may be that of a transaction, on any chain of its namespace', () => {
  const hash = message({ bytes: `0x${'f1'.repeat(32)}`, isHash: true })
  expect(answer(contractAllowList([`eip155:1:${TOKEN}`]), hash)).toBe('refuse')
  expect(answer(spendLimit({ caipNetworkId: 'eip155:1', max: 10n }), hash)).toBe('refuse')
  expect(answer(spendLimit({ caipNetworkId: 'eip155:137', max: 10n }), hash)).toBe('refuse')
  expect(
    answer(spendLimit({ caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', max: 10n }), hash),
  ).toBe('allow')
})

test.each(['revokePermissions', 'revokeExecutionPermission', 'wallet_revokeExecutionPermission'])(
  '%s takes permissions back: no limit stops it',
  (method) => {
    expect(answer(contractAllowList([]), { type: 'other', method })).toBe('allow')
    expect(answer(spendLimit({ caipNetworkId: 'eip155:1', max: 0n }), { type: 'other', method })).toBe(
      'allow',
    )
  },
)

test('permissions are for the chains that they name', () => {
  const permissions: RequestContent = { type: 'other', method: 'grantPermissions', chainIds: ['10', '137'] }
  expect(answer(chainAllowList(['eip155:1']), permissions)).toBe('refuse')
  expect(answer(chainAllowList(['eip155:1', 'eip155:10']), permissions)).toBe('refuse')
  expect(answer(chainAllowList(['eip155:1', 'eip155:10', 'eip155:137']), permissions)).toBe('allow')
  expect(answer(spendLimit({ caipNetworkId: 'eip155:137', max: 10n }), permissions)).toBe('refuse')
  expect(answer(spendLimit({ caipNetworkId: 'eip155:100', max: 10n }), permissions)).toBe('allow')
})

test('typed data that transfers a token has a receiver and an amount', () => {
  const receiver = '0x90F7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab906'
  const content = typedData({}, [transfer(receiver, 11n)])
  expect(answer(lookAlikeAddresses(), content, { knownAddresses: [CAROL] })).toBe('warn lookAlikeAddress')
  expect(answer(firstTimeReceivers(), content, { knownAddresses: [CAROL] })).toBe('warn firstTimeReceiver')
  expect(answer(spendLimit({ caipNetworkId: 'eip155:1', token: TOKEN, max: 10n }), content)).toBe('refuse')
})
