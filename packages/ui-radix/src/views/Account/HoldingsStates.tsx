import { type AccountTab, useAccount, useFeatures, useModalRouter, useNetwork } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import type { Retry } from '../shared/useRetry.ts'
import { accountMessages } from './messages.ts'

export const holdingsMessages = {
  'account.tokens.list': 'Tokens',
  'account.tokens.failed': 'Couldn’t load your tokens',
  'account.tokens.buy': 'Buy crypto',
  'account.tokens.buyBody': 'Card or bank transfer',
  'account.tokens.receive': 'Receive funds',
  'account.tokens.receiveBody': 'Share your QR code',
  'account.nfts.list': 'NFTs',
  'account.nfts.failed': 'Couldn’t load NFTs',
  'account.holdings.failedBody': 'Your assets are safe; they can’t be shown right now.',
  'account.holdings.offline': 'You are offline. Loading continues when you reconnect.',
  'account.holdings.stale': 'Not up to date',
} as const

/** An empty tab of tokens or NFTs. */
export function EmptyTab({ tab }: { readonly tab: Exclude<AccountTab, 'activity'> }): ReactElement {
  const t = useTranslate()
  const network = useNetwork()
  const { namespace } = useAccount()
  const { receive } = useFeatures({ namespace })
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  return (
    <Slot name="emptyState" data={{ name: tab }}>
      <EmptyState
        size="small"
        drawing={tab === 'nfts' ? 'pictures' : 'coins'}
        title={t(accountMessages, `account.${tab}.empty`)}
        body={t(accountMessages, `account.${tab}.emptyBody`, { network: network.name })}
      >
        {receive !== false && has('WalletReceive') && (
          <Button
            onPointerEnter={() => preload('WalletReceive')}
            onFocus={() => preload('WalletReceive')}
            onClick={() => push('WalletReceive')}
          >
            {t(accountMessages, 'account.receive')}
          </Button>
        )}
      </EmptyState>
    </Slot>
  )
}

/** A tab whose tokens or NFTs failed to load, with none cached. */
export function HoldingsError({
  list,
  ...attempt
}: Retry & { readonly list: 'tokens' | 'nfts' }): ReactElement {
  const t = useTranslate()
  return (
    <LoadFailure
      attempt={attempt}
      size="small"
      title={t(holdingsMessages, `account.${list}.failed`)}
      body={t(holdingsMessages, 'account.holdings.failedBody')}
      offlineBody={t(holdingsMessages, 'account.holdings.offline')}
    />
  )
}

/** Note above a cached list whose refetch failed. */
export function StaleNote({ retry, isRetrying, isOffline }: Retry): ReactElement {
  const t = useTranslate()
  return (
    <Row
      asChild
      size={48}
      variant="plain"
      name={<Badge tone="warning">{t(holdingsMessages, 'account.holdings.stale')}</Badge>}
      description={isOffline && t(holdingsMessages, 'account.holdings.offline')}
      trailing={
        !isOffline && (
          <TextLink asChild>
            {/* Keeps the focus while a retry is under way. */}
            <button
              type="button"
              aria-disabled={isRetrying || undefined}
              onClick={isRetrying ? undefined : retry}
            >
              {t(commonMessages, isRetrying ? 'common.loading' : 'common.retry')}
            </button>
          </TextLink>
        )
      }
    >
      <div />
    </Row>
  )
}
