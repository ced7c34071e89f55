import { expect, test } from 'vitest'
import { nearestTests, readImporters } from './nearestTests.ts'

test('tests of the folder come first, then those with the fewest files between', () => {
  const importers = new Map([
    ['a/rules.ts', ['b/far.ts', 'b/direct.test.ts', 'a/rules.test.ts']],
    ['b/far.ts', ['c/far.test.tsx', 'b/far.ts']],
  ])
  expect(nearestTests('a/rules.ts', importers)).toEqual([
    'a/rules.test.ts',
    'b/direct.test.ts',
    'c/far.test.tsx',
  ])
})

test('reads relative imports, `import()` and the entries of our packages', () => {
  const importers = readImporters()
  expect(importers.get('packages/chains/src/units.ts')).toContain('packages/chains/src/units.test.ts')
  expect(importers.get('packages/chains/src/exports/index.ts')).toContain(
    'packages/headless/src/flows/policies/defaultPolicies.ts',
  )
  expect(importers.get('packages/headless/src/flows/policies/askVisitor.ts')).toContain(
    'packages/headless/src/flows/policies/defaultPolicies.ts',
  )
})
