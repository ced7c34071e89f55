import { expect, test } from 'vitest'
import { sizesOf, sourceFiles } from './sizes.ts'

test('counts files and lines, and finds the median, the 95th percentile, the longest and the short ones', () => {
  const lineCounts = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(sizesOf(lineCounts)).toEqual({ files: 100, lines: 5050, median: 50, p95: 95, max: 100, short: 10 })
})

test('a package without files has only zeros', () => {
  expect(sizesOf([])).toEqual({ files: 0, lines: 0, median: 0, p95: 0, max: 0, short: 0 })
})

test('reads sources without tests, stories and languages', () => {
  const files = sourceFiles('ui-radix')
  expect(files).toContain('packages/ui-radix/src/exports/index.ts')
  expect(files.filter((path) => /\.(test|stories)\.|\/test\/|\/locales\//.test(path))).toEqual([])
})
