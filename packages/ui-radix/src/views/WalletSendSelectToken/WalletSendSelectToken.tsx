import { useAccount, useFeatures, useModalRouter, useSend, useTokenBalances } from '@foyer/headless'
import { type ReactElement, useDeferredValue, useEffect, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { focusLate } from '../../modal/focus.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { LoadingRows } from '../shared/LoadingRows.tsx'
import { NoMatch } from '../shared/NoMatch.tsx'
import { TokenList } from '../shared/tokens/TokenList.tsx'
import { useResultCount } from '../shared/useResultCount.ts'
import { useRetry } from '../shared/useRetry.ts'
import { filterTokens } from './rules.ts'

export const messages = {
  'walletSendSelectToken.search': 'Search tokens',
  'walletSendSelectToken.own': 'Your tokens',
  'walletSendSelectToken.empty': 'No tokens',
  'walletSendSelectToken.emptyBody': 'Tokens you own show up here.',
  'walletSendSelectToken.buy': 'Buy',
  'walletSendSelectToken.noMatch': 'No token with this name',
  'walletSendSelectToken.failed': 'Couldn’t load your tokens',
  'walletSendSelectToken.failedBody': 'Check your connection and try again.',
  'walletSendSelectToken.offline': 'You are offline. Your tokens load when you reconnect.',
  'walletSendSelectToken.loading': 'Loading tokens',
} as const

/** Selects the token to send, on the current network. */
export default function WalletSendSelectToken(): ReactElement {
  const t = useTranslate()
  const query = useTokenBalances()
  const attempt = useRetry(query)
  const { data, isPending } = query
  if (isPending) {
    return <LoadingRows label={t(messages, 'walletSendSelectToken.loading')} shape="circle" plain />
  }
  if (!data) {
    return (
      <LoadFailure
        attempt={attempt}
        title={t(messages, 'walletSendSelectToken.failed')}
        body={t(messages, 'walletSendSelectToken.failedBody')}
        offlineBody={t(messages, 'walletSendSelectToken.offline')}
      />
    )
  }
  const own = filterTokens(data.tokens, '')
  return own.length === 0 ? <NoTokens /> : <Picker tokens={own} />
}

function Picker({ tokens }: { readonly tokens: ReturnType<typeof filterTokens> }): ReactElement {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  useEffect(focusLate, [])
  const typed = useDeferredValue(search).trim()
  const found = filterTokens(tokens, typed)
  useResultCount(typed, found.length)
  const { token: chosen, setToken } = useSend()
  const { goBack } = useModalRouter()
  return (
    <Stack gap={8}>
      <SearchField
        label={t(messages, 'walletSendSelectToken.search')}
        clearLabel={t(commonMessages, 'common.clear')}
        value={search}
        onValueChange={setSearch}
        data-foyer-autofocus=""
      />
      {found.length === 0 ? (
        <NoMatch title={t(messages, 'walletSendSelectToken.noMatch')} onClear={() => setSearch('')} />
      ) : (
        <TokenList
          title={t(messages, 'walletSendSelectToken.own')}
          tokens={found}
          chosen={chosen?.id}
          onChoose={(token) => {
            setToken(token)
            goBack()
          }}
        />
      )}
    </Stack>
  )
}

function NoTokens(): ReactElement {
  const t = useTranslate()
  const { namespace } = useAccount()
  const { onramp } = useFeatures({ namespace })
  const { has } = useShell()
  const { push } = useModalRouter()
  return (
    <EmptyState
      drawing="coins"
      title={t(messages, 'walletSendSelectToken.empty')}
      body={t(messages, 'walletSendSelectToken.emptyBody')}
    >
      {onramp !== false && has('OnRampProviders') && (
        <Button onClick={() => push('OnRampProviders')}>{t(messages, 'walletSendSelectToken.buy')}</Button>
      )}
    </EmptyState>
  )
}
