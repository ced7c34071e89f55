import type { SiwxMessageData, SiwxSession } from '@foyer/chains/siwx'
import { describe, expect, test } from 'vitest'
import type { SiwxState } from '../../core/contracts/siwx.ts'
import { isSignInOwed, isSignInPending } from './pendingRules.ts'
import {
  canSignInAtOnce,
  chainsToSign,
  decideCancel,
  expiryDelay,
  isAnswer,
  isRecheckDue,
  isSessionOf,
  newestNetwork,
  siwxKey,
} from './rules.ts'

describe('key of a session', () => {
  test.each([
    ['no account is connected', undefined, true, undefined],
    ['the network is not one of the app’s [S4.14]', '0xA', false, undefined],
    ['an account is on a network of the app [S4.14]', '0xA', true, 'eip155:1:0xA'],
  ] as const)('%s', (_, address, isNetworkConfigured, key) => {
    expect(siwxKey({ address, caipNetworkId: 'eip155:1', isNetworkConfigured })).toBe(key)
  })
})

test('the network of the session that was signed last; a session without a time is the oldest [S4.17]', () => {
  const signed = (id: `eip155:${number}`, issuedAt?: string) => ({
    id,
    session: { data: { issuedAt } as SiwxMessageData, message: '', signature: '' },
  })
  const none = { id: 'eip155:1', session: undefined } as const
  const older = signed('eip155:10', '2026-11-21T12:00:00+02:00')
  const newer = signed('eip155:137', '2026-11-21T11:00:00Z')
  expect(newestNetwork([none, signed('eip155:56'), older, newer])).toBe('eip155:137')
  expect(newestNetwork([none, signed('eip155:56')])).toBe('eip155:56')
  expect(newestNetwork([none])).toBeUndefined()
})

test.each([
  ['signed-in', true, 30_000, true],
  ['signed-in', true, 29_999, false],
  ['signed-in', false, 300_000, false],
  ['signed-out', true, 300_000, false],
  ['signing', true, 300_000, false],
  ['checking', true, 300_000, false],
] as const)(
  'a visitor is %s, the page is shown: %s, and the last read was %i ms ago: the session is read again: %s',
  (status, isVisible, readMs, isDue) => {
    expect(isRecheckDue({ status, isVisible, readMs })).toBe(isDue)
  },
)

describe('declining', () => {
  test.each([
    [false, false, 'close'],
    [false, true, 'close'],
    [true, true, 'switchBack'],
    [true, false, 'disconnect'],
  ] as const)(
    '[S4.17] required %s, session on the last network %s: %s',
    (isRequired, hasLastSession, decision) => {
      expect(decideCancel({ isRequired, hasLastSession })).toBe(decision)
    },
  )
})

test.each([
  ['2026-11-21T12:01:00Z', 60_000],
  ['2026-11-21T12:00:00Z', 0],
  ['2020-01-01T00:00:00Z', 0],
  ['2126-11-21T12:00:00Z', 2_147_483_647],
  ['nonsense', undefined],
  [undefined, undefined],
])('a session that expires at %s has an expiry timer of %s ms', (expirationTime, expected) => {
  const session = { data: { expirationTime }, message: '', signature: '' } as unknown as SiwxSession
  expect(expiryDelay(session, Date.parse('2026-11-21T12:00:00Z'))).toBe(expected)
  expect(expiryDelay(undefined, 0)).toBeUndefined()
})

test.each([
  ['is for its network and account', {}, true],
  ['is not for another network', { chainId: 'eip155:137' }, false],
  ['is not for another account', { accountAddress: '0xCd' }, false],
  ['is not for another spelling', { accountAddress: '0xab' }, false],
] as const)('a session %s', (_, data, isOwn) => {
  const subject = { chainId: 'eip155:1', accountAddress: '0xAb' } as const
  const session = { data: { ...subject, ...data }, message: '', signature: '' } as unknown as SiwxSession
  expect(isSessionOf(session, subject)).toBe(isOwn)
})

