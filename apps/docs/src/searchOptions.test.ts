import { expect, test } from 'vitest'
import { searchOptions } from './searchOptions.ts'

test('guides come before the reference, and lists of types last', () => {
  const ids = [
    '/connecting#walletconnect',
    '/alerts#x',
    '/reference/hooks#useconnect',
    '/reference/chains#types',
  ]
  const boosts = ids.map((id) => searchOptions.boostDocument(id, 'chain'))
  expect(boosts).toEqual(boosts.toSorted((a, b) => b - a))
  expect(new Set(boosts).size).toBe(ids.length)
  expect(searchOptions.boostDocument('/reference/hooks#useconnect', 'useconnect')).toBeGreaterThan(1)
})

test('lists of errors come after guides, except for a search of errors', () => {
  expect(searchOptions.boostDocument('/errors#connections', 'disconnect')).toBeLessThan(1)
  expect(searchOptions.boostDocument('/errors#handle-an-error', 'errors')).toBe(1)
})

test('only long words are searched with typing errors', () => {
  expect(searchOptions.fuzzy('siwe')).toBe(false)
  expect(searchOptions.fuzzy('walletconect')).toBeGreaterThan(0)
})

test('a term of another library is searched together with its term in the pages', () => {
  expect(searchOptions.processTerm('NextJS')).toEqual(['nextjs', 'next'])
  expect(searchOptions.processTerm('disconnect')).toContain('usedisconnect')
  expect(searchOptions.processTerm('SIWE')).toEqual(['siwe'])
})
