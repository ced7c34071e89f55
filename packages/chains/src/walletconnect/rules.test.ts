import { describe, expect, test } from 'vitest'
import { isUserRejected } from '../errors/UserRejectedError.ts'
import { isPeerMissing } from '../isPeerMissing.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { solana } from '../networks/definitions/solana.ts'
import { openView, toSessions } from './applyEvent.ts'
import { mergeStored } from './client/mergeStored.ts'
import { readRefusal } from './client/readRefusal.ts'
import { hasStoredSession } from './client/stored.ts'
import {
  hasInvalidAccount,
  readChangedAddresses,
  readChangedChain,
  readPeer,
  unaskedNamespaces,
  wireId,
} from './rules.ts'
import { parseSession, type WalletSession } from './sessionSchema.ts'
import { toOptionalNamespaces, withRpcMap } from './toOptionalNamespaces.ts'
import { toRequestError } from './toRequestError.ts'

const networks = [mainnet, polygon, solana]
const asked = { networks, namespaces: toOptionalNamespaces(networks) }
const A = '0x52908400098527886E0F7030069857D2E4169EE7'
const KEY = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

const sessionOf = (namespaces: Record<string, readonly string[]>, name = 'Wallet'): WalletSession => ({
  topic: 'topic',
  expiry: 4_000_000_000,
  namespaces: Object.fromEntries(
    Object.entries(namespaces).map(([key, accounts]) => [key, { accounts, methods: [], events: [] }]),
  ),
  peer: { metadata: { name, url: '', icons: [] } },
})

describe('proposal', () => {
  test('lists of the host replace the defaults, and the host may add namespaces', () => {
    const proposed = toOptionalNamespaces([mainnet], {
      eip155: { methods: ['personal_sign'], events: [] },
      cosmos: { chains: ['cosmos:cosmoshub-4'] },
      polkadot: { methods: [] },
    })
    expect(proposed).toEqual({
      eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] },
      cosmos: {
        chains: ['cosmos:cosmoshub-4'],
        methods: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
        events: ['accountsChanged', 'chainChanged'],
      },
    })
  })
})

describe('connector sessions of a WalletConnect session', () => {
  test.each([
    [
      'a namespace key with a chain',
      { 'eip155:1': [`eip155:1:${A}`] },
      [{ namespace: 'eip155', chainId: '1' }],
    ],
    [
      'one address in two spellings',
      { eip155: [`eip155:1:${A}`, `eip155:137:${A.toLowerCase()}`] },
      [{ accounts: [{ address: A }] }],
    ],
    ['a chain that was not requested', { eip155: [`eip155:10:${A}`] }, []],
    [
      'a deprecated chain id',
      { solana: [`${solana.deprecatedCaipNetworkId}:${KEY}`] },
      [{ chainId: solana.id, accounts: [{ address: KEY }] }],
    ],
    ['a namespace without an account', { eip155: [] }, []],
    ['an account with a malformed address', { eip155: ['eip155:1:notanaddress'] }, []],
    ['an account with a fourth part', { eip155: [`eip155:1:${A}:x`] }, []],
    [
      'a malformed address beside a valid one',
      { solana: [`${solana.caipNetworkId}:0x`, `${solana.caipNetworkId}:${KEY}`] },
      [{ accounts: [{ address: KEY }] }],
    ],
  ])('%s', (_, namespaces, expected) => {
    expect(toSessions(openView(sessionOf(namespaces), asked, []), asked)).toMatchObject(expected)
  })

  test.each([
    [{ eip155: [`eip155:1:${A}`], solana: [`${solana.caipNetworkId}:${KEY}`] }, false],
    [{ eip155: [] }, false],
    [{ eip155: [`eip155:1:${A}`, 'eip155:1:'], solana: [`${solana.caipNetworkId}:${KEY}`] }, true],
    [{ eip155: [`eip155:${A}`] }, true],
    [{ eip155: [`eip155:1:${A}:x`] }, true],
    [{ eip155: [`:1:${A}`] }, true],
  ])('the accounts %j contain one that is no CAIP-10 id: %s', (namespaces, isInvalid) => {
    expect(hasInvalidAccount(sessionOf(namespaces))).toBe(isInvalid)
  })

  test('the account on the current chain is first', () => {
    const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
    const session = sessionOf({ eip155: [`eip155:1:${A}`, `eip155:137:${other}`] })
    const [first] = toSessions(openView(session, asked, ['eip155:137']), asked)
    expect(first?.accounts.map(({ address }) => address)).toEqual([other, A])
  })

  test.each([
    ['MetaMask Wallet', undefined],
    ['MetaMask', ['eip155:1']],
  ])('approved networks of a session with %s: %j', (name, approved) => {
    const [session] = toSessions(openView(sessionOf({ eip155: [`eip155:1:${A}`] }, name), asked, []), asked)
    expect(session?.approvedCaipNetworkIds).toEqual(approved)
  })

  test('a listed chain that was not requested is not approved', () => {
    const session = sessionOf({ eip155: [`eip155:1:${A}`] })
    const listed = { ...session.namespaces['eip155']!, chains: ['eip155:1', 'eip155:137', 'eip155:10'] }
    const view = openView({ ...session, namespaces: { eip155: listed } }, asked, ['eip155:10'])
    expect(toSessions(view, asked)).toMatchObject([
      { chainId: '1', approvedCaipNetworkIds: ['eip155:1', 'eip155:137'] },
    ])
  })

  test('a chain is approved by a key without accounts', () => {
    const session = sessionOf({ 'eip155:137': [], eip155: [`eip155:1:${A}`] })
    expect(toSessions(openView(session, asked, ['eip155:137']), asked)).toMatchObject([
      { chainId: '137', approvedCaipNetworkIds: ['eip155:137', 'eip155:1'] },
    ])
  })

  test('a namespace that was not requested is found, also by a key with a chain', () => {
    const session = sessionOf({ 'eip155:1': [], solana: [], 'cosmos:cosmoshub-4': [], bip122: [] })
    expect(unaskedNamespaces(session, asked.namespaces)).toEqual(['cosmos:cosmoshub-4', 'bip122'])
  })

  test('an invalid session is dropped', () => {
    for (const value of [undefined, {}, { topic: 1 }, { ...sessionOf({}), expiry: 'soon' }])
      expect(parseSession(value)).toBeUndefined()
  })
})

