import {
  type SwapToken,
  type SwapTokens,
  useModalRouter,
  useNetwork,
  useRouteData,
  useSwap,
  useSwapNetworks,
  useSwapTokens,
} from '@foyer/headless'
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls, shortenName } from '../../i18n/plainText.ts'
import { tokenLogo } from '../../logos/tokenLogo.ts'
import { focusLate } from '../../modal/focus.ts'
import { shortAddress } from '../../primitives/Address/shortAddress.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Strip } from '../../primitives/Strip/Strip.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { LoadingRows } from '../shared/LoadingRows.tsx'
import { ChooseNetworkButton } from '../shared/networks/ChooseNetworkButton.tsx'
import { NoMatch } from '../shared/NoMatch.tsx'
import { TokenList } from '../shared/tokens/TokenList.tsx'
import { useResultCount } from '../shared/useResultCount.ts'
import { useRetry } from '../shared/useRetry.ts'
import { lookalikes, otherTokens, rankTokens } from './rules.ts'

export const messages = {
  'swapSelectToken.search': 'Search tokens',
  'swapSelectToken.suggested': 'Suggested',
  'swapSelectToken.own': 'Your tokens',
  'swapSelectToken.all': 'All tokens',
  'swapSelectToken.others': 'Other tokens',
  'swapSelectToken.found': 'Results',
  'swapSelectToken.noMatch': 'No token with this name',
  'swapSelectToken.empty': 'No tokens to swap here',
  'swapSelectToken.failed': 'Couldn’t load the tokens',
  'swapSelectToken.failedBody': 'Check your connection and try again.',
  'swapSelectToken.offline': 'You are offline. Tokens load when you reconnect.',
  'swapSelectToken.loading': 'Loading tokens',
  'swapSelectToken.give': 'You pay',
  'swapSelectToken.get': 'You receive',
} as const

const MAX_SUGGESTED = 8
const ROWS = 5

/** Selects the source or destination token, on the current network. */
export default function SwapSelectToken(): ReactElement {
  const t = useTranslate()
  const query = useSwapTokens()
  const attempt = useRetry(query)
  const { data, isPending } = query
  const { caipNetworkId } = useNetwork()
  const isOffered = useSwapNetworks().includes(caipNetworkId)
  if (isPending && isOffered) {
    return <LoadingRows label={t(messages, 'swapSelectToken.loading')} count={ROWS} shape="circle" plain />
  }
  if (!data && isOffered) {
    return (
      <LoadFailure
        attempt={attempt}
        title={t(messages, 'swapSelectToken.failed')}
        body={t(messages, 'swapSelectToken.failedBody')}
        offlineBody={t(messages, 'swapSelectToken.offline')}
      />
    )
  }
  if (!data || (data.own.length === 0 && data.all.length === 0))
    return (
      <EmptyState drawing="coins" title={t(messages, 'swapSelectToken.empty')}>
        <ChooseNetworkButton />
      </EmptyState>
    )
  return <Picker {...data} />
}

function Picker({ own, suggested, all, areBalancesKnown }: SwapTokens): ReactElement {
  const t = useTranslate()
  const side = useRouteData('SwapSelectToken')?.target ?? 'toToken'
  const swap = useSwap()
  const { goBack } = useModalRouter()
  const [search, setSearch] = useState('')
  const typed = useDeferredValue(search).trim()
  useEffect(focusLate, [])
  const every = useMemo(() => unique([...own, ...all]), [own, all])
  const others = useMemo(() => otherTokens(all, own), [all, own])
  const alike = useMemo(() => lookalikes(every), [every])
  const found = useMemo(() => rankTokens(every, typed), [every, typed])
  useResultCount(typed, found.length)
  const choose = (token: SwapToken): void => {
    swap.setToken(side, token)
    goBack()
  }
  const list = {
    chosen: swap[side]?.id,
    areBalancesKnown,
    // The token of the other side.
    taken:
      side === 'sourceToken'
        ? { id: swap.toToken?.id, reason: t(messages, 'swapSelectToken.get') }
        : { id: swap.sourceToken?.id, reason: t(messages, 'swapSelectToken.give') },
    // Tokens with the same symbol show their addresses, which no line break divides.
    nameOf: ({ name, symbol, address }: SwapToken) =>
      address && alike.has(symbol.toLowerCase())
        ? `${name} · ${shortAddress(address).replace('…', '\u2060…\u2060')}`
        : name,
    onChoose: choose,
  }
  return (
    <Stack gap={8}>
      <SearchField
        label={t(messages, 'swapSelectToken.search')}
        clearLabel={t(commonMessages, 'common.clear')}
        value={search}
        onValueChange={setSearch}
        data-foyer-autofocus=""
      />
      {typed === '' ? (
        <>
          <Suggested
            tokens={suggested.filter(({ id }) => id !== list.chosen && id !== list.taken.id)}
            onChoose={choose}
          />
          {own.length > 0 && <TokenList title={t(messages, 'swapSelectToken.own')} tokens={own} {...list} />}
          {others.length > 0 && (
            <TokenList
              title={t(messages, own.length > 0 ? 'swapSelectToken.others' : 'swapSelectToken.all')}
              tokens={others}
              {...list}
            />
          )}
        </>
      ) : found.length === 0 ? (
        <NoMatch title={t(messages, 'swapSelectToken.noMatch')} onClear={() => setSearch('')} />
      ) : (
        <TokenList title={t(messages, 'swapSelectToken.found')} tokens={found} {...list} />
      )}
    </Stack>
  )
}

const unique = (tokens: readonly SwapToken[]): readonly SwapToken[] => [
  ...new Map(tokens.map((token) => [token.id.toLowerCase(), token])).values(),
]

/** Popular tokens. */
function Suggested({
  tokens,
  onChoose,
}: {
  readonly tokens: readonly SwapToken[]
  readonly onChoose: (token: SwapToken) => void
}): ReactElement | null {
  const t = useTranslate()
  if (tokens.length === 0) return null
  return (
    <Strip role="group" aria-label={t(messages, 'swapSelectToken.suggested')}>
      {tokens.slice(0, MAX_SUGGESTED).map((token) => (
        <Button key={token.id} size={36} onClick={() => onChoose(token)}>
          <Image src={token.iconUrl} logo={tokenLogo(token)} name={token.name} size={20} shape="round" />
          <bdi>{shortenName(withoutControls(token.symbol))}</bdi>
        </Button>
      ))}
    </Strip>
  )
}
