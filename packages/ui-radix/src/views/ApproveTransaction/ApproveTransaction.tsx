import { useEmbeddedWallet, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect, useRef } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { emailMessages } from '../shared/email/emailMessages.ts'
import { EmptyView } from '../shared/EmptyView.tsx'

export const messages = {
  'approve.failed': 'Couldn’t load the secure wallet',
  'approve.loading': 'Loading the secure wallet',
  'approve.none': 'No request is waiting',
} as const

/** Height of the iframe: 600 px minus header, cancel button and padding; less on a low screen. */
const HEIGHT = 'min(440px, 60dvh)'

/** A request of the embedded wallet, in its iframe. */
export default function ApproveTransaction(): ReactElement {
  const t = useTranslate()
  const { goBack } = useModalRouter()
  const { frame, approvals, isPresent, reload } = useEmbeddedWallet()
  if (!isPresent) return <EmptyView drawing="door" title={t(emailMessages, 'email.none')} />
  // The view was opened by name, or the request was answered before the view had loaded.
  if (approvals === 0 && frame !== 'failed')
    return <EmptyView drawing="receipt" title={t(messages, 'approve.none')} />
  return (
    <Stack gap={12}>
      {frame === 'failed' ? (
        <ErrorState
          title={t(messages, 'approve.failed')}
          onRetry={reload}
          retryLabel={t(commonMessages, 'common.retry')}
        />
      ) : (
        <Frame isReady={frame === 'ready'} />
      )}
      <Button size={52} onClick={goBack} data-foyer-autofocus="">
        {t(commonMessages, 'common.cancel')}
      </Button>
    </Stack>
  )
}

/** Placeholder for the iframe, which is laid over it; the cancel button is outside of it. */
function Frame({ isReady }: { readonly isReady: boolean }): ReactElement {
  const t = useTranslate()
  const { place } = useEmbeddedWallet()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => (isReady && slot.current ? place(slot.current) : undefined), [isReady, place])
  return (
    <div
      ref={slot}
      role={isReady ? undefined : 'status'}
      aria-label={isReady ? undefined : t(messages, 'approve.loading')}
      style={{ display: 'grid', blockSize: HEIGHT }}
    >
      {!isReady && <Skeleton shape="tile" style={{ inlineSize: '100%', blockSize: '100%' }} />}
    </div>
  )
}
