import { type SendReview, useSendFee } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { walletSendPreviewMessages as messages } from '../messages.ts'

/** What may be a mistake, and what keeps it from being sent: no network, or too little for its fee. */
export function Warnings({
  review,
  isOnline,
}: {
  readonly review: SendReview
  readonly isOnline: boolean
}): ReactElement | null {
  const t = useTranslate()
  const { data: cost } = useSendFee({ review })
  const isShort = cost?.isCovered === false
  if (isOnline && !isShort && !review.isOwn) return null
  return (
    <Stack gap={8}>
      {!isOnline && (
        <Banner tone="danger" role="alert">
          {t(messages, 'walletSendPreview.offline')}
        </Banner>
      )}
      {isShort && (
        <Banner tone="danger" role="alert">
          {t(messages, 'walletSendPreview.notCovered', { symbol: cost.symbol })}
        </Banner>
      )}
      {review.isOwn && <Banner tone="warning">{t(messages, 'walletSendPreview.own')}</Banner>}
    </Stack>
  )
}
