import {
  type OnrampPurchase,
  useModalRouter,
  useOnrampPurchase,
  useOnrampUrl,
  useStartPurchase,
  useToast,
} from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { StatusHero } from '../../primitives/StatusHero/StatusHero.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { CopyLinkButton } from '../shared/pairing/CopyLinkButton.tsx'

export const messages = {
  'buyInProgress.waiting.title': 'Continue in {provider}',
  'buyInProgress.waiting.body': 'We’ll update your balance when it arrives.',
  'buyInProgress.closed.body':
    'The {provider} window is closed. If you paid, your purchase is on its way; if not, open it again.',
  'buyInProgress.failed.title': 'Purchase failed',
  'buyInProgress.blocked.body': 'Your browser blocked the {provider} window.',
  'buyInProgress.timeout.body':
    'No purchase arrived within three minutes. If you paid, it will show up in your purchases.',
  'buyInProgress.open': 'Open the window',
  'buyInProgress.purchases': 'Your purchases',
  'buyInProgress.arrived': 'Your purchase was detected',
  'buyInProgress.none.title': 'No purchase in progress',
  'buyInProgress.none.choose': 'Buy crypto',
} as const

/** Waits for the purchase on a provider's page. */
export default function BuyInProgress(): ReactElement {
  const t = useTranslate()
  const purchase = useOnrampPurchase()
  const { replace } = useModalRouter()
  if (purchase) return <InProgress purchase={purchase} />
  return (
    <EmptyState drawing="receipt" title={t(messages, 'buyInProgress.none.title')}>
      <Button onClick={() => replace('OnRampProviders')}>{t(messages, 'buyInProgress.none.choose')}</Button>
    </EmptyState>
  )
}

function InProgress({ purchase }: { readonly purchase: OnrampPurchase }): ReactElement {
  const t = useTranslate()
  const { announce, has } = useShell()
  const { show } = useToast()
  const { goBack, replace } = useModalRouter()
  const { startPurchase } = useStartPurchase()
  const { status, failure, isWindowClosed } = purchase
  const { name, label: provider, iconUrl } = purchase.provider
  // A provider URL may be valid once only; a new one is ready for the next click.
  const { data: url = purchase.url } = useOnrampUrl({ provider: name })
  const hasFailed = status === 'failed'
  const hasList = has('OnRampActivity')
  // A blocked window is not a failed purchase.
  const title =
    hasFailed && failure !== 'blocked'
      ? t(messages, 'buyInProgress.failed.title')
      : t(messages, 'buyInProgress.waiting.title', { provider })
  useEffect(() => announce(title), [announce, title])
  useEffect(() => {
    if (status !== 'arrived') return
    show({ message: t(messages, 'buyInProgress.arrived'), variant: 'success' })
    if (hasList) replace('OnRampActivity')
    else goBack()
  }, [status, hasList, show, replace, goBack, t])
  return (
    <Slot name="status.hero" data={{ state: hasFailed ? 'failed' : 'waiting' }}>
      <StatusHero
        state={hasFailed ? 'failed' : 'waiting'}
        image={<Image src={iconUrl} logo={`provider:${name}`} name={provider} size={80} />}
        title={title}
        body={bodyOf(purchase, t)}
        onRetry={hasFailed || isWindowClosed ? () => startPurchase({ provider: name, url }) : undefined}
        retryLabel={t(commonMessages, 'common.retry')}
      >
        {failure === 'blocked' && (
          <Button asChild variant="ghost">
            <a href={url} target="_blank" rel="noreferrer">
              {t(messages, 'buyInProgress.open')}
            </a>
          </Button>
        )}
        {failure === 'timeout' && hasList && (
          <Button variant="ghost" onClick={() => replace('OnRampActivity')}>
            {t(messages, 'buyInProgress.purchases')}
          </Button>
        )}
        <OfflineNote />
        <CopyLinkButton uri={url} />
      </StatusHero>
    </Slot>
  )
}

function bodyOf(
  { status, failure, isWindowClosed, provider: { label: provider } }: OnrampPurchase,
  t: ReturnType<typeof useTranslate>,
): string {
  if (status === 'failed')
    return failure === 'blocked'
      ? t(messages, 'buyInProgress.blocked.body', { provider })
      : t(messages, 'buyInProgress.timeout.body')
  return isWindowClosed
    ? t(messages, 'buyInProgress.closed.body', { provider })
    : t(messages, 'buyInProgress.waiting.body')
}
