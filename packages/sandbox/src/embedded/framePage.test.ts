import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { framePage } from './framePage.ts'

const [, script = ''] = /<script>(.*)<\/script>/s.exec(framePage) ?? []

/** Runs the page's script in a window without a document, framed by `parent` or alone. */
function open(parent?: object): void {
  const element = { addEventListener: () => undefined }
  const page = createContext({
    addEventListener: () => undefined,
    crypto,
    document: { querySelector: () => element },
    localStorage: { getItem: () => 'visitor', setItem: () => undefined },
  })
  page['window'] = page
  page['parent'] = parent ?? page
  runInContext(script, page)
}

test('[S8.47] the page throws outside of a frame, and posts READY to its parent inside of one', () => {
  expect(() => open()).toThrow('W3mFrame: parent is not set')
  const postMessage = vi.fn()
  open({ postMessage })
  expect(postMessage).toHaveBeenCalledWith({ type: '@w3m-frame/READY', payload: { version: '4' } }, '*')
})
