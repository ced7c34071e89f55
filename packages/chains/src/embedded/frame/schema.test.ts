import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { envelope, refusal, replies } from './schema.ts'

const EOA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SMART = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const signed = {
  message: 'app.example wants you to sign in…',
  signature: '0x51',
  siwxMessage: {
    accountAddress: SMART,
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'abcdefgh1234',
  },
}
const user = {
  email: 'mira@example.com',
  address: SMART,
  chainId: 1,
  accounts: [
    { address: EOA, type: 'eoa' },
    { address: SMART, type: 'smartAccount' },
  ],
  preferredAccountType: 'smartAccount',
  smartAccountDeployed: true,
  ...signed,
}
const read = (name: 'GET_USER' | 'CONNECT_SOCIAL', value: unknown): unknown => {
  const result = v.safeParse(replies[name], value)
  return result.success ? result.output : 'refused'
}

describe('user', () => {
  test("has all fields of the frame's response [S3.79, S3.81, S3.85]", () => {
    expect(read('GET_USER', user)).toEqual(user)
    expect(read('GET_USER', { address: EOA, chainId: 1 })).toEqual({ address: EOA, chainId: 1 })
  })

  test.each([
    ['mira@example.com', { email: 'mira@example.com' }],
    [null, { email: null }],
    [undefined, {}],
  ])('email %j is parsed [S3.76]', (email, read_) => {
    expect(read('GET_USER', { ...user, email })).toMatchObject(read_)
  })

  test.each([
    ['an invalid email [S3.76]', { email: 'mira' }],
    ['no address [S3.77]', { address: undefined }],
    ['an empty address [S3.77]', { address: '' }],
    ['no chain [S3.78]', { chainId: undefined }],
    ['a chain that is a list [S3.78]', { chainId: [1] }],
    ['a chain of Ethereum without a number [S3.78]', { chainId: 'eip155:mainnet' }],
    ['invalid accounts [S3.79]', { accounts: [EOA] }],
    ['an account of another type [S3.79]', { accounts: [{ address: EOA, type: 'ordinal' }] }],
    ['a preferred type that is not text [S3.81]', { preferredAccountType: 1 }],
    ['a signature that is not text [S3.82]', { signature: 81 }],
    ['a message that is not text [S3.83]', { message: ['x'] }],
    [
      'a signed message without an account [S3.84]',
      { siwxMessage: { ...signed.siwxMessage, accountAddress: undefined } },
    ],
    ['a `smartAccountDeployed` that is not a boolean [S3.85]', { smartAccountDeployed: 'yes' }],
  ])('%s is rejected', (_, change) => {
    expect(read('GET_USER', { ...user, ...change })).toBe('refused')
  })

  test.each([
    [1, 1],
    ['eip155:137', 137],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ])('chain %j is parsed as %j [S3.78]', (chainId, expected) => {
    expect(read('GET_USER', { ...user, chainId })).toMatchObject({ chainId: expected })
  })

  test.each([['mira'], [null], [undefined]])('the name of a social login is %j [S3.80]', (userName) => {
    expect(read('CONNECT_SOCIAL', { ...user, userName })).toMatchObject(
      userName === undefined ? {} : { userName },
    )
    expect(read('CONNECT_SOCIAL', { ...user, userName: { first: 'Mira' } })).toBe('refused')
  })
})

test.each([
  ['CONNECT_EMAIL', ['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']],
  ['UPDATE_EMAIL', ['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']],
] as const)('the actions of %s are %j, and no others [S5.23]', (name, allowed) => {
  const actions = [
    'VERIFY_DEVICE',
    'VERIFY_OTP',
    'CONNECT',
    'VERIFY_PRIMARY_OTP',
    'VERIFY_SECONDARY_OTP',
    'OTHER',
  ]
  expect(actions.filter((action) => v.is(replies[name], { action }))).toEqual(allowed)
})

test.each([
  ['GET_SOCIAL_REDIRECT_URI', { uri: 'https://login.example/x' }, true],
  ['GET_SOCIAL_REDIRECT_URI', { uri: 'javascript:alert(1)' }, false],
  ['GET_SOCIAL_REDIRECT_URI', { uri: 'farcaster://x' }, false],
  ['GET_FARCASTER_URI', { url: 'farcaster://connect' }, true],
  ['GET_FARCASTER_URI', { url: 'javascript:alert(1)' }, false],
  ['UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'mira@example.com' }, true],
  ['UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'mira' }, false],
  ['CONNECT_EMAIL', { action: 'CONNECT', expiresIn: 0 }, false],
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [0] }, false],
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1.5] }, false],
] as const)('%s with the answer %j: valid is %s', (name, answer, expected) => {
  expect(v.is(replies[name], answer)).toBe(expected)
})

test.each([
  [{ type: '@w3m-frame/READY' }, true],
  [{ type: '@w3m-app/READY' }, false],
  [{ type: 7 }, false],
])('the envelope %j: valid is %s', (message, expected) => {
  expect(v.is(envelope, message)).toBe(expected)
})

test('the text of a refusal is cut and cleaned', () => {
  const { message } = v.parse(refusal, { message: 'x'.repeat(100_000) })
  expect(message.length).toBeLessThan(1_000)
  expect(v.parse(refusal, { message: '\u202ENo\nway' })).toEqual({ message: 'No way' })
})
