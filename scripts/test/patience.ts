// `vi.waitFor` has no setting for its time limit; a second is short where eight processes run at once.
import { afterAll, vi } from 'vitest'
import { patient } from './patient.ts'

vi.waitFor = patient(vi.waitFor)
vi.waitUntil = patient(vi.waitUntil)

// Files of one process share their modules: a dynamic import that is cut off by the end of a file fails in the next.
afterAll(() => vi.dynamicImportSettled())
