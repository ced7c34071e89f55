import type { ExecutionPermissionRequest } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { expect, test, vi } from 'vitest'
import type { ConfigOptions } from '../../core/types.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import {
  getGrantedExecutionPermissions,
  getSupportedExecutionPermissions,
  requestExecutionPermissions,
  revokeExecutionPermission,
} from './executionPermissions.ts'

const permission: ExecutionPermissionRequest = {
  chainId: '0x1',
  to: BOB,
  permission: { type: 'native-token-periodic', isAdjustmentAllowed: true, data: { periodAmount: '0x1' } },
  rules: [{ type: 'expiry', data: { timestamp: 1_900_000_000 } }],
}
const granted = {
  ...permission,
  from: ALICE,
  context: '0xabcd',
  delegationManager: BOB,
  dependencies: [],
} as const

/** Wallet whose provider answers the four methods. */
async function connected(options: Partial<ConfigOptions> = {}) {
  const wallet = createTestConnector()
  const live = { accounts: [ALICE], chainId: '1' }
  const request = vi.fn(async ({ method }: { readonly method: string }): Promise<unknown> => {
    if (method === 'wallet_getSupportedExecutionPermissions')
      return { 'native-token-periodic': { chainIds: ['0x1'], ruleTypes: [] } }
    return method === 'wallet_revokeExecutionPermission' ? {} : [granted]
  })
  const { operations } = eip155()
  const app = setup({
    connectors: [Object.assign(wallet, { getProvider: () => ({ request }) })],
    adapters: [createTestAdapter({ ...operations, readSession: async () => async () => live })],
    ...options,
  })
  await connect(app.config, { connector: wallet })
  return { ...app, live, asked: () => request.mock.calls.map(([{ method }]) => method) }
}

test('a permission is granted, listed and revoked for the account in use', async () => {
  const { config, asked } = await connected()
  expect(await getSupportedExecutionPermissions(config)).toHaveProperty('native-token-periodic')
  expect(await requestExecutionPermissions(config, { permissions: [permission] })).toMatchObject([granted])
  const [listed] = await getGrantedExecutionPermissions(config)
  expect(listed).toMatchObject(granted)
  await revokeExecutionPermission(config, { context: granted.context })
  expect(asked()).toEqual([
    'wallet_getSupportedExecutionPermissions',
    'wallet_requestExecutionPermissions',
    'wallet_getGrantedExecutionPermissions',
    'wallet_revokeExecutionPermission',
  ])
})

test('the wallet is not asked after a switch of its account', async () => {
  const { config, live, asked } = await connected()
  live.accounts = [BOB]
  await expect(requestExecutionPermissions(config, { permissions: [permission] })).rejects.toMatchObject({
    code: 'ACCOUNT_CHANGED',
  })
  expect(asked()).toEqual([])
})

test('policies of the app receive the request, and can refuse it', async () => {
  const seen: string[] = []
  const { config, asked } = await connected({
    policies: [
      (request) => {
        seen.push(request.type === 'other' ? request.method : request.type)
        return { type: 'refuse', reason: 'No grants here' }
      },
    ],
  })
  const refused = { code: 'REQUEST_REFUSED' }
  await expect(requestExecutionPermissions(config, { permissions: [permission] })).rejects.toMatchObject(
    refused,
  )
  await expect(revokeExecutionPermission(config, { context: granted.context })).rejects.toMatchObject(refused)
  expect([seen, asked()]).toEqual([['requestExecutionPermissions', 'revokeExecutionPermission'], []])
})

test('a permission without an end is a delegation', async () => {
  const { config, asked } = await connected({ defaultPolicies: { delegations: 'refuse' } })
  const endless = [{ ...permission, rules: [] }]
  await expect(requestExecutionPermissions(config, { permissions: endless })).rejects.toMatchObject({
    code: 'REQUEST_REFUSED',
  })
  expect(asked()).toEqual([])
})
