import { type TokenBalance, tokenFormats } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { LongList } from '../../../primitives/LongList/LongList.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { useListKeys } from '../useListKeys.ts'
import { TokenItem } from './TokenItem.tsx'

const ROW_HEIGHT = 56

export type TokenListProps = {
  /** Heading, and name of the list. */
  readonly title: string
  readonly tokens: readonly TokenBalance[]
  /** Id of the selected token. */
  readonly chosen: string | undefined
  /** A token that cannot be chosen, and why. */
  readonly taken?: { readonly id: string | undefined; readonly reason: string } | undefined
  /** @default true */
  readonly areBalancesKnown?: boolean | undefined
  readonly nameOf?: ((token: TokenBalance) => string) | undefined
  readonly onChoose: (token: TokenBalance) => void
}

/** List to select a token. */
export function TokenList({
  title,
  tokens,
  chosen,
  taken,
  areBalancesKnown,
  nameOf = ({ name }) => name,
  onChoose,
}: TokenListProps): ReactElement {
  const t = useTranslate()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const keys = useListKeys()
  return (
    <>
      <Text asChild variant="caption" tone="muted">
        <h3>{title}</h3>
      </Text>
      <LongList
        aria-label={title}
        count={tokens.length}
        gap={0}
        sizeOf={() => ROW_HEIGHT}
        keyOf={(index) => tokens[index]?.id ?? ''}
        {...keys}
      >
        {(index) => {
          const token = tokens[index]
          return (
            token && (
              <TokenItem
                token={token}
                name={nameOf(token)}
                formats={formats}
                isChosen={token.id === chosen}
                reason={token.id === taken?.id ? taken.reason : undefined}
                isBalanceKnown={areBalancesKnown}
                onChoose={onChoose}
              />
            )
          )
        }}
      </LongList>
    </>
  )
}
