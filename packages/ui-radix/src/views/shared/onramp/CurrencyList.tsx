import { useModal, useModalRouter, useNetwork, useOnrampOptions } from '@foyer/headless'
import { type ReactElement, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { focusLate } from '../../../modal/focus.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { Image } from '../../../primitives/Image/Image.tsx'
import { LongList } from '../../../primitives/LongList/LongList.tsx'
import { Row } from '../../../primitives/Row/Row.tsx'
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { LazyLegalFooter } from '../legal/LazyLegalFooter.tsx'
import { LegalGate } from '../legal/LegalGate.tsx'
import { useLegalKind } from '../legal/useLegalKind.ts'
import { LoadingRows } from '../LoadingRows.tsx'
import { ChooseNetworkButton } from '../networks/ChooseNetworkButton.tsx'
import { NoMatch } from '../NoMatch.tsx'
import { useListKeys } from '../useListKeys.ts'
import { useResultCount } from '../useResultCount.ts'

export const messages = {
  'currencies.search': 'Search currencies',
  'currencies.noMatch': 'No currency with this name',
  'currencies.searchTokens': 'Search tokens',
  'currencies.noToken': 'No token with this name',
  'currencies.none': 'Not available on {network}',
  'currencies.estimate': 'Common choices. The provider’s list could not be loaded.',
} as const

export type CurrencyItem = {
  readonly id: string
  readonly name: string
  readonly code: string
  /** Shown where there is no logo. @default the code */
  readonly sign?: string
  readonly description?: ReactNode
}

export type CurrencyListProps = {
  readonly view: 'OnRampTokenSelect' | 'OnRampFiatSelect'
  readonly label: string
  readonly items: readonly CurrencyItem[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

const words = {
  OnRampTokenSelect: { search: 'currencies.searchTokens', noMatch: 'currencies.noToken' },
  OnRampFiatSelect: { search: 'currencies.search', noMatch: 'currencies.noMatch' },
} as const

/** Number of visible items. */
const GLANCE = 8
const ROW_HEIGHT = 56

/** List to select a currency. If opened from a page, selecting closes the modal. */
export function CurrencyList({ view, label, items, chosen, onChoose }: CurrencyListProps): ReactElement {
  const t = useTranslate()
  const network = useNetwork()
  const { data, isPending } = useOnrampOptions()
  const hasLegal = useLegalKind() === 'footer'
  const { history, goBack } = useModalRouter()
  const { close } = useModal()
  const [search, setSearch] = useState('')
  const keys = useListKeys()
  const wanted = useDeferredValue(search).trim().toLowerCase()
  const found = items.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(wanted))
  useResultCount(wanted, found.length)
  useEffect(focusLate, [isPending])
  const choose = (id: string): void => {
    onChoose(id)
    if (history.length > 1) goBack()
    else close()
  }
  if (isPending) {
    return <LoadingRows label={t(commonMessages, 'common.loading')} count={2} shape="circle" />
  }
  if (items.length === 0)
    return (
      <EmptyState drawing="coins" title={t(messages, 'currencies.none', { network: network.name })}>
        <ChooseNetworkButton />
      </EmptyState>
    )
  return (
    <Stack gap={12}>
      {data?.isEstimate && <Banner>{t(messages, 'currencies.estimate')}</Banner>}
      {items.length > GLANCE && (
        <SearchField
          label={t(messages, words[view].search)}
          clearLabel={t(commonMessages, 'common.clear')}
          value={search}
          onValueChange={setSearch}
          data-foyer-autofocus=""
        />
      )}
      <LegalGate>
        {found.length === 0 ? (
          <NoMatch title={t(messages, words[view].noMatch)} onClear={() => setSearch('')} />
        ) : (
          <LongList
            aria-label={label}
            count={found.length}
            gap={4}
            sizeOf={() => ROW_HEIGHT}
            keyOf={(index) => found[index]?.id ?? ''}
            {...keys}
          >
            {(index) => {
              const item = found[index]
              return (
                item && (
                  <Row
                    name={item.name}
                    description={item.description}
                    image={
                      <Image
                        logo={`currency:${item.code}`}
                        name={item.sign ?? item.code}
                        size={36}
                        shape="round"
                      />
                    }
                    trailing={<bdi>{item.code}</bdi>}
                    selected={item.id === chosen}
                    onClick={() => choose(item.id)}
                  />
                )
              )
            }}
          </LongList>
        )}
      </LegalGate>
      {hasLegal && <LazyLegalFooter view={view} />}
    </Stack>
  )
}
