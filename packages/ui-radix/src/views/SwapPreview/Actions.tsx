import { type SwapReview, useAccount, useModalRouter, useSwap } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls, shortenName } from '../../i18n/plainText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useIsOnline } from '../shared/useIsOnline.ts'
import { swapPreviewMessages as messages } from './messages.ts'
import { previewAction, previewHint } from './rules.ts'
import { useConsent } from './useConsent.ts'

export type ActionsProps = {
  readonly review: SwapReview
  readonly asking: SwapReview['step'] | undefined
  /** No fact of the review is left to confirm. */
  readonly isConfirmed: boolean
}

/** Cancel button, and the button for the next step. */
export function Actions({ review, asking, isConfirmed }: ActionsProps): ReactElement {
  const t = useTranslate()
  const { goBack } = useModalRouter()
  const { connector } = useAccount()
  const { isPreparing } = useSwap()
  const isOnline = useIsOnline()
  const { say, isBusy, isDeclined } = useConsent(review)
  const action = previewAction({ review, asking, isDeclined })
  const symbol = shortenName(withoutControls(review.sourceToken.symbol))
  return (
    <>
      <Text role="status" variant="caption" tone="muted" align="center">
        {asking
          ? t(messages, 'swapPreview.waiting', { wallet: connector?.name ?? '' })
          : t(messages, `swapPreview.${previewHint(review)}`, { provider: withoutControls(review.provider) })}
      </Text>
      <Stack direction="row" gap={8} equal>
        <Button size={52} onClick={() => goBack()}>
          {t(commonMessages, 'common.cancel')}
        </Button>
        <Button
          variant="primary"
          size={52}
          loading={isBusy || asking !== undefined || (isPreparing && review.step === 'approve')}
          disabled={!isOnline || !isConfirmed}
          onClick={say}
        >
          {t(messages, `swapPreview.${action}`, { symbol })}
        </Button>
      </Stack>
    </>
  )
}
