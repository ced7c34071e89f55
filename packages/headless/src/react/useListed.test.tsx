// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteConnectIntent } from '../core/actions.ts'
import { internalsOf } from '../core/internals.ts'
import { startListing } from '../flows/directory/lazy.ts'
import { setConnectNamespace, setListed } from '../flows/directory/state.ts'
import { setup } from '../test/setup.ts'
import { useListed } from './useListed.ts'

vi.mock('../flows/directory/lazy.ts', { spy: true })

afterEach(cleanup)

test.each([
  ['a retry', ({ retry }: ReturnType<typeof useListed>) => retry()],
  [
    'an opening for another namespace',
    (_: unknown, config: Parameters<typeof useListed>[0]) =>
      setConnectNamespace(internalsOf(config), 'solana'),
  ],
])('after its code failed to load, %s requests the list again', async (_, repeat) => {
  const { config } = setup({ projectId: 'sample' })
  const internals = internalsOf(config)
  const startAs = (run: (onFailed: () => void) => void): void => {
    vi.mocked(startListing).mockImplementationOnce((__, onFailed) => {
      run(onFailed)
      return () => {}
    })
  }
  startAs((onFailed) => onFailed())
  const { result } = renderHook(() => useListed(config))
  act(() => noteConnectIntent(internals))
  expect(result.current.directory).toBe('error')
  startAs(() => setListed(internals, { status: 'success' }))
  act(() => repeat(result.current, config))
  expect(result.current.directory).toBe('success')
})
