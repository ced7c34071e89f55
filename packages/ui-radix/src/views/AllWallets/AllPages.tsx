import { useWallets } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { CardGridSkeleton } from '../../primitives/CardGrid/CardGridSkeleton.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
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
        onRetry={() => void pages.refetch()}
        retryLabel={t(commonMessages, 'common.retry')}
      />
    )
  }
  return (
    <>
      {WalletGrid ? (
        <WalletGrid
          wallets={pages.wallets}
          hasMore={pages.isPending || (pages.hasNextPage && !hasFailed)}
          onEnd={() => {
            if (!pages.isFetching) void pages.fetchNextPage()
          }}
        />
      ) : (
        <CardGridSkeleton label={t(messages, 'allWallets.list')} />
      )}
      {hasFailed && (
        <Text role="alert" variant="caption" tone="danger" align="center">
          {t(messages, 'allWallets.failed')}{' '}
          <TextLink asChild size="caption">
            <button type="button" onClick={() => void pages.fetchNextPage()}>
              {t(commonMessages, 'common.retry')}
            </button>
          </TextLink>
        </Text>
      )}
    </>
  )
}
