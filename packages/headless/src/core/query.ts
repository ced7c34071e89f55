import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query'

/**
 * Options of a query of Foyer. The key begins with `['foyer', config.id, name, parameters]`; the data is plain JSON.
 */
export type FoyerQueryOptions<data, key extends QueryKey = QueryKey> = {
  readonly queryKey: key
  readonly queryFn: (context: QueryFunctionContext<key>) => Promise<data>
  readonly staleTime: number
  readonly enabled: boolean
  readonly retry?: boolean | ((failureCount: number, error: Error) => boolean)
  /** Refetch interval in ms; `false`: never. */
  readonly refetchInterval?: (query: Query<data, Error, data, key>) => number | false
  /** Data that the page has already, e.g. from another query. */
  readonly initialData?: () => data | undefined
}

/** Options of an infinite query of Foyer. */
export type FoyerInfiniteQueryOptions<page, param, key extends QueryKey = QueryKey> = {
  readonly queryKey: key
  readonly queryFn: (context: QueryFunctionContext<key, param>) => Promise<page>
  readonly initialPageParam: param
  readonly getNextPageParam: (
    last: page,
    pages: readonly page[],
    lastParam: param,
  ) => param | undefined | null
  readonly staleTime: number
  readonly enabled: boolean
  /** Whether focus refetches all pages. @default true */
  readonly refetchOnWindowFocus?: (query: { readonly state: { readonly data?: unknown } }) => boolean
  readonly retry?: boolean | ((failureCount: number, error: Error) => boolean)
}