test.each([
  [{ isRequired: true, key: 'eip155:1:0xA', status: 'checking' }, true, false],
  [{ isRequired: true, key: 'eip155:1:0xA', status: 'signed-out' }, true, true],
  [{ isRequired: true, key: 'eip155:1:0xA', status: 'signing' }, true, true],
  [{ isRequired: true, key: 'eip155:1:0xA', status: 'cancelling' }, true, false],
  [{ isRequired: true, key: 'eip155:1:0xA', status: 'signed-in' }, false, false],
  [{ isRequired: true, key: undefined, status: 'idle' }, false, false],
  [{ isRequired: false, key: 'eip155:1:0xA', status: 'signed-out' }, false, false],
] as const)(
  '[S2.30] a sign-in is required and missing: %j, %s; the visitor is asked: %s',
  (given, isPending, isOwed) => {
    const state = given as unknown as SiwxState
    expect([isSignInPending(state), isSignInOwed(state)]).toEqual([isPending, isOwed])
  },
)

describe('one-click auth', () => {
  test.each([
    ['a connector with authenticate', true, false, true],
    ['a connector without authenticate', false, false, false],
    ['an app that signs by itself', true, true, false],
  ])('%s', (_, canConnectorSign, isSignedByApp, can) => {
    expect(canSignInAtOnce({ canConnectorSign, isSignedByApp })).toBe(can)
  })

  const network = (caipNetworkId: `eip155:${number}` | 'solana:s') => ({
    caipNetworkId,
    chainNamespace: caipNetworkId.split(':')[0]!,
  })
  test.each([
    [['eip155:10', 'eip155:137', 'eip155:1'], 'eip155:1', ['eip155:1', 'eip155:10', 'eip155:137']],
    [['eip155:1'], 'eip155:1', ['eip155:1']],
    [['eip155:10', 'solana:s', 'eip155:1'], 'eip155:10', ['eip155:10', 'eip155:1']],
  ] as const)('networks of %j, with %s as the current one, are %j', (all, current, chains) => {
    expect(chainsToSign(network(current), all.map(network))).toEqual(chains)
  })

  const asked = {
    domain: 'app.example',
    uri: 'https://app.example/',
    nonce: '12345678',
    expirationTime: '2026-11-21T13:00:00Z',
    notBefore: undefined,
    requestId: 'request-7',
    statement: 'I accept the terms.',
    resources: ['https://app.example/terms', 'https://app.example/privacy'],
    caipNetworkIds: ['eip155:1', 'eip155:137'],
  } as const
  const { caipNetworkIds: _, ...fields } = asked
  const data: SiwxMessageData = { ...fields, accountAddress: '0xAb', chainId: 'eip155:137', version: '1' }
  test.each<[answer: string, change: Partial<SiwxMessageData>, is: boolean]>([
    ['with the requested fields', {}, true],
    [
      'with a recap',
      {
        statement: 'I accept the terms. I further authorize',
        resources: [...asked.resources, 'urn:recap:e30'],
      },
      true,
    ],
    ['with another statement', { statement: 'Hello' }, false],
    ['with the start of the statement', { statement: 'I accept' }, false],
    ['with a text before the statement', { statement: 'Not so: I accept the terms.' }, false],
    ['without the statement', { statement: undefined }, false],
    ['without the resources', { resources: undefined }, false],
    ['with one of the resources', { resources: ['https://app.example/terms'] }, false],
    ['with other resources', { resources: ['https://evil.example'] }, false],
    ['with another request id', { requestId: 'request-8' }, false],
    ['for another network', { chainId: 'eip155:10' }, false],
    ['for another domain', { domain: 'evil.example' }, false],
    ['for another page', { uri: 'https://evil.example/' }, false],
    ['with another nonce', { nonce: '87654321' }, false],
    ['without the expiry', { expirationTime: undefined }, false],
    ['with another notBefore', { notBefore: '2026-11-21T12:30:00Z' }, false],
  ])('an answer %s', (_answer, change, is) => {
    expect(isAnswer({ ...data, ...change }, asked)).toBe(is)
  })

  test('an answer may have a statement and resources that were not requested', () => {
    const plain = { ...asked, statement: undefined, resources: undefined }
    expect(isAnswer(data, plain)).toBe(true)
    expect(isAnswer({ ...data, statement: undefined, resources: undefined }, plain)).toBe(true)
  })
})