test.each([
  [137, 'eip155:137'],
  ['137', 'eip155:137'],
  ['0x89', 'eip155:137'],
  ['solana:5eykt', 'solana:5eykt'],
  [-1, undefined],
  ['', undefined],
  [{}, undefined],
  ['cosmos:evmos_9001-2', 'cosmos:evmos_9001-2'],
  ['__proto__', undefined],
  ['solana:__proto__', undefined],
  [1.5, undefined],
  ['1.5', undefined],
  ['1'.repeat(5000), undefined],
  [`solana:${'a'.repeat(5000)}`, undefined],
  [Number.NaN, undefined],
])('chainChanged %j is %s', (data, chain) => {
  expect(readChangedChain(data, 'eip155:1')).toBe(chain)
})

test('a wallet that has only the deprecated id of a chain receives the deprecated id', () => {
  const old = solana.deprecatedCaipNetworkId ?? ''
  const of = (...chains: readonly string[]) =>
    wireId(sessionOf({ solana: chains.map((chain) => `${chain}:${KEY}`) }), solana.caipNetworkId, networks)
  expect(of(old)).toBe(old)
  expect(of(solana.caipNetworkId)).toBe(solana.caipNetworkId)
  expect(of(old, solana.caipNetworkId)).toBe(solana.caipNetworkId)
  expect(of()).toBe(solana.caipNetworkId)
  const listed = { chains: [solana.caipNetworkId], accounts: [`${old}:${KEY}`], methods: [], events: [] }
  expect(wireId({ ...sessionOf({}), namespaces: { solana: listed } }, solana.caipNetworkId, networks)).toBe(
    solana.caipNetworkId,
  )
})

test.each([null, true, undefined, {}])('chainChanged of Solana with %j has no chain', (data) => {
  expect(readChangedChain(data, solana.caipNetworkId)).toBeUndefined()
})

test.each([
  [[A], [A]],
  [[`eip155:1:${A}`], [A]],
  [[7, null, A], [A]],
  [A, []],
  [undefined, []],
])('the addresses of accountsChanged %j are %j', (data, addresses) => {
  expect(readChangedAddresses(data)).toEqual(addresses)
})

test.each([
  [{ message: 'Missing or invalid. request() chainId: eip155:10' }, 'MISSING_OR_INVALID'],
  [{ message: 'No matching key. session: 1' }, 'NO_MATCHING_KEY'],
  [{ message: 'Expired. pair() URI has expired.' }, 'EXPIRED'],
  [{ message: 'Request expired. Please try again.' }, 'EXPIRED'],
  [{ message: 'Proposal expired' }, 'EXPIRED'],
  [{ code: 5100, message: 'Unsupported chains.' }, 'UNSUPPORTED_CHAINS'],
  [{ message: 'Not initialized. engine' }, 'NOT_INITIALIZED'],
  [{ code: 6000, message: 'User disconnected.' }, 'USER_DISCONNECTED'],
  [{ code: 1003, message: 'Invalid update request.' }, 'INVALID_UPDATE_REQUEST'],
])('[S8.58] %j is %s', (error, code) => {
  expect(toRequestError(error, 'test')).toMatchObject({ code, cause: error })
})

test.each([4001, 5000, 5002])('[S8.57] code %i is a rejection', (code) => {
  expect(isUserRejected(toRequestError({ code, message: 'Missing or invalid' }, 'test'))).toBe(true)
})

test.each([
  [
    'WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)',
    'INVALID_APP_CONFIGURATION',
    'APKT007',
  ],
  ['code: 3000 (Unauthorized: origin not allowed)', 'INVALID_APP_CONFIGURATION', 'APKT002'],
  ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED', 'APKT006'],
  ['Unexpected server response: 429', 'RATE_LIMITED', undefined],
  ['Unexpected server response: 502', 'SERVER_ERROR', undefined],
  ['', 'RELAY_UNREACHABLE', undefined],
])('[S8.34] [S8.35] [S8.38] relay error %j: %s', (text, code, alert) => {
  expect(readRefusal(text)).toMatchObject({ code, isRetryable: true, context: alert ? { alert } : {} })
})

