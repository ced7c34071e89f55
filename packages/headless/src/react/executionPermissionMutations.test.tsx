import type { ExecutionPermissionRequest } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ALICE, BOB, createTestAdapter, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import {
  useRequestExecutionPermissions,
  useRevokeExecutionPermission,
} from './executionPermissionMutations.ts'
import { FoyerProvider } from './FoyerProvider.tsx'

afterEach(cleanup)

const asked: ExecutionPermissionRequest = {
  chainId: '0x1',
  to: BOB,
  permission: { type: 'native-token-periodic', isAdjustmentAllowed: true, data: { periodAmount: '0x1' } },
  rules: [{ type: 'expiry', data: { timestamp: 1_900_000_000 } }],
}
const granted = {
  ...asked,
  from: ALICE,
  context: '0xabcd',
  delegationManager: BOB,
  dependencies: [],
} as const

async function connected() {
  const wallet = createTestConnector()
  const request = vi.fn(async ({ method }: { readonly method: string }): Promise<unknown> =>
    method === 'wallet_revokeExecutionPermission' ? {} : [granted],
  )
  const { operations } = eip155()
  const readSession = async () => ({ accounts: [ALICE], chainId: '1' })
  const { config } = setup({
    connectors: [Object.assign(wallet, { getProvider: () => ({ request }) })],
    adapters: [createTestAdapter({ ...operations, readSession: async () => readSession })],
  })
  await connect(config, { connector: wallet })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FoyerProvider config={config}>{children}</FoyerProvider>
  )
  return { request, wrapper }
}

test('execution permissions are requested for the Ethereum account in use, and revoked', async () => {
  const { request, wrapper } = await connected()
  const revoking = renderHook(() => useRevokeExecutionPermission(), { wrapper }).result
  const requesting = renderHook(() => useRequestExecutionPermissions(), { wrapper }).result
  act(() => requesting.current.requestExecutionPermissions({ permissions: [asked] }))
  await waitFor(() => expect(requesting.current.data).toMatchObject([granted]))
  await act(() => revoking.current.revokeExecutionPermissionAsync({ context: granted.context }))
  expect(request.mock.calls).toMatchObject([
    [{ method: 'wallet_requestExecutionPermissions', params: [{ ...asked, from: ALICE }] }],
    [{ method: 'wallet_revokeExecutionPermission', params: [{ permissionContext: '0xabcd' }] }],
  ])
})

test('a rejection is the error of the hook', async () => {
  const { request, wrapper } = await connected()
  request.mockRejectedValueOnce(Object.assign(new Error('No'), { code: 4001 }))
  const { result } = renderHook(() => useRequestExecutionPermissions(), { wrapper })
  act(() => result.current.requestExecutionPermissions({ permissions: [asked] }))
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'USER_REJECTED' }))
  expect(result.current.data).toBeUndefined()
})
