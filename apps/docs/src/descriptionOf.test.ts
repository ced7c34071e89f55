import { expect, test } from 'vitest'
import { descriptionOf } from './descriptionOf.ts'
import { documentPages } from './pages.ts'
import { referencePages } from './referencePages.ts'

test('each page has a description of its own, short enough for a search engine', () => {
  const texts = [...documentPages, ...referencePages].map(({ path }) => descriptionOf(path) ?? '')
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => text.length < 50 || text.length > 180)).toEqual([])
})

test('a description names the subject of a guide and the import of a reference', () => {
  expect(descriptionOf('swap')).toMatch(/^Swap: quotes, slippage/)
  expect(descriptionOf('reference/queries')).toContain('@foyer/headless/query')
  expect(descriptionOf('index')).toBeUndefined()
})
