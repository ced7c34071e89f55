import { expect, test } from 'vitest'
import { problemsOf } from './sample.ts'
import { testedRulesCheck } from './testedRules.ts'

const path = 'packages/headless/src/flows/receive/rules.test.ts'
const find = (code: string, file: string = path): string[] => problemsOf(testedRulesCheck, { [file]: code })

test.each([
  "import { receivingNetworks } from './state.ts'",
  "import { type Receiving, receivingNetworks } from './state.ts'",
])('finds a tested rule outside of the files of rules: %s', (code) => {
  expect(find(code)).toEqual([`${path}:1 tests a rule of ./state.ts: move the rule to a file of rules`])
})

test.each([
  ['rules of the folder', "import { receivingNetworks } from './rules.ts'", path],
  ['named rules of another folder', "import { decide } from '../swap/quoteRules.ts'", path],
  ['types', "import type { Receiving } from './state.ts'", path],
  ['data of core', "import { defaultFeatures } from '../../core/features.ts'", path],
  ['packages', "import { mainnet } from '@foyer/chains/networks'", path],
  [
    'state in other tests',
    "import { receivingAtom } from './state.ts'",
    'packages/headless/src/flows/receive/receive.test.ts',
  ],
])('allows %s', (_, code, file) => {
  expect(find(code, file)).toEqual([])
})
