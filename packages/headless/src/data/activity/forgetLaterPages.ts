import type { InfiniteData } from '@tanstack/query-core'
import type { Config } from '../../core/types.ts'
import type { TransactionsQueryKey } from './queries.ts'
import type { TransactionPage } from './types.ts'

/** Keeps the first page of a history that nobody looks at: whoever opens it next begins there, with one request. */
export function forgetLaterPages({ queryClient }: Config, queryKey: TransactionsQueryKey): void {
  const query = queryClient.getQueryCache().find({ queryKey })
  if (!query || query.getObserversCount() > 0) return
  queryClient.setQueryData<InfiniteData<TransactionPage>>(
    queryKey,
    (data) =>
      data && data.pages.length > 1
        ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
        : undefined,
    { updatedAt: query.state.dataUpdatedAt },
  )
}
