// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = async () => ({
  ...(await import('../core/actions.ts')),
  ...(await import('../core/internals.ts')),
  ...(await import('../flows/directory/state.ts')),
  ...(await import('../test/setup.ts')),
  ...(await import('./useListed.ts')),
})
const startListing = vi.fn<typeof import('../flows/directory/lazy.ts').startListing>()
let code: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  // Other files of this process have loaded them without the mock.
  vi.resetModules()
  vi.doMock('../flows/directory/lazy.ts', () => ({ startListing }))
  code = await load()
})
afterEach(() => {
  cleanup()
  vi.doUnmock('../flows/directory/lazy.ts')
  vi.resetModules()
})

test.each(['a retry', 'an opening for another namespace'])(
  'after its code failed to load, %s requests the list again',
  async (how) => {
    const { config } = code.setup({ projectId: 'sample' })
    const internals = code.internalsOf(config)
    const startAs = (run: (onFailed: () => void) => void): void => {
      startListing.mockImplementationOnce((_, onFailed) => {
        run(onFailed)
        return () => {}
      })
    }
    startAs((onFailed) => onFailed())
    const { result } = renderHook(() => code.useListed(config))
    act(() => code.noteConnectIntent(internals))
    expect(result.current.directory).toBe('error')
    startAs(() => code.setListed(internals, { status: 'success' }))
    act(() => {
      if (how === 'a retry') result.current.retry()
      else code.setConnectNamespace(internals, 'solana')
    })
    expect(result.current.directory).toBe('success')
  },
)
