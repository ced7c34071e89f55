import type { PermissionsRequest } from '@foyer/chains'
import { expect, test } from 'vitest'
import { refusePermissions, smartSessionsReason, smartSessionState, withSessionKey } from './rules.ts'

const key = (publicKey: `0x${string}`) => ({ type: 'secp256k1', publicKey }) as const
const request: PermissionsRequest = {
  chainId: '0x1',
  expiry: 2_000_000_000,
  signer: { type: 'keys', data: { keys: [key('0x01'), key('0x02')] } },
  permissions: [
    { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 1, period: 1 } },
    { type: 'contract-call', data: { address: '0x00', abi: [], functions: [] } },
  ],
  policies: [{ type: 'rate-limit', data: {} }],
}
const all = {
  supported: true,
  signerTypes: ['keys'],
  permissionTypes: ['contract-call', 'native-token-recurring-allowance'],
  policyTypes: ['rate-limit'],
}

test.each([
  ['says nothing of permissions', undefined, undefined],
  ['grants all of it', all, undefined],
  ['grants none', { ...all, supported: false }, { subject: 'permissions', type: 'all' }],
  ['knows no such keys', { ...all, signerTypes: ['account'] }, { subject: 'signer', type: 'keys' }],
  [
    'knows one of the permissions',
    { ...all, permissionTypes: ['native-token-recurring-allowance'] },
    { subject: 'permission', type: 'contract-call' },
  ],
  ['knows no such policy', { ...all, policyTypes: [] }, { subject: 'policy', type: 'rate-limit' }],
])('a wallet that %s [S7.34]', (_, capability, expected) => {
  expect(refusePermissions(request, capability)).toEqual(expected)
})

test('without a policy in the request, none must be supported', () => {
  expect(refusePermissions({ ...request, policies: [] }, { ...all, policyTypes: [] })).toBeUndefined()
})

test('the backend’s key precedes those of the app, which keep their order', () => {
  const { signer } = withSessionKey(request, key('0xff'))
  expect(signer.data.keys.map(({ publicKey }) => publicKey)).toEqual(['0xff', '0x01', '0x02'])
  expect(request.signer.data.keys).toHaveLength(2)
})

test.each([
  ['active', { expiry: 1001 }],
  ['expired', { expiry: 1000 }],
  ['expired', { expiry: 999 }],
  ['revoked', { expiry: 1001, revokedAt: 0 }],
  ['revoked', { expiry: 999, revokedAt: 500 }],
] as const)('%s: %j at 1000', (expected, session) => {
  expect(smartSessionState(session, 1000)).toBe(expected)
})

test.each([
  { isOn: true, against: undefined, isConnected: true, expected: undefined },
  { isOn: true, against: undefined, isConnected: false, expected: 'not-connected' },
  { isOn: false, against: undefined, isConnected: true, expected: 'off' },
  { isOn: false, against: 'endpoint-missing', isConnected: true, expected: 'endpoint-missing' },
  { isOn: false, against: 'namespace-missing', isConnected: false, expected: 'namespace-missing' },
] as const)(
  '$expected: on $isOn, against $against, connected $isConnected [S9.40]',
  ({ expected, ...facts }) => {
    expect(smartSessionsReason(facts)).toBe(expected)
  },
)
