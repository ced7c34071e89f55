// @vitest-environment jsdom
import { embeddedWallet } from '@foyer/chains/embedded'
import { mainnet } from '@foyer/chains/networks'
import { createMemoryStorage, createTestFrame } from '@foyer/chains/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Config } from '../core/types.ts'
import { connectEmail } from '../flows/embedded/connectEmail.ts'
import { createConfig } from '../setup/createConfig.ts'
import { untilIdle } from '../test/settled.ts'
import { setup } from '../test/setup.ts'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'

const embedded = () => {
  const frame = createTestFrame()
  const hide = vi.fn<() => void>()
  const createFrame = vi.fn<typeof frame.createFrame>((options) => ({ ...frame.createFrame(options), hide }))
  const { config } = setup({
    networks: [mainnet],
    storage: createMemoryStorage({
      '@foyer-wallet/RECENT_EMAILS': '["mira@example.com","noor@example.com"]',
    }),
    connectors: [embeddedWallet({ createFrame })],
    endpoints: { secureSite: 'https://secure.example' },
    id: 'default',
  })
  return { ...renderHook(() => useEmbeddedWallet({ config })), frame, createFrame, hide, config }
}

test('the frame is placed over the element until it is hidden; hidden before its code has loaded, it is not placed', async () => {
  const { result, frame, hide, config } = embedded()
  expect(result.current.isPresent).toBe(true)
  await act(() => connectEmail(config, { email: 'mira@example.com' }))
  const [left, slot] = [document.createElement('div'), document.createElement('div')]
  document.body.append(left, slot)
  result.current.place(left)()
  const leave = result.current.place(slot)
  await vi.waitUntil(() => frame.placed.length > 0)
  expect(frame.placed).toEqual([slot])
  hide.mockClear()
  leave()
  expect(hide).toHaveBeenCalledOnce()
})

test('a reload makes another frame', async () => {
  const { result, createFrame, config } = embedded()
  await act(() => connectEmail(config, { email: 'mira@example.com' }))
  expect(createFrame).toHaveBeenCalledOnce()
  act(() => result.current.reload())
  expect(createFrame).toHaveBeenCalledTimes(2)
})

test('recent emails are those of the wallet, and can be removed one by one or all', () => {
  const { result } = embedded()
  expect(result.current.recentEmails).toEqual(['mira@example.com', 'noor@example.com'])
  act(() => result.current.forgetEmail('mira@example.com'))
  expect(result.current.recentEmails).toEqual(['noor@example.com'])
  act(() => result.current.forgetEmail())
  expect(result.current.recentEmails).toEqual([])
})

test('placing the frame of a missing wallet is a reported error, and no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const onError = vi.fn()
  const config = createConfig({
    networks: [mainnet],
    storage: createMemoryStorage(),
    debug: false,
    onError,
  }) as Config
  const { result } = renderHook(() => useEmbeddedWallet({ config }))
  expect(result.current.isPresent).toBe(false)
  result.current.place(document.createElement('div'))
  await vi.waitUntil(() => onError.mock.calls.length > 0)
  await untilIdle()
  process.off('unhandledRejection', unhandled)
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'EMBEDDED_WALLET_MISSING' }))
  expect(unhandled).not.toHaveBeenCalled()
})
