import { fileCheck } from './check.ts'
import { packageOf } from './source.ts'

const queryHooks = new Set([
  'useQuery',
  'useQueries',
  'useMutation',
  'useInfiniteQuery',
  'useSuspenseQuery',
  'useSuspenseInfiniteQuery',
])
const mayUseQueryHooks = new Set([
  'packages/headless/src/react/foyerInfiniteQuery.ts',
  'packages/headless/src/react/foyerQuery.ts',
  'packages/headless/src/react/foyerMutation.ts',
])

export const jotaiCheck = fileCheck('jotai without its React half', (source) =>
  source.imports
    .filter(({ specifier }) => /^jotai($|\/)/.test(specifier) && !/^jotai\/vanilla($|\/)/.test(specifier))
    .map(({ line, specifier }) => ({
      line,
      text: `imports '${specifier}', which falls back to a store that everyone shares: use jotai/vanilla and useConfigAtom`,
    })),
)

export const queryHooksCheck = fileCheck(
  'TanStack hooks only behind foyerQuery and foyerMutation',
  (source) => {
    if (!packageOf(source.path) || mayUseQueryHooks.has(source.path)) return []
    return source.imports
      .filter(({ specifier }) => specifier === '@tanstack/react-query')
      .flatMap(({ line, names }) =>
        names
          .filter(({ name, isType }) => !isType && (queryHooks.has(name) || name === '*'))
          .map(({ name }) => ({
            line,
            text: `imports ${name}: a host's defaults would decide about retries and offline; use foyerQuery or foyerMutation`,
          })),
      )
  },
)
