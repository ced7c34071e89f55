// Setup of each test file in Chromium.
import { configure } from '@testing-library/react'
import { vi } from 'vitest'
import { WAIT_TIMEOUT_MS, withWaitTimeout } from './waitTimeout.ts'

// The default of 1 s is too short for a test that loads its modules while other tests run.
configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS })
vi.waitFor = withWaitTimeout(vi.waitFor)
vi.waitUntil = withWaitTimeout(vi.waitUntil)
