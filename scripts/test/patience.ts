// `vi.waitFor` has no setting for how long it waits; a second is little where eight things run at once.
import { vi } from 'vitest'
import { patient } from './patient.ts'

vi.waitFor = patient(vi.waitFor)
vi.waitUntil = patient(vi.waitUntil)
