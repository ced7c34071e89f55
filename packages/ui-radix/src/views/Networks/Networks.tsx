import { useAccount, useModalRouter, useNetworks, useRouteData } from '@foyer/headless'
import { type ReactElement, useDeferredValue, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { ViewFooter } from '../../modal/ViewFooter.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
import { NetworkList } from '../shared/networks/NetworkList.tsx'
import { NoMatch } from '../shared/NoMatch.tsx'
import { Segments } from '../shared/Segments.tsx'
import { useResultCount } from '../shared/useResultCount.ts'
import { filterNetworks } from './rules.ts'

export const messages = {
  'networks.search': 'Search networks',
  'networks.all': 'All',
  'networks.inWallet': 'In your wallet',
  'networks.filter': 'Show',
  'networks.empty': 'No networks match',
  'networks.note': 'Some networks may not be available in your wallet.',
  'networks.help': 'What is a network?',
} as const

const filters = ['all', 'inWallet'] as const

/** The networks of the app. */
export default function Networks(): ReactElement {
  const t = useTranslate()
  const { items } = useNetworks()
  const { isConnected } = useAccount()
  const before = useRouteData('Networks')?.networkSearch
  const [query, setQuery] = useState(before?.text ?? '')
  const [filter, setFilter] = useState<(typeof filters)[number]>(before?.isInWallet ? 'inWallet' : 'all')
  const isFilterOffered = isConnected && items.some(({ isDisabled }) => isDisabled)
  const typed = useDeferredValue(query).trim()
  const shown = filterNetworks(items, {
    query: typed,
    isInWallet: isFilterOffered && filter === 'inWallet',
  })
  const isInWallet = filter === 'inWallet'
  const networkSearch = query !== '' || isInWallet ? { text: query, isInWallet } : undefined
  // Without the filter and a search, all networks are shown.
  useResultCount(typed || (isFilterOffered && filter === 'inWallet' ? filter : ''), shown.length)
  const list =
    shown.length > 0 ? (
      <NetworkList items={shown} networkSearch={networkSearch} />
    ) : (
      <NoMatch
        title={t(messages, 'networks.empty')}
        onClear={() => {
          setQuery('')
          setFilter('all')
        }}
      />
    )
  return (
    <Stack gap={12}>
      <SearchField
        label={t(messages, 'networks.search')}
        clearLabel={t(commonMessages, 'common.clear')}
        value={query}
        onValueChange={setQuery}
        data-foyer-autofocus=""
      />
      {isFilterOffered && (
        <Segments
          label={t(messages, 'networks.filter')}
          values={filters}
          pressed={filter}
          nameOf={(each) => t(messages, `networks.${each}`)}
          onPress={setFilter}
        />
      )}
      {list}
      <Note />
    </Stack>
  )
}

function Note(): ReactElement {
  const t = useTranslate()
  const { has } = useShell()
  const { push } = useModalRouter()
  return (
    <ViewFooter view="Networks">
      {t(messages, 'networks.note')}{' '}
      {has('WhatIsANetwork') && (
        <TextLink asChild size="caption">
          <button type="button" onClick={() => push('WhatIsANetwork')}>
            {t(messages, 'networks.help')}
          </button>
        </TextLink>
      )}
    </ViewFooter>
  )
}
