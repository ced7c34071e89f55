import { expect, test } from 'vitest'
import { complaintsOf } from './sample.ts'
import { jotaiCheck, queryHooksCheck } from './stateLibraries.ts'

test.each(['jotai', 'jotai/react', 'jotai/utils', 'jotai/react/utils'])(
  'complains of %s, even in tests',
  (name) => {
    const code = `import { atom } from '${name}'`
    expect(complaintsOf(jotaiCheck, { 'packages/headless/src/a.ts': code })).toHaveLength(1)
    expect(complaintsOf(jotaiCheck, { 'packages/headless/src/a.test.ts': code })).toHaveLength(1)
  },
)

test.each(['jotai/vanilla', 'jotai/vanilla/utils'])('allows %s', (name) => {
  const code = `import { atom } from '${name}'`
  expect(complaintsOf(jotaiCheck, { 'packages/headless/src/a.ts': code })).toEqual([])
})

test.each(['{ useQuery }', '{ useMutation as m }', '{ useInfiniteQuery }', '* as query'])(
  'complains of TanStack’s %s outside its two homes',
  (names) => {
    const code = `import ${names} from '@tanstack/react-query'`
    expect(complaintsOf(queryHooksCheck, { 'packages/headless/src/a/hooks/useA.ts': code })).toHaveLength(1)
    expect(complaintsOf(queryHooksCheck, { 'packages/ui-radix/src/views/A/A.tsx': code })).toHaveLength(1)
    expect(complaintsOf(queryHooksCheck, { 'packages/headless/src/react/foyerQuery.ts': code })).toEqual([])
  },
)

test('allows its types and its client', () => {
  const code = `import { QueryClient, type useQuery } from '@tanstack/react-query'`
  expect(complaintsOf(queryHooksCheck, { 'packages/headless/src/config/createConfig.ts': code })).toEqual([])
})
