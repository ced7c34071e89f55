import { expect, test } from 'vitest'
import { missingPaths } from './namedPaths.ts'

const files = [
  'packages/headless/src/wallet/state.ts',
  'packages/headless/src/react/useSend.ts',
  'packages/ui-radix/src/views/buyRoutes.ts',
]

test.each([
  ['a file name', 'The rest is in `limits.ts`.'],
  ['a file of another folder', 'See `data/state.ts`.'],
  ['the end of a file name', 'See `Routes.ts`.'],
  ['a folder', 'In `headless/src/flows`.'],
  ['a pattern without a file', 'The tables are `wallet/*Routes.ts`.'],
])('reports %s that does not exist', (_, text) => {
  expect(missingPaths(`# Title\n${text}`, files)).toEqual([expect.stringMatching(/^2 there is no /)])
})

test.each([
  'The state is in `wallet/state.ts` and `state.ts`, in `packages/headless/src`.',
  'The tables are `views/*Routes.ts`, the hooks `use<X>.ts`.',
  'Call `createConfig`, import `@foyer/headless/viem`, run `.ci/run DIR`.',
  '```ts\n// `limits.ts`\n```',
])('allows “%s”', (text) => {
  expect(missingPaths(text, files)).toEqual([])
})
