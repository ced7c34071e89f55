import {
  type DirectoryWallet,
  useChooseWallet,
  useConnectors,
  useRouteData,
  useWallets,
  useWalletSearch,
} from '@foyer/headless'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { CardGrid } from '../../primitives/CardGrid/CardGrid.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { SearchIcon } from '../../primitives/Icon/SearchIcon.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'
import { allWalletsMessages as messages } from './messages.ts'
import { Toolbar } from './parts/Toolbar.tsx'

/** The whole directory, to look through and to search. */
export default function AllWallets(): ReactElement {
  const t = useTranslate()
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
          <Grid
            // Another list begins at its top.
            key={found.isActive ? `${search.trim()} ${isCertified}` : ''}
            wallets={query.wallets}
            hasMore={query.isPending || (!found.isActive && pages.hasNextPage && !hasFailed)}
            onEnd={() => {
              if (!pages.isFetching) void pages.fetchNextPage()
            }}
          />
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

type GridProps = {
  readonly wallets: readonly DirectoryWallet[]
  readonly hasMore: boolean
  readonly onEnd: () => void
}

function Grid({ wallets, hasMore, onEnd }: GridProps): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const choose = useChooseWallet()
  const redirectView = useRouteData('AllWallets')?.redirectView
  const installed = useInstalled()
  return (
    <CardGrid
      label={t(messages, 'allWallets.list')}
      count={wallets.length}
      cardAt={(index) => {
        const wallet = wallets[index]
        return {
          key: wallet?.id ?? '',
          name: wallet?.name ?? '',
          imageSrc: wallet?.imageUrl,
          installed: wallet && installed(wallet) ? t(common, 'badge.installed') : undefined,
          certified: wallet?.badge && t(messages, 'allWallets.certified.mark'),
        }
      }}
      hasMore={hasMore}
      onEnd={onEnd}
      onChoose={(index) => {
        const wallet = wallets[index]
        if (wallet) choose({ wallet }, { redirectView, displayIndex: index })
      }}
      onIntent={(index) => {
        const wallet = wallets[index]
        preload(wallet && installed(wallet) ? 'ConnectingExternal' : 'ConnectingWalletConnect')
      }}
    />
  )
}

/** Whether a wallet of the directory is in this page. */
function useInstalled(): (wallet: DirectoryWallet) => boolean {
  const connectors = useConnectors()
  const names = useMemo(() => new Set(connectors.flatMap(({ rdns, id }) => [id, rdns])), [connectors])
  return useCallback(({ id, rdns }) => names.has(id) || (rdns !== undefined && names.has(rdns)), [names])
}

/** Those who do not see the grid hear how many there are. */
function useCount(n: number, isKnown: boolean): void {
  const t = useTranslate()
  const { announce } = useShell()
  useEffect(() => {
    if (isKnown) announce(t(messages, 'allWallets.count', { n }))
  }, [isKnown, n, announce, t])
}
