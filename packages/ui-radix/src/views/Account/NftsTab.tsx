import { useAccount, useNetwork, useNfts } from '@foyer/headless'
import type { ReactElement } from 'react'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { PictureCard, PictureGrid } from '../../primitives/PictureGrid/PictureGrid.tsx'
import { Sentinel } from '../../primitives/Sentinel/Sentinel.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ListFailure } from '../shared/ListFailure.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { EmptyTab, HoldingsError, holdingsMessages as messages, StaleNote } from './HoldingsStates.tsx'

const SKELETONS = [1, 2, 3]

/** NFTs of the account. */
export default function NftsTab(): ReactElement {
  const { address } = useAccount()
  const { caipNetworkId } = useNetwork()
  return <Nfts key={`${caipNetworkId}:${address}`} />
}

function Nfts(): ReactElement {
  const t = useTranslate()
  const query = useNfts()
  const attempt = useRetry(query)
  const {
    nfts,
    data,
    isPending,
    isError,
    hasNextPage,
    isFetchNextPageError,
    isFetchingNextPage,
    fetchNextPage,
  } = query
  if (isError && !data) return <HoldingsError list="nfts" {...attempt} />
  if (!isPending && nfts.length === 0 && !hasNextPage) return <EmptyTab tab="nfts" />
  const isMore = isPending || (hasNextPage && !isFetchNextPageError)
  return (
    <Stack gap={12}>
      {isError && !isFetchNextPageError && <StaleNote {...attempt} />}
      <PictureGrid aria-label={t(messages, 'account.nfts.list')} aria-busy={isPending || undefined}>
        {nfts.map(({ id, name, collection, imageUrl }) => (
          <PictureCard key={id} name={name} group={collection} imageSrc={imageUrl} />
        ))}
        {isMore && SKELETONS.map((index) => <PictureCard key={`skeleton:${index}`} name="" pending />)}
      </PictureGrid>
      {!isPending && isMore && <Sentinel key={data?.pages.length} onVisible={() => void fetchNextPage()} />}
      {isFetchNextPageError && (
        <ListFailure
          text={failureText(t, query.error, t(messages, 'account.nfts.failed'))}
          isRetrying={isFetchingNextPage}
          onRetry={() => void fetchNextPage()}
        />
      )}
    </Stack>
  )
}
