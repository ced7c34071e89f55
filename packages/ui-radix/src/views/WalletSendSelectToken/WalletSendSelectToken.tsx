import {
  tokenFormats,
  useAccount,
  useFeatures,
  useModalRouter,
  useSend,
  useTokenBalances,
} from '@foyer/headless'
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { StackIcon } from '../../primitives/Icon/StackIcon.tsx'
import { LongList } from '../../primitives/LongList/LongList.tsx'
import { TokenRow } from '../../primitives/Row/TokenRow.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useListKeys } from '../shared/useListKeys.ts'
import { useRetry } from '../shared/useRetry.ts'
import { filterTokens } from './filterTokens.ts'
import { walletSendSelectTokenMessages as messages } from './messages.ts'

const ROW_HEIGHT = 56

/** What can be sent on the network in use. */
export default function WalletSendSelectToken(): ReactElement {
  const t = useTranslate()
  const query = useTokenBalances()
  const { retry, isRetrying, isOffline } = useRetry(query)
  const { data, isPending } = query
  if (isPending) {
    return (
      <Stack gap={4} aria-busy="true" role="status" aria-label={t(messages, 'walletSendSelectToken.loading')}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Stack>
    )
  }
  if (!data) {
    return (
      <ErrorState
        title={t(messages, 'walletSendSelectToken.failed')}
        body={t(messages, isOffline ? 'walletSendSelectToken.offline' : 'walletSendSelectToken.failedBody')}
        retryLabel={t(common, 'common.retry')}
        retrying={isRetrying}
        onRetry={isOffline ? undefined : retry}
      />
    )
  }
  const own = filterTokens(data.tokens, '')
  return own.length === 0 ? <NoTokens /> : <Picker tokens={own} />
}

function Picker({ tokens }: { readonly tokens: ReturnType<typeof filterTokens> }): ReactElement {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const found = filterTokens(tokens, useDeferredValue(search))
  const { token: chosen, setToken } = useSend()
  const { goBack } = useModalRouter()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const keys = useListKeys()
  return (
    <Stack gap={8}>
      <SearchField
        label={t(messages, 'walletSendSelectToken.search')}
        clearLabel={t(common, 'common.clear')}
        value={search}
        onValueChange={setSearch}
        data-foyer-autofocus=""
      />
      <Text asChild variant="caption" tone="muted">
        <h3>{t(messages, 'walletSendSelectToken.own')}</h3>
      </Text>
      {found.length === 0 ? (
        <EmptyState size="small" title={t(messages, 'walletSendSelectToken.noMatch')} role="status" />
      ) : (
        <LongList
          aria-label={t(messages, 'walletSendSelectToken.own')}
          count={found.length}
          gap={0}
          sizeOf={() => ROW_HEIGHT}
          keyOf={(index) => found[index]?.id ?? ''}
          {...keys}
        >
          {(index) => {
            const token = found[index]
            return (
              token && (
                <TokenRow
                  name={token.name}
                  symbol={token.symbol}
                  amount={formats.amount(token.quantity.numeric)}
                  fiat={token.value === undefined ? undefined : formats.fiat(token.value).text}
                  imageSrc={token.iconUrl}
                  selected={token.id === chosen?.id}
                  onClick={() => {
                    setToken(token)
                    goBack()
                  }}
                />
              )
            )
          }}
        </LongList>
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
      icon={<StackIcon size={24} />}
      title={t(messages, 'walletSendSelectToken.empty')}
      body={t(messages, 'walletSendSelectToken.emptyBody')}
    >
      {onramp !== false && has('OnRampProviders') && (
        <Button onClick={() => push('OnRampProviders')}>{t(messages, 'walletSendSelectToken.buy')}</Button>
      )}
    </EmptyState>
  )
}
