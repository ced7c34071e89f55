// Tests of one process share a page. Rendered content is removed after each test, the rest after each file.
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { PATIENCE_MS } from './patient.ts'

configure({ asyncUtilTimeout: PATIENCE_MS, defaultHidden: false })

afterEach(() => {
  cleanup()
  // It listens to the window, and a test that went offline may end before the window is online again.
  onlineManager.setOnline(true)
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // Some files are servers.
  if (typeof document === 'undefined') return
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
