// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { pageOf } from './createSiwx.ts'

const page = location.href
afterEach(() => history.replaceState(null, '', page))

test.each([
  ['/login', '/login'],
  ['/login?token=secret', '/login'],
  ['/login#access_token=secret', '/login'],
  ['/a?b#c?d#e', '/a'],
  ['/a|b', '/a%7Cb'],
  ['/docs/[slug]', '/docs/%5Bslug%5D'],
  ['/100%/é%20', '/100%25/%C3%A9%20'],
])('the message on the page %s has a uri that ends with %s, without query and fragment', (path, expected) => {
  history.replaceState(null, '', path)
  expect(pageOf({}).uri).toBe(`${location.origin}${expected}`)
})

test('a uri of the options is used unchanged', () => {
  expect(pageOf({ uri: 'https://app.example/?a=1#b' }).uri).toBe('https://app.example/?a=1#b')
})
