import { useEmbeddedWallet, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect, useRef } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { emailMessages } from '../shared/email/emailMessages.ts'

export const messages = {
  'approve.failed': 'Couldn’t load the secure wallet',
  'approve.loading': 'Loading the secure wallet',
} as const

/** What is left of the view's 600 px without the header, the way out and the room around them; less on a low screen. */
const HEIGHT = 'min(440px, 60dvh)'

/** An empty place, over which the secure wallet's own page is laid; the way out stands outside of that. */
export default function ApproveTransaction(): ReactElement {
  const t = useTranslate()
  const { goBack } = useModalRouter()
  const { frame, isPresent, place, reload } = useEmbeddedWallet()
  const slot = useRef<HTMLDivElement>(null)
  const isReady = frame === 'ready'
  useEffect(() => (isReady && slot.current ? place(slot.current) : undefined), [isReady, place])
  if (!isPresent) return <EmptyState title={t(emailMessages, 'email.none')} />
  return (
    <Stack gap={12}>
      {frame === 'failed' ? (
        <ErrorState
          title={t(messages, 'approve.failed')}
          onRetry={reload}
          retryLabel={t(commonMessages, 'common.retry')}
        />
      ) : (
        <div
          ref={slot}
          role={isReady ? undefined : 'status'}
          aria-label={isReady ? undefined : t(messages, 'approve.loading')}
          style={{ display: 'grid', blockSize: HEIGHT }}
        >
          {!isReady && <Skeleton shape="tile" style={{ inlineSize: '100%', blockSize: '100%' }} />}
        </div>
      )}
      <Button size={52} onClick={goBack} data-foyer-autofocus="">
        {t(commonMessages, 'common.cancel')}
      </Button>
    </Stack>
  )
}
