// Setup of each test file in Node and jsdom.
import { afterAll, vi } from 'vitest'
import { withSettledImports } from './settledImports.ts'
import { withWaitTimeout } from './waitTimeout.ts'

// No setting of Vitest changes the default timeout of 1 s, which is too short on a busy machine.
vi.waitFor = withWaitTimeout(vi.waitFor)
vi.waitUntil = withWaitTimeout(vi.waitUntil)

vi.advanceTimersByTimeAsync = withSettledImports(vi.advanceTimersByTimeAsync)

// The files of a process share modules: an import that is pending at the end of one file would fail in the next file.
afterAll(() => vi.dynamicImportSettled())
