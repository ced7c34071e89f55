import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { NamesProvider } from '../../core/contracts/names.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useIdentity } from '../../react/useIdentity.ts'
import { useNameSuggestions, useRegisterName } from '../../react/useRegisterName.ts'
import { ALICE, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { forgetRegistration } from './registration.ts'

/** Promise that the test resolves. */
function waiting<value>() {
  let answer: (value: value) => void = () => {}
  const asked = new Promise<value>((resolve) => void (answer = resolve))
  return { asked, answer: (value: value) => answer(value) }
}

async function start(names: NamesProvider, type: 'AUTH' | 'ANNOUNCED' = 'AUTH') {
  const signature = waiting<string>()
  const connector = Object.assign(createTestConnector(), { type })
  const operations = {
    normalizeName:
      async () =>
      async (_: unknown, { name }: { name: string }) =>
        name,
    readSession: async () => async () => ({ accounts: [ALICE], chainId: '1' }),
    signMessage: async () => () => signature.asked,
  }
  const { config } = setup({
    id: crypto.randomUUID(),
    connectors: [connector],
    adapters: [createTestAdapter(operations), createTestAdapter({}, 'solana')],
    names,
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <FoyerProvider config={config}>{children}</FoyerProvider>
    </StrictMode>
  )
  const { result } = renderHook(() => ({ ...useRegisterName(), identity: useIdentity().data }), { wrapper })
  return { config, connector, signature, result, wrapper }
}

test('the hook has the steps, and the name of the account after the registration [S4.28]', async () => {
  const service = waiting<void>()
  const { config, connector, signature, result } = await start({
    getIdentity: async () => ({}),
    registerName: () => service.asked,
  })
  expect(result.current).toMatchObject({ reason: 'not-connected', step: undefined, zone: 'reown.id' })
  await act(() => connect(config, { connector }))
  await waitFor(() => expect(result.current.identity).toEqual({ name: null, avatar: null }))
  expect(result.current.reason).toBeUndefined()

  act(() => result.current.registerName({ name: 'mira' }))
  await waitFor(() => expect(result.current.step).toBe('signing'))
  await act(async () => signature.answer('0x51'))
  await waitFor(() => expect(result.current.step).toBe('submitting'))
  await act(async () => service.answer())
  await waitFor(() => expect(result.current.data).toEqual({ name: 'mira.reown.id', address: ALICE }))
  expect(result.current.step).toBeUndefined()
  await waitFor(() => expect(result.current.identity?.name).toBe('mira.reown.id'))
})

test('a reset removes the registration of the page, which another component may have started', async () => {
  const { config, connector, result, wrapper } = await start({ registerName: async () => {} })
  const other = renderHook(() => useRegisterName(), { wrapper }).result
  await act(() => connect(config, { connector }))
  act(() => other.current.registerName({ name: 'm' }))
  await waitFor(() => expect(other.current.error).not.toBeNull())
  await expect(result.current.afterRegistration()).resolves.toMatchObject({ status: 'error', name: 'm' })
  expect(result.current.registration.status).toBe('error')
  expect(result.current.error).toBeNull()
  act(() => other.current.reset())
  await waitFor(() => expect(other.current.error).toBeNull())
  expect(result.current.registration).toEqual({ status: 'idle' })
})

test('a registration without a name fails, and is no longer under way', async () => {
  const { config, connector, result } = await start({ registerName: async () => {} })
  await act(() => connect(config, { connector }))
  act(() => result.current.registerName({} as never))
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'PARAMETER_MISSING' }))
  expect(result.current.step).toBeUndefined()
  await expect(result.current.afterRegistration()).resolves.toMatchObject({
    status: 'error',
    error: { code: 'PARAMETER_MISSING' },
  })
})

test.each([
  ['is the error of the registration', false, { status: 'error', name: 'mira' }],
  ['after a reset changes nothing', true, { status: 'idle' }],
])('a failed import of the code %s', async (_, isReset, expected) => {
  const { config, result } = await start({ registerName: async () => {} })
  vi.doMock('./registerName.ts', () => Promise.reject(new Error('gone')))
  try {
    act(() => result.current.registerName({ name: 'mira' }))
    await waitFor(() => expect(result.current.step).toBe('signing'))
    if (isReset) act(() => forgetRegistration(config))
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'LOAD_FAILED' }))
  } finally {
    vi.doUnmock('./registerName.ts')
  }
  expect(result.current.registration).toMatchObject(expected)
})

test.each([
  ['AUTH', {}, 'endpoint-missing'],
  ['ANNOUNCED', { registerName: async () => {} }, 'connector-missing'],
  ['ANNOUNCED', { registerName: async () => {}, registrants: 'any' }, undefined],
] as const)('a wallet of type %s with a service %o: %s', async (type, names, reason) => {
  const { config, connector, result } = await start(names, type)
  await act(() => connect(config, { connector }))
  expect(result.current.reason).toBe(reason)
})

test('suggestions have the zone of the host’s service', async () => {
  const { wrapper } = await start({
    zone: 'orchard.example',
    getSuggestions: async ({ name }) => [{ name: `${name}.orchard.example`, isRegistered: false }],
  })
  const { result } = renderHook(() => useNameSuggestions({ name: 'mira.orchard.example' }), { wrapper })
  expect(result.current.problem).toBeUndefined()
  await waitFor(() =>
    expect(result.current.data).toEqual([{ name: 'mira.orchard.example', isRegistered: false }]),
  )
})
