import { useEmbeddedWallet, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect, useRef, useState } from 'react'
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
  'approve.again': 'The request was not sent. Start it again in the app.',
} as const

/** Height of the iframe: 600 px minus header, cancel button and padding; less on a low screen. */
const HEIGHT = 'min(440px, 60dvh)'

/** A request of the embedded wallet, in its iframe. */
export default function ApproveTransaction(): ReactElement {
  const t = useTranslate()
  const { goBack, history } = useModalRouter()
  const { frame, approvals, isPresent, reload } = useEmbeddedWallet()
  const [isRetried, setRetried] = useState(false)
  // The failure of the frame has ended the request, which the previous view can send again.
  const isOver = isRetried && frame === 'ready' && approvals === 0 && history.length > 1
  useEffect(() => {
    if (isOver) goBack()
  }, [isOver, goBack])
  if (!isPresent) return <EmptyView drawing="door" title={t(emailMessages, 'email.none')} />
  // The view was opened by name, or the request was answered before the view had loaded.
  if (approvals === 0 && frame !== 'failed' && !(isRetried && frame === 'loading'))
    return (
      <EmptyView
        drawing="receipt"
        title={t(messages, 'approve.none')}
        body={isRetried ? t(messages, 'approve.again') : undefined}
      />
    )
  return (
    <Stack gap={12}>
      {frame === 'failed' ? (
        <ErrorState
          title={t(messages, 'approve.failed')}
          onRetry={() => {
            setRetried(true)
            reload()
          }}
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
