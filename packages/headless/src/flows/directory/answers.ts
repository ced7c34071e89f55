import { abortable } from '@foyer/chains'
import type { QueryKey } from '@tanstack/react-query'
import { atom } from 'jotai/vanilla'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import { joinCall, startCall } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'

/** Answers of the directory to the connect view, by hash of their query keys. */
const answersAtom = atom<Readonly<Record<string, unknown>>>({})

/** Query of the directory that the connect view needs. */
export type DirectoryQueryOptions<data> = Omit<FoyerQueryOptions<data>, 'queryFn'> & {
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<data>
}

/** The directory changes over weeks: it is fresh for the whole page load. */
export const DIRECTORY_STALE_MS: number = Number.POSITIVE_INFINITY

/** Adds the options that these queries share. */
export function directoryQuery<data>(
  config: Config,
  query: Pick<DirectoryQueryOptions<data>, 'queryKey' | 'queryFn' | 'enabled'>,
): DirectoryQueryOptions<data> {
  return { ...query, staleTime: DIRECTORY_STALE_MS, initialData: () => knownAnswer(config, query) }
}

const hashOf = (queryKey: QueryKey): string => JSON.stringify(queryKey)

/** Answer that is already loaded. */
export function knownAnswer<data>(
  config: Config,
  { queryKey }: Pick<DirectoryQueryOptions<data>, 'queryKey' | 'queryFn'>,
): data | undefined {
  const { store, queryClient } = internalsOf(config)
  // The hash of the key identifies the query of the answer.
  const known = store.get(answersAtom)[hashOf(queryKey)] as data | undefined
  return known ?? queryClient?.getQueryData<data>(queryKey)
}

/**
 * Runs a query of the directory without TanStack Query, whose code would load with the first opening. The TanStack
 * query of the same key starts with the answer.
 */
export function askDirectory<data>(
  config: Config,
  query: DirectoryQueryOptions<data>,
  signal?: AbortSignal,
): Promise<data> {
  const internals = internalsOf(config)
  const { store } = internals
  const known = knownAnswer(config, query)
  if (known !== undefined) return Promise.resolve(known)
  const hash = hashOf(query.queryKey)
  const keep = async (own: AbortSignal): Promise<data> => {
    const data = await abortable(query.queryFn({ signal: own }), own)
    store.set(answersAtom, { ...store.get(answersAtom), [hash]: data })
    return data
  }
  return joinCall<data>(internals, hash, signal) ?? startCall(internals, hash, signal, keep)
}
