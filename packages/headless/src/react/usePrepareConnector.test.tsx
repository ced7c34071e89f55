// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { getConnectors } from '../wallet/connections.ts'
import { useConnectors } from './useConnectors.ts'
import { usePrepareConnector } from './usePrepareConnector.ts'

afterEach(cleanup)

test('loads the code of the connector of the current namespace, once, if the wallet has several', async () => {
  const evm = { ...createTestConnector({ id: 'evm', name: 'Marigold' }), prepare: vi.fn(async () => {}) }
  const svm = {
    ...createTestConnector({ id: 'svm', name: 'Marigold', namespaces: ['solana'] }),
    prepare: vi.fn(async () => {}),
  }
  const { config } = setup({ connectors: [evm, svm] })
  const { result } = renderHook(() => ({
    prepare: usePrepareConnector({ config }),
    entries: useConnectors({ config }),
  }))
  const [entry, ...others] = result.current.entries
  expect(entry?.connectors).toHaveLength(2)
  expect(others).toEqual([])
  for (const _ of ['pointer', 'focus']) result.current.prepare(entry!)
  await vi.waitFor(() => expect(evm.prepare).toHaveBeenCalled())
  expect(evm.prepare).toHaveBeenCalledTimes(1)
  expect(svm.prepare).not.toHaveBeenCalled()
})

test('a failed load is reported, and the wallet stays in the list', async () => {
  const error = new Error('gone')
  const wallet = { ...createTestConnector(), prepare: () => Promise.reject(error) }
  const { config, errors } = setup({ connectors: [wallet] })
  const { result } = renderHook(() => usePrepareConnector({ config }))
  result.current(getConnectors(config)[0]!)
  await vi.waitFor(() => expect(errors).toContain(error))
  expect(getConnectors(config)).toHaveLength(1)
})
