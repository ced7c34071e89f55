import { expect, test } from 'vitest'
import { tscProblems } from './tscProblems.ts'

test('keeps our errors with their explanations, and drops those of tools', () => {
  const output = [
    "node_modules/.pnpm/tool/ui.tsx(65,7): error TS2322: Type 'A' is not assignable.",
    '  because of the tool',
    "packages/chains/src/a.ts(1,1): error TS2322: Type 'B' is not assignable.",
    '  because of us',
    "error TS18003: No inputs were found in config file '/x/tsconfig.json'.",
    '',
  ].join('\n')
  expect(tscProblems(output)).toEqual([
    "packages/chains/src/a.ts(1,1): error TS2322: Type 'B' is not assignable.",
    '  because of us',
    "error TS18003: No inputs were found in config file '/x/tsconfig.json'.",
  ])
})
