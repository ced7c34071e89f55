// Tests of one process share a page. Rendered content is removed after each test, the rest after each file.
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { WAIT_TIMEOUT_MS } from './waitTimeout.ts'

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS, defaultHidden: false })

// In development React 19 captures a stack for each element, up to 10,000 per second. No test reads them, and they take
// a tenth of the time.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  })

afterEach(() => {
  cleanup()
  // The online manager listens to the window, and a test may end before the window is online again.
  onlineManager.setOnline(true)
  // jsdom has no clipboard; tests define one.
  if (typeof navigator !== 'undefined') Reflect.deleteProperty(navigator, 'clipboard')
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // Some files have no window.
  if (typeof document === 'undefined') return
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
