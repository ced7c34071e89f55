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
