import { expect, test } from 'vitest'
import { closureOf } from './closureOf.ts'

test('a closure has its roots and their imports, with cycles', () => {
  const imports: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['c', 'a'], c: [], d: ['a'] }
  expect([...closureOf(['a'], (module) => imports[module] ?? [])].toSorted()).toEqual(['a', 'b', 'c'])
})
