import { test, vi } from 'vitest'
import { createFrameHost } from './createFrameHost.ts'

test('[S8.44] the browser reports a frame that the Content Security Policy blocks', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "frame-src 'self'"
  document.head.append(policy)
  const onError = vi.fn()
  const host = createFrameHost({ src: 'https://secure.example/sdk', title: 'Secure wallet', onError })
  await vi.waitUntil(() => onError.mock.calls.length > 0)
  host.destroy()
})
