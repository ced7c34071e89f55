import { useToast, useWalletSearch } from '@foyer/headless'
import { type ReactNode, useEffect } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { NoMatch } from '../shared/NoMatch.tsx'
import { offlineMessages } from '../shared/OfflineNote.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { allWalletsMessages as messages } from './messages.ts'
import { useCount } from './useCount.ts'
import { WalletGrid } from './WalletGrid.tsx'

export type FoundWalletsProps = {
  readonly search: string
  readonly isCertified: boolean
  readonly onClear: () => void
  /** Shown while the query is too short for a search. */
  readonly children: ReactNode
}

/** Results of the search. */
export default function FoundWallets({
  search: typed,
  isCertified,
  onClear,
  children,
}: FoundWalletsProps): ReactNode {
  const query = useWalletSearch({ search: typed, isCertified })
  const { isActive, isPending, isFetching, isSuccess, error, wallets } = query
  const attempt = useRetry(query)
  const t = useTranslate()
  const { show } = useToast()
  const search = typed.trim()
  useEffect(() => {
    if (isCertified) show({ message: t(messages, 'allWallets.certified.on'), variant: 'success' })
  }, [isCertified, show, t])
  useCount(wallets.length, isActive && isSuccess && !isFetching)
  if (!isActive) return children
  if (error && wallets.length === 0)
    return (
      <LoadFailure
        attempt={attempt}
        title={t(messages, 'allWallets.failed')}
        body={undefined}
        offlineBody={t(offlineMessages, 'offline.note')}
      />
    )
  if (isSuccess && wallets.length === 0) {
    return (
      <NoMatch
        title={
          search === ''
            ? t(messages, 'allWallets.noneCertified')
            : t(messages, 'allWallets.none', { query: search })
        }
        onClear={onClear}
      />
    )
  }
  // A new list starts at the top.
  return (
    <WalletGrid
      key={`${search} ${isCertified}`}
      search={search}
      isCertified={isCertified}
      wallets={wallets}
      hasMore={isPending}
      onEnd={() => {}}
    />
  )
}
