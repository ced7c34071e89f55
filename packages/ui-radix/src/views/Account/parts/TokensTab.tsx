import {
  type TokenBalance,
  tokenFormats,
  type TokenFormats,
  useAccount,
  useNetwork,
  useTokenBalances,
} from '@foyer/headless'
import { memo, type ReactElement, useMemo } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { LongList } from '../../../primitives/LongList/LongList.tsx'
import { TokenRow } from '../../../primitives/Row/TokenRow.tsx'
import { SkeletonRow } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { useRetry } from '../../shared/useRetry.ts'
import { EmptyTokens } from './EmptyTokens.tsx'
import { HoldingsError } from './HoldingsError.tsx'
import { holdingsMessages as messages } from './holdingsMessages.ts'
import { StaleNote } from './StaleNote.tsx'

const PLACES = [1, 2, 3, 4]
const ROW_HEIGHT = 56

/** What the account holds. */
export default function TokensTab(): ReactElement {
  const { address } = useAccount()
  const { caipNetworkId } = useNetwork()
  // Of another account or network nothing stays, least of all a retry that is under way.
  return <Tokens key={`${caipNetworkId}:${address}`} />
}

function Tokens(): ReactElement {
  const query = useTokenBalances()
  const attempt = useRetry(query)
  const { data, isPending, isError } = query
  if (isPending) {
    return (
      <Stack gap={4} aria-busy="true">
        {PLACES.map((place) => (
          <SkeletonRow key={place} />
        ))}
      </Stack>
    )
  }
  if (!data) return <HoldingsError what="tokens" {...attempt} />
  return (
    <Stack gap={8}>
      {isError && <StaleNote {...attempt} />}
      {data.tokens.length === 0 ? <EmptyTokens /> : <TokenList tokens={data.tokens} />}
    </Stack>
  )
}

function TokenList({ tokens }: { readonly tokens: readonly TokenBalance[] }): ReactElement {
  const t = useTranslate()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  return (
    <LongList
      aria-label={t(messages, 'account.tokens.list')}
      count={tokens.length}
      gap={0}
      sizeOf={() => ROW_HEIGHT}
      keyOf={(index) => tokens[index]?.id ?? ''}
    >
      {(index) => {
        const token = tokens[index]
        return token && <TokenItem token={token} formats={formats} />
      }}
    </LongList>
  )
}

const TokenItem = /*#__PURE__*/ memo(function TokenItem({
  token: { name, symbol, quantity, value, iconUrl },
  formats,
}: {
  readonly token: TokenBalance
  readonly formats: TokenFormats
}) {
  return (
    <TokenRow
      name={name}
      symbol={symbol}
      amount={formats.amount(quantity.numeric)}
      fiat={value === undefined ? undefined : formats.fiat(value).text}
      imageSrc={iconUrl}
    />
  )
})
