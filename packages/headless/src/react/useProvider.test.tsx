// @vitest-environment jsdom
import { eip155 } from '@foyer/chains/eip155'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse } from '../flows/policies/rules.ts'
import { BOB, setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { FoyerProvider } from './FoyerProvider.tsx'
import { useProvider } from './useProvider.ts'

afterEach(cleanup)

type Provider = {
  readonly request: (asked: { method: string; params?: readonly unknown[] }) => Promise<unknown>
}

test('requests of the provider pass the policies, those of the raw provider do not, and both keep their identity', async () => {
  const asked: string[] = []
  const raw: Provider = { request: async ({ method }) => void asked.push(method) }
  const wallet = Object.assign(createTestConnector(), { getProvider: () => raw })
  const { config } = setup({
    connectors: [wallet],
    adapters: [eip155({ isAnnouncedEnabled: false, isInjectedEnabled: false })],
    policies: [() => refuse('not here')],
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FoyerProvider config={config}>{children}</FoyerProvider>
  )
  const { result, rerender } = renderHook(() => [useProvider(), useProvider({ isRaw: true })] as const, {
    wrapper,
  })
  await connect(config, { connector: wallet })
  await waitFor(() => expect(result.current[1]).toBe(raw))
  await waitFor(() => expect(result.current[0]).toBeDefined())
  const provider = result.current[0] as Provider
  asked.length = 0
  const sending = provider.request({ method: 'eth_sendTransaction', params: [{ to: BOB }] })
  await expect(sending).rejects.toMatchObject({ code: 4100 })
  expect(asked).toEqual([])
  rerender()
  expect(result.current[0]).toBe(provider)
})

test('without the code that reviews requests there is no provider, not even an unreviewed one', async () => {
  const raw: Provider = { request: async () => undefined }
  const wallet = Object.assign(createTestConnector(), { getProvider: () => raw })
  const importReviewProvider = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const onError = vi.fn()
  const { config } = setup({
    connectors: [wallet],
    adapters: [{ ...eip155({ isAnnouncedEnabled: false, isInjectedEnabled: false }), importReviewProvider }],
    onError,
  })
  const { result } = renderHook(() => [useProvider(), useProvider({ isRaw: true })] as const, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <FoyerProvider config={config}>{children}</FoyerProvider>
    ),
  })
  await connect(config, { connector: wallet })
  await waitFor(() => expect(result.current[1]).toBe(raw))
  await waitFor(() =>
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to fetch' })),
  )
  expect(result.current[0]).toBeUndefined()
})