describe('storage writes of two tabs without locks', () => {
  const [one, two, three] = [{ topic: '1' }, { topic: '2' }, { topic: '3' }]
  test.each([
    [
      'a record of the other tab stays',
      { before: [one], stored: [one, two], next: [one, three] },
      [one, three, two],
    ],
    [
      'a record that this tab removed is removed',
      { before: [one, two], stored: [one, two], next: [one] },
      [one],
    ],
    [
      'a record that the other tab removed and this tab still has is kept',
      { before: [one], stored: [], next: [one] },
      [one],
    ],
    [
      'keys of the other tab stay',
      { before: { a: 1 }, stored: { a: 1, b: 2 }, next: { c: 3 } },
      { b: 2, c: 3 },
    ],
    [
      'a record that both tabs have added is stored once, as this tab has it',
      { before: [], stored: [{ topic: '1', by: 'other' }], next: [one] },
      [one],
    ],
    [
      'a record of history is named by its id, not by its topic',
      { before: [], stored: [{ id: 2, topic: '1' }], next: [{ id: 1, topic: '1' }] },
      [
        { id: 1, topic: '1' },
        { id: 2, topic: '1' },
      ],
    ],
    [
      'an expiry is named by its target',
      { before: [{ target: 'id:1' }], stored: [{ target: 'id:1' }, { target: 'id:2' }], next: [] },
      [{ target: 'id:2' }],
    ],
    ['a stored record without a name is dropped', { before: [], stored: [{ a: 1 }], next: [one] }, [one]],
    [
      'a key of both tabs has the value of this tab',
      { before: { a: 1 }, stored: { a: 2 }, next: { a: 3 } },
      { a: 3 },
    ],
    ['no stored version', { before: undefined, stored: undefined, next: [one] }, [one]],
    ['a plain value', { before: 'a', stored: 'b', next: 'c' }, 'c'],
  ])('%s', (_, versions, expected) => {
    expect(mergeStored(versions)).toEqual(expected)
  })
})

test.each([
  [null, false],
  ['broken', false],
  ['{}', false],
  ['[{"expiry":1}]', false],
  ['[{"expiry":1},{"expiry":4000000000}]', true],
])('a session is stored in %s: %s', (text, expected) => {
  const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined }
  expect(hasStoredSession(storage, 'foyer')).toBe(expected)
})

test.each([
  ["Cannot find package '@walletconnect/sign-client' imported from /app", true],
  ["Cannot find module '@walletconnect/sign-client'", true],
  ['Could not resolve "@walletconnect/sign-client" imported by "@foyer/chains". Is it installed?', true],
  ['Failed to fetch dynamically imported module: https://app.example/sign-client.js', false],
  ["Cannot find module 'viem'", false],
])('isPeerMissing for “%s” is %s', (message, expected) => {
  const error = { code: 'LOAD_FAILED', message: 'A part is missing', cause: { message } }
  expect(isPeerMissing(error, '@walletconnect/sign-client')).toBe(expected)
})

describe('wallet of a session', () => {
  const sessionWith = (metadata: { name: string; url: string; icons: readonly string[] }): WalletSession => ({
    topic: 't',
    expiry: 1,
    namespaces: {},
    peer: { metadata },
  })

  test.each([
    [
      {
        name: 'Rain\u200Bbow\n',
        url: 'https://rainbow.example',
        icons: ['https://rainbow.example/icon.png'],
      },
      { name: 'Rainbow', url: 'https://rainbow.example', icon: 'https://rainbow.example/icon.png' },
    ],
    [
      {
        name: 'Marigold',
        url: 'javascript:alert(1)',
        icons: ['javascript:1', 'http://a.example/i.png', ' '],
      },
      { name: 'Marigold' },
    ],
    [
      { name: 'Iris', url: 'iris://open', icons: ['x', 'data:image/png;base64,AAAA'] },
      { name: 'Iris', icon: 'data:image/png;base64,AAAA' },
    ],
    [{ name: '\u202E', url: 'https://a.example', icons: [] }, undefined],
  ])('has a cleaned name, and only allowed links and pictures (%#)', (metadata, expected) => {
    expect(readPeer(sessionWith(metadata))).toEqual(expected)
  })

  test('has a name of at most 64 characters', () => {
    expect(readPeer(sessionWith({ name: 'W'.repeat(500), url: '', icons: [] }))?.name).toHaveLength(64)
  })
})

test('rpcMap replaces the RPC URLs of its network, and no others', () => {
  const [first, second] = withRpcMap([mainnet, polygon], {
    eip155: { rpcMap: { 'eip155:137': 'https://polygon.example' } },
  })
  expect(first).toBe(mainnet)
  expect(second?.rpcUrls.default.http).toEqual(['https://polygon.example'])
})
