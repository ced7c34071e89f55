import { useWallets } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { ListFailure } from '../shared/ListFailure.tsx'
import { messages as listMessages } from '../shared/wallets/ConnectList.tsx'
import { allWalletsMessages as messages } from './messages.ts'
import { useCount } from './useCount.ts'
import { WalletGrid } from './WalletGrid.tsx'

/** All wallets, page by page. */
export function AllPages(): ReactElement {
  const t = useTranslate()
  const pages = useWallets()
  const hasFailed = pages.isError && !pages.isFetching
  useCount(pages.wallets.length, pages.isSuccess && !pages.isFetching)
  if (pages.isPending && pages.fetchStatus === 'idle')
    return <EmptyView drawing="door" title={t(messages, 'allWallets.off')} />
  if (hasFailed && pages.wallets.length === 0) {
    return (
      <ErrorState
        title={t(messages, 'allWallets.failed')}
        body={failureText(t, pages.error, undefined)}
        onRetry={() => void pages.refetch()}
        retryLabel={t(commonMessages, 'common.retry')}
      />
    )
  }
  // No wallet of the directory supports the networks of the app.
  if (pages.isSuccess && pages.wallets.length === 0 && !pages.hasNextPage) {
    return (
      <EmptyView
        drawing="wallet"
        title={t(listMessages, 'connect.empty.title')}
        body={t(listMessages, 'connect.empty.body')}
      />
    )
  }
  return (
    <>
      <WalletGrid
        wallets={pages.wallets}
        hasMore={pages.isPending || (pages.hasNextPage && !hasFailed)}
        // The grid reports an end once, so the next page is fetched even if a refetch of the pages is running.
        onEnd={() => void pages.fetchNextPage()}
      />
      {hasFailed && (
        <ListFailure
          text={failureText(t, pages.error, t(messages, 'allWallets.failed'))}
          onRetry={() => void pages.fetchNextPage()}
        />
      )}
    </>
  )
}
