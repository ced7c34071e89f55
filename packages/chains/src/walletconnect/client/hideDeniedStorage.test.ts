import { expect, test } from 'vitest'
import { hideDeniedStorage } from './hideDeniedStorage.ts'

type Page = { readonly localStorage?: unknown }

const deny = (isConfigurable: boolean): PropertyDescriptor => ({
  configurable: isConfigurable,
  get: () => {
    throw new DOMException('denied', 'SecurityError')
  },
})

test.each([
  ['as own property', () => Object.defineProperty({}, 'localStorage', deny(true)) as Page],
  [
    'as property of its prototype',
    () => Object.create(Object.defineProperty({}, 'localStorage', deny(true))) as Page,
  ],
])('denied localStorage, %s, is hidden until it is restored', (_, create) => {
  const page = create()
  const undo = hideDeniedStorage(page)
  expect(page.localStorage).toBeUndefined()
  undo()
  expect(() => page.localStorage).toThrow('denied')
})

test('two callers at a time: the page is restored after both', () => {
  const page: Page = Object.defineProperty({}, 'localStorage', deny(true))
  const undo = [hideDeniedStorage(page), hideDeniedStorage(page)]
  for (const each of undo) each()
  expect(() => page.localStorage).toThrow('denied')
})

test('a property that is not configurable, and storage that is not denied, are unchanged', () => {
  const fixed: Page = Object.defineProperty({}, 'localStorage', deny(false))
  hideDeniedStorage(fixed)()
  expect(() => fixed.localStorage).toThrow('denied')
  const storage = {}
  const page: Page = { localStorage: storage }
  const undo = hideDeniedStorage(page)
  expect(page.localStorage).toBe(storage)
  undo()
  expect(page.localStorage).toBe(storage)
})
