import { useWallets, useWalletSearch } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useNeededPart } from '../../load/useNeededPart.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { CardPlaces } from '../../primitives/CardGrid/CardPlaces.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { SearchIcon } from '../../primitives/Icon/SearchIcon.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'
import { allWalletsMessages as messages } from './messages.ts'
import { Toolbar } from './parts/Toolbar.tsx'
import type { WalletGridProps } from './parts/WalletGrid.tsx'

// Showing them is code of its own, which comes while the first of them are asked for.
const importGrid = () => import('./parts/WalletGrid.tsx')

/** The whole directory, to look through and to search. */
export default function AllWallets(): ReactElement {
  const t = useTranslate()
  const WalletGrid = useNeededPart<WalletGridProps>(importGrid)
  const [search, setSearch] = useState('')
  const [isCertified, setCertified] = useState(false)
  const pages = useWallets()
  const found = useWalletSearch({ search, isCertified })
  const query = found.isActive ? found : pages
  const hasFailed = query.isError && !query.isFetching
  useCount(query.wallets.length, query.isSuccess && !query.isFetching)

  const clear = (): void => {
    setSearch('')
    setCertified(false)
  }
  return (
    <Stack gap={12}>
      <Toolbar {...{ search, setSearch, isCertified, setCertified }} />
      {query.isPending && query.fetchStatus === 'idle' ? (
        <EmptyState title={t(messages, 'allWallets.off')} />
      ) : hasFailed && query.wallets.length === 0 ? (
        <ErrorState
          title={t(messages, 'allWallets.failed')}
          onRetry={() => void query.refetch()}
          retryLabel={t(common, 'common.retry')}
        />
      ) : found.isActive && found.isSuccess && found.wallets.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size={24} />}
          title={
            search.trim() === ''
              ? t(messages, 'allWallets.noneCertified')
              : t(messages, 'allWallets.none', { query: search.trim() })
          }
        >
          <Button variant="neutral" onClick={clear}>
            {t(messages, 'allWallets.clear')}
          </Button>
        </EmptyState>
      ) : (
        <>
          {WalletGrid ? (
            <WalletGrid
              // Another list begins at its top.
              key={found.isActive ? `${search.trim()} ${isCertified}` : ''}
              wallets={query.wallets}
              hasMore={query.isPending || (!found.isActive && pages.hasNextPage && !hasFailed)}
              onEnd={() => {
                if (!pages.isFetching) void pages.fetchNextPage()
              }}
            />
          ) : (
            <CardPlaces label={t(messages, 'allWallets.list')} />
          )}
          {hasFailed && (
            <Text role="alert" variant="caption" tone="danger" align="center">
              {t(messages, 'allWallets.failed')}{' '}
              <TextLink asChild size="caption">
                <button type="button" onClick={() => void pages.fetchNextPage()}>
                  {t(common, 'common.retry')}
                </button>
              </TextLink>
            </Text>
          )}
        </>
      )}
    </Stack>
  )
}

/** Those who do not see the grid hear how many there are. */
function useCount(n: number, isKnown: boolean): void {
  const t = useTranslate()
  const { announce } = useShell()
  useEffect(() => {
    if (isKnown) announce(t(messages, 'allWallets.count', { n }))
  }, [isKnown, n, announce, t])
}
