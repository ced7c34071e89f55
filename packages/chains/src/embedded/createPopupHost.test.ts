// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createPopupHost } from './createPopupHost.ts'

afterEach(() => vi.restoreAllMocks())

test('[S4.13] the popup of a social login measures 600 by 800', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  createPopupHost({ src: 'https://secure.example/loading' })
  const [url, name, features = ''] = open.mock.calls[0] ?? []
  expect([url, name]).toEqual(['https://secure.example/loading', 'popupWindow'])
  expect(features.split(',')).toEqual(expect.arrayContaining(['width=600', 'height=800']))
  createPopupHost({ src: 'https://secure.example/loading', name: 'another' })
  expect(open.mock.lastCall?.[1]).toBe('another')
})

test('createPopup returns undefined if the browser blocks the popup', () => {
  vi.spyOn(window, 'open')
    .mockReturnValueOnce(null)
    .mockImplementationOnce(() => {
      throw new DOMException('blocked')
    })
  expect(createPopupHost({ src: 'https://secure.example/loading' })).toBeUndefined()
  expect(createPopupHost({ src: 'https://secure.example/loading' })).toBeUndefined()
})

test('a message is from the site only with its exact origin, and from the window only as its source', () => {
  const { contentWindow: popup } = document.body.appendChild(document.createElement('iframe'))
  vi.spyOn(window, 'open').mockReturnValue(popup)
  const listener = vi.fn()
  const stop = createPopupHost({ src: 'https://secure.example/loading' })?.subscribe(listener)
  const receive = (init: MessageEventInit): unknown => {
    window.dispatchEvent(new MessageEvent('message', init))
    return listener.mock.lastCall?.[0]
  }
  const data = { resultUri: '?auth=token' }
  const from = (isFromSite: boolean, isFromWindow: boolean) => ({ data, isFromSite, isFromWindow })
  const origin = 'https://secure.example'
  expect(receive({ data, source: popup, origin })).toEqual(from(true, true))
  expect(receive({ data, source: window, origin })).toEqual(from(true, false))
  expect(receive({ data, source: null, origin })).toEqual(from(true, false))
  for (const foreign of [`${origin}.evil.example`, 'http://secure.example', location.origin, 'null', ''])
    expect(receive({ data, source: popup, origin: foreign })).toEqual(from(false, true))
  stop?.()
  receive({ data, source: popup, origin })
  expect(listener).toHaveBeenCalledTimes(8)
})
