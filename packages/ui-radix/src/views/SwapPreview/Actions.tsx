import { type SwapReview, useAccount, useSwap } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls, shortenName } from '../../i18n/plainText.ts'
import { ReviewActions } from '../shared/transfers/ReviewActions.tsx'
import { useIsOnline } from '../shared/useIsOnline.ts'
import { swapPreviewMessages as messages } from './messages.ts'
import { previewAction, previewHint } from './rules.ts'
import { useSendStep } from './useSendStep.ts'

export type ActionsProps = {
  readonly review: SwapReview
  readonly asking: SwapReview['step'] | undefined
  /** No fact of the review is left to confirm. */
  readonly isConfirmed: boolean
}

/** Cancel button, and the button for the next step. */
export function Actions({ review, asking, isConfirmed }: ActionsProps): ReactElement {
  const t = useTranslate()
  const { connector } = useAccount()
  const { isPreparing } = useSwap()
  const isOnline = useIsOnline()
  const { confirm, isBusy, isDeclined } = useSendStep(review)
  // The hint stays until the next review, or while the view leaves. Not for a request that began before this view was
  // mounted, such as one that a policy has reviewed: this view does not learn that it was declined.
  const [asked, setAsked] = useState<SwapReview>()
  if (asking && isBusy && asked !== review) setAsked(review)
  const isWaiting = asking !== undefined || (asked === review && !isDeclined)
  const action = previewAction({ review, asking, isDeclined })
  const symbol = shortenName(withoutControls(review.sourceToken.symbol))
  return (
    <ReviewActions
      status={
        isWaiting
          ? t(messages, 'swapPreview.waiting', { wallet: connector?.name ?? '' })
          : t(messages, `swapPreview.${previewHint(review)}`, { provider: withoutControls(review.provider) })
      }
      isQuiet={isWaiting}
      isAsking={asking !== undefined}
      isBusy={isBusy || isWaiting || (isPreparing && review.step === 'approve')}
      isDisabled={!isOnline || !isConfirmed}
      onConfirm={confirm}
    >
      {t(messages, `swapPreview.${action}`, { symbol })}
    </ReviewActions>
  )
}
