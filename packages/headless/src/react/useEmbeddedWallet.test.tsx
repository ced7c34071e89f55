// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mainnet } from '@foyer/chains/networks'
import { createMemoryStorage } from '@foyer/chains/testing'
import type { Config } from '../core/types.ts'
import { createConfig } from '../setup/createConfig.ts'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'

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
  result.current.place(document.createElement('div'))
  await vi.waitUntil(() => onError.mock.calls.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 10))
  process.off('unhandledRejection', unhandled)
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'EMBEDDED_WALLET_MISSING' }))
  expect(unhandled).not.toHaveBeenCalled()
})
