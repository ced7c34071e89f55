import { describe, expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import type { ExecutionPermissionRequest } from '../executionPermissions.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import type { OperationName, OperationParameters, OperationResult } from '../operations.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { eip155 } from './eip155.ts'

const TO = '0x016562aA41A8697720ce0943F003141f5dEAe006'
const MANAGER = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'
const asked = {
  chainId: '0x1',
  to: TO,
  permission: {
    type: 'native-token-periodic',
    isAdjustmentAllowed: false,
    data: { periodAmount: '0x2386f26fc10000', periodDuration: 86_400 },
  },
  rules: [{ type: 'expiry', data: { timestamp: 2_000_000_000 } }],
} as const satisfies ExecutionPermissionRequest
const answer = { ...asked, from: ACCOUNT, context: '0xabcd', delegationManager: MANAGER, dependencies: [] }

const run = <name extends OperationName>(
  name: name,
  provider: unknown,
  parameters: OperationParameters<name>,
): Promise<OperationResult<name>> => runOperation(eip155(), name, { network: mainnet, provider, parameters })
const wallet = (method: string, given: unknown) => createFakeEvmWallet({ [`wallet_${method}`]: given })
const ask = (given: unknown, permission: ExecutionPermissionRequest = asked) =>
  run('requestExecutionPermissions', wallet('requestExecutionPermissions', given).provider, {
    address: ACCOUNT,
    permissions: [permission],
  })

test('permissions are requested from the account, and the grant is returned', async () => {
  const { provider, calls } = wallet('requestExecutionPermissions', [answer])
  const parameters = { address: ACCOUNT, permissions: [asked] }
  expect(await run('requestExecutionPermissions', provider, parameters)).toEqual([answer])
  expect(calls).toEqual([
    { method: 'wallet_requestExecutionPermissions', params: [{ ...asked, from: ACCOUNT }] },
  ])
})

test('accepts a numeric chain id, other spellings of hex, an earlier expiry and missing lists', async () => {
  const { dependencies: _, from: __, ...less } = answer
  const granted = {
    ...less,
    chainId: 1,
    to: TO.toLowerCase(),
    permission: {
      ...asked.permission,
      data: { ...asked.permission.data, periodAmount: '0x002386F26FC10000' },
    },
    rules: [{ type: 'expiry', data: { timestamp: 1_900_000_000 } }],
  }
  expect(await ask([granted])).toMatchObject([
    { chainId: '0x1', from: ACCOUNT, dependencies: [], rules: granted.rules },
  ])
})

test('data changed by the visitor is accepted with `isAdjustmentAllowed`', async () => {
  const data = { periodAmount: '0x1', periodDuration: 86_400 }
  const permission = { ...asked.permission, isAdjustmentAllowed: true }
  const granted = { ...answer, permission: { ...permission, data } }
  expect(await ask([granted], { ...asked, permission })).toMatchObject([{ permission: { data } }])
})

test.each([null, undefined])('the wallet chooses fields that are %j', async (startTime) => {
  const permission = { ...asked.permission, data: { ...asked.permission.data, startTime } }
  const data = { ...asked.permission.data, startTime: 1_900_000_000 }
  const granted = { ...answer, permission: { ...permission, data } }
  expect(await ask([granted], { ...asked, permission })).toMatchObject([{ permission: { data } }])
})

test.each([undefined, null, []])('a request without rules is granted with rules %j', async (rules) => {
  const { rules: _, ...unlimited } = { ...asked, chainId: '0x89' } as const
  const granted = { ...answer, chainId: 137, rules }
  expect(await ask([granted], unlimited)).toMatchObject([{ chainId: '0x89' }])
})

describe('a rule of the request', () => {
  const payee = { type: 'payee', data: { addresses: [TO] } }
  const rules = [...asked.rules, payee]
  test('is granted in any case of its addresses', async () => {
    const granted = { ...payee, data: { addresses: [TO.toLowerCase()] } }
    const answered = { ...answer, rules: [granted, ...asked.rules] }
    expect(await ask([answered], { ...asked, rules })).toMatchObject([{ rules: answered.rules }])
  })
  test.each<[string, readonly unknown[]]>([
    ['left out', asked.rules],
    ['changed', [...asked.rules, { ...payee, data: { addresses: [TO, OTHER_ACCOUNT] } }]],
  ])('a requested rule that the wallet has %s is an error', async (_, given) => {
    const asking = ask([{ ...answer, rules: given }], { ...asked, rules })
    await expect(asking).rejects.toMatchObject({ code: 'GRANT_PERMISSIONS_FAILED' })
  })
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['no permission', []],
  ['more permissions than requested', [answer, answer]],
  ['another chain', [{ ...answer, chainId: '0x89' }]],
  ['another account', [{ ...answer, from: OTHER_ACCOUNT }]],
  ['another receiver', [{ ...answer, to: OTHER_ACCOUNT }]],
  ['another type', [{ ...answer, permission: { ...asked.permission, type: 'erc20-token-periodic' } }]],
  [
    'more than requested',
    [
      {
        ...answer,
        permission: {
          ...asked.permission,
          data: { ...asked.permission.data, periodAmount: '0xffffffffffffffff' },
        },
      },
    ],
  ],
  [
    'sixteen times the amount',
    [
      {
        ...answer,
        permission: {
          ...asked.permission,
          data: { ...asked.permission.data, periodAmount: '0x2386f26fc100000' },
        },
      },
    ],
  ],
  [
    'another amount, called an adjustment by the wallet',
    [
      {
        ...answer,
        permission: {
          type: asked.permission.type,
          isAdjustmentAllowed: true,
          data: { ...asked.permission.data, periodAmount: '0xffffffffffffffff' },
        },
      },
    ],
  ],
  ['no expiry', [{ ...answer, rules: [] }]],
  ['an empty expiry', [{ ...answer, rules: [{ type: 'expiry', data: { timestamp: null } }] }]],
  ['an expiry of an empty text', [{ ...answer, rules: [{ type: 'expiry', data: { timestamp: '' } }] }]],
  ['a later expiry as text', [{ ...answer, rules: [{ type: 'expiry', data: { timestamp: '2000000001' } }] }]],
  ['a later expiry', [{ ...answer, rules: [{ type: 'expiry', data: { timestamp: 2_000_000_001 } }] }]],
  ['no context', [{ ...answer, context: '0x' }]],
  ['half a byte of context', [{ ...answer, context: '0xabc' }]],
  ['a context after other text', [{ ...answer, context: 'x0xabcd' }]],
  ['a context that is too long', [{ ...answer, context: `0x${'ab'.repeat(100_000)}` }]],
  ['a delegation manager with two more digits', [{ ...answer, delegationManager: `${MANAGER}00` }]],
  ['a delegation manager after other text', [{ ...answer, delegationManager: `at ${MANAGER}` }]],
  [
    'more than 100 dependencies',
    [
      {
        ...answer,
        dependencies: Array.from({ length: 101 }, () => ({ factory: MANAGER, factoryData: '0x' })),
      },
    ],
  ],
  ['no delegation manager', [{ ...answer, delegationManager: undefined }]],
])('a grant of %s is an error', async (_, given) => {
  await expect(ask(given)).rejects.toMatchObject({ code: 'GRANT_PERMISSIONS_FAILED' })
})

test('an expiry may be a text', async () => {
  const rules = [{ type: 'expiry', data: { timestamp: '2000000000' } }]
  expect(await ask([{ ...answer, rules }])).toMatchObject([{ rules }])
})

test('each grant is compared with the request at its position', async () => {
  const other = { ...asked, to: OTHER_ACCOUNT } as const
  const [first, second] = [answer, { ...answer, to: OTHER_ACCOUNT }]
  const parameters = { address: ACCOUNT, permissions: [asked, other] }
  const grant = (given: unknown) =>
    run('requestExecutionPermissions', wallet('requestExecutionPermissions', given).provider, parameters)
  expect(await grant([first, second])).toEqual([first, second])
  await expect(grant([second, first])).rejects.toMatchObject({ code: 'GRANT_PERMISSIONS_FAILED' })
  await expect(grant([first, first])).rejects.toMatchObject({ code: 'GRANT_PERMISSIONS_FAILED' })
})

test('a declined request is a rejection', async () => {
  const reject = () => {
    throw { code: 4001, message: 'No' }
  }
  await expect(ask(reject)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

test('a permission is revoked by its context', async () => {
  const { provider, calls } = wallet('revokeExecutionPermission', {})
  await run('revokeExecutionPermission', provider, { address: ACCOUNT, context: '0xabcd' })
  expect(calls).toEqual([
    { method: 'wallet_revokeExecutionPermission', params: [{ permissionContext: '0xabcd' }] },
  ])
  const other = createFakeEvmWallet()
  await expect(
    run('revokeExecutionPermission', other.provider, { address: ACCOUNT, context: '0xabcd' }),
  ).rejects.toMatchObject({ code: 'REVOKE_PERMISSIONS_FAILED' })
})

test('supported types have CAIP-2 references; invalid types are dropped', async () => {
  const { provider } = wallet('getSupportedExecutionPermissions', {
    'native-token-stream': { chainIds: ['0x1', 10], ruleTypes: ['expiry'] },
    'erc20-token-periodic': { chainIds: ['0x1'] },
    broken: { chainIds: 'all' },
  })
  expect(await run('getSupportedExecutionPermissions', provider, {})).toStrictEqual({
    'native-token-stream': { chainIds: ['1', '10'], ruleTypes: ['expiry'] },
    'erc20-token-periodic': { chainIds: ['1'], ruleTypes: [] },
  })
})

test('granted permissions of other accounts, and of no account, are dropped', async () => {
  const { from: _, ...ofNobody } = answer
  const { provider } = wallet('getGrantedExecutionPermissions', [
    answer,
    { ...answer, from: OTHER_ACCOUNT },
    ofNobody,
  ])
  expect(await run('getGrantedExecutionPermissions', provider, { address: ACCOUNT })).toEqual([answer])
})

test('a wallet without the methods has no supported types and no grants', async () => {
  const { provider } = createFakeEvmWallet()
  expect(await run('getSupportedExecutionPermissions', provider, {})).toEqual({})
  expect(await run('getGrantedExecutionPermissions', provider, { address: ACCOUNT })).toEqual([])
})

test('a wallet that fails does not mean no supported types, or no grants', async () => {
  const fail = () => {
    throw { code: -32_603, message: 'broken' }
  }
  const { provider } = wallet('getSupportedExecutionPermissions', fail)
  await expect(run('getSupportedExecutionPermissions', provider, {})).rejects.toMatchObject({
    code: 'CAPABILITIES_FAILED',
  })
  const other = wallet('getGrantedExecutionPermissions', fail)
  await expect(
    run('getGrantedExecutionPermissions', other.provider, { address: ACCOUNT }),
  ).rejects.toMatchObject({ code: 'CAPABILITIES_FAILED' })
})
