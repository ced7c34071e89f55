import { useWallets } from '@foyer/headless'
import type { ReactElement } from 'react'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { ListFailure } from '../shared/ListFailure.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { offlineMessages } from '../shared/OfflineNote.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { messages as listMessages } from '../shared/wallets/ConnectList.tsx'
import { allWalletsMessages as messages } from './messages.ts'
import { useCount } from './useCount.ts'
import { WalletGrid } from './WalletGrid.tsx'

/** All wallets, page by page. */
export function AllPages(): ReactElement {
  const t = useTranslate()
  const pages = useWallets()
  const { wallets, error, isFetching, hasNextPage } = pages
  const askOn = (): void => void pages.fetchNextPage()
  const attempt = useRetry({ error, isFetching, refetch: pages.isFetchNextPageError ? askOn : pages.refetch })
  const { retry, isRetrying, isOffline, role } = attempt
  const offline = t(offlineMessages, 'offline.note')
  useCount(wallets.length, pages.isSuccess && !isFetching)
  if (pages.isPending && pages.fetchStatus === 'idle')
    return <EmptyView drawing="door" title={t(messages, 'allWallets.off')} />
  if (error && wallets.length === 0)
    return (
      <LoadFailure
        attempt={attempt}
        title={t(messages, 'allWallets.failed')}
        body={undefined}
        offlineBody={offline}
      />
    )
  // No wallet of the directory supports the networks of the app.
  if (pages.isSuccess && wallets.length === 0 && !hasNextPage) {
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
        wallets={wallets}
        hasMore={pages.isPending || (hasNextPage && !error)}
        // The grid reports an end once, so the next page is fetched even if a refetch of the pages is running.
        onEnd={askOn}
      />
      {error && (
        <ListFailure
          role={role}
          text={isOffline ? offline : failureText(t, error, t(messages, 'allWallets.failed'))}
          isRetrying={isRetrying}
          onRetry={isOffline ? undefined : retry}
        />
      )}
    </>
  )
}
