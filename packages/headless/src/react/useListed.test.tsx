import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { prepareModal } from '../modal/attachModal.ts'
import { setup } from '../test/setup.ts'
import { FoyerProvider } from './FoyerProvider.tsx'
import { useListed } from './useListed.ts'

const code = vi.hoisted(() => ({ isMissing: true }))
vi.mock('../flows/directory/lazy.ts', () => ({
  loadDirectory: async () => {
    if (code.isMissing) throw new Error('offline')
    return import('../flows/directory/directoryActions.ts')
  },
}))

afterEach(cleanup)

test('a directory whose code does not load is unavailable, and a retry loads it', async () => {
  const fetch = vi.fn(async () => Response.json({ data: [], count: 0 }))
  const { config } = setup({ endpoints: { kit: 'https://directory.test' }, fetch })
  const { result } = renderHook(() => useListed(config), {
    wrapper: ({ children }) => <FoyerProvider config={config}>{children}</FoyerProvider>,
  })
  act(() => void prepareModal(config))
  await waitFor(() => expect(result.current.directory).toBe('error'))
  code.isMissing = false
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.directory).toBe('success'))
})
