// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createFrameHost, type FrameHost } from './createFrameHost.ts'

const ORIGIN = 'https://secure.example'
const onMessage = vi.fn()
let host: FrameHost | undefined

function put(): Window {
  host = createFrameHost({ src: `${ORIGIN}/sdk`, title: 'Secure wallet', id: 'secure', onMessage })
  return (document.getElementById('secure') as HTMLIFrameElement).contentWindow as Window
}
const dispatch = (init: MessageEventInit): boolean => window.dispatchEvent(new MessageEvent('message', init))

afterEach(() => {
  host?.destroy()
  onMessage.mockReset()
})

test('only messages of the iframe and its origin are accepted, and none after it is removed', () => {
  const frame = put()
  const data = { type: '@w3m-frame/GET_USER_SUCCESS', payload: { address: 'evil' } }
  dispatch({ data, source: window, origin: ORIGIN })
  dispatch({ data, source: window, origin: location.origin })
  dispatch({ data, source: null, origin: ORIGIN })
  dispatch({ data, source: frame, origin: 'https://evil.example' })
  dispatch({ data, source: frame, origin: `${ORIGIN}.evil.example` })
  dispatch({ data, source: frame, origin: 'null' })
  expect(onMessage).not.toHaveBeenCalled()
  dispatch({ data, source: frame, origin: ORIGIN })
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(data)
  host?.destroy()
  dispatch({ data, source: frame, origin: ORIGIN })
  expect(onMessage).toHaveBeenCalledOnce()
})

test("messages are posted to the frame's origin only", () => {
  const post = vi.spyOn(put(), 'postMessage').mockImplementation(() => undefined)
  host?.post({ id: '1', type: '@w3m-app/IS_CONNECTED' })
  expect(post).toHaveBeenCalledExactlyOnceWith({ id: '1', type: '@w3m-app/IS_CONNECTED' }, ORIGIN)
})
