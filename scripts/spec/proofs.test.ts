import { expect, test } from 'vitest'
import { applyLie, hashOf, proofProblems, repaired, proofStatuses, titlePattern, type Lie } from './proofs.ts'

const lie: Lie = { file: 'a.ts', find: 'const WAIT = 500', replace: 'const WAIT = 499' }
const claim = { id: 'S1.1', path: 'a.test.ts', line: 1, title: '' }

test('a lie replaces its text, white space apart', () => {
  expect(applyLie('const WAIT =\n  500\n', lie)).toBe('const WAIT = 499\n')
  expect(applyLie('x', { ...lie, find: 'x', replace: '$&$1' })).toBe('$&$1')
})

test('a lie needs its text exactly once', () => {
  expect(applyLie('const OTHER = 500', lie)).toBeUndefined()
  expect(applyLie('const WAIT = 500; const WAIT = 500', lie)).toBeUndefined()
})

test('a missing text, a missing file, and an unknown statement are problems', () => {
  const proofs = { 'S1.1': { lies: [lie] }, 'S1.9': { reason: 'no code' } }
  expect(proofProblems(['S1.1', 'S1.9'], proofs, () => 'const WAIT = 500')).toEqual([])
  expect(proofProblems(['S1.1', 'S1.9'], proofs, () => 'const WAIT = 600')).toEqual([
    expect.stringContaining('a.ts: a proof of S1.1'),
  ])
  expect(proofProblems(['S1.1', 'S1.9'], proofs, () => undefined)).toHaveLength(1)
  expect(proofProblems(['S1.1'], proofs, () => 'const WAIT = 500')).toEqual([
    'scripts/spec/proofs: S1.9 is not in docs/spec/checklist.md',
  ])
})

test('a text that moved is found in its one file', () => {
  const moved = { path: 'b.ts', code: 'const WAIT = 500' }
  const proofs = { 'S1.1': { lies: [lie] }, 'S1.2': { reason: 'no code' } }
  expect(repaired(proofs, [moved])['S1.1']?.lies).toEqual([{ ...lie, file: 'b.ts' }])
  expect(repaired(proofs, [moved, { ...moved, path: 'c.ts' }])).toEqual(proofs)
  expect(repaired(proofs, [moved, { ...moved, path: 'a.ts' }])).toEqual(proofs)
  expect(hashOf([{ ...lie, file: 'b.ts' }])).toBe(hashOf([lie]))
})

test('titles are matched by statement, alone and in a list', () => {
  const pattern = titlePattern('S2.3', 'S2.27')
  for (const title of ['a [S2.3]', '[S1.1, S2.3] a', 'a [S2.27, S2.28] b']) expect(title).toMatch(pattern)
  for (const title of ['a [S2.30]', 'a S2.3', '[S12.3]', '[S2x3]']) expect(title).not.toMatch(pattern)
})

test('a statement is proven by a result for its present lies, in tests that still name it', () => {
  const proven = { 'S1.1': { hash: hashOf([lie]), tests: ['a.test.ts'] } }
  const statusOf = (...parameters: Parameters<typeof proofStatuses>) =>
    proofStatuses(...parameters).get('S1.1')
  const lies = [lie]
  expect(statusOf(['S1.1'], { 'S1.1': { lies } }, proven, [claim])).toBe('proven')
  expect(statusOf(['S1.1'], { 'S1.1': { lies: [{ ...lie, replace: 'x' }] } }, proven, [claim])).toBe(
    'named only',
  )
  expect(statusOf(['S1.1'], { 'S1.1': { lies } }, proven, [{ ...claim, path: 'b.test.ts' }])).toBe(
    'named only',
  )
  expect(statusOf(['S1.1'], { 'S1.1': { lies } }, {}, [claim])).toBe('named only')
  expect(statusOf(['S1.1'], { 'S1.1': { reason: 'no code' } }, {}, [])).toBe('reason')
  expect(statusOf(['S1.1'], {}, {}, [])).toBe('nothing')
})
