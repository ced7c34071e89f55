import { expect, test } from 'vitest'
import { namesCheck } from './names.ts'
import { problemsOf } from './sample.ts'

const find = (code: string): string[] => problemsOf(namesCheck, { 'packages/chains/src/a.ts': code })

test.each([
  'const told = []',
  'let heard',
  'function tellUser() {}',
  'const run = (said) => said',
  'const hearUri = () => 1',
])('reports %s', (code) => {
  expect(find(code)).toHaveLength(1)
})

test.each([
  'const reported = []',
  'frame.say("READY")',
  'const { told: reported } = lies',
  'const essay = 1',
  'const x = { told: 1 }',
])('allows %s', (code) => {
  expect(find(code)).toEqual([])
})
