// Tests of one process share a page. What is rendered ends with its test; what else is left of a file, with the file.
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

configure({ asyncUtilTimeout: 20_000, defaultHidden: false })

afterEach(() => {
  cleanup()
  // It hears of the network from the window, and a test that went offline may have gone before the window was back.
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
