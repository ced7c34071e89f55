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
  ['of its own', () => Object.defineProperty({}, 'localStorage', deny(true)) as Page],
  ['by its prototype', () => Object.create(Object.defineProperty({}, 'localStorage', deny(true))) as Page],
])('a page denied storage, %s, has none until the undo', (_, create) => {
  const page = create()
  const undo = hideDeniedStorage(page)
  expect(page.localStorage).toBeUndefined()
  undo()
  expect(() => page.localStorage).toThrow('denied')
})

test('two at a time: the page is as before after both', () => {
  const page: Page = Object.defineProperty({}, 'localStorage', deny(true))
  const undo = [hideDeniedStorage(page), hideDeniedStorage(page)]
  for (const each of undo) each()
  expect(() => page.localStorage).toThrow('denied')
})

test('a property that cannot be hidden, and storage that is not denied, stay', () => {
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
