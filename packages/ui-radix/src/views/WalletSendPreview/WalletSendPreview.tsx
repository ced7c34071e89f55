import {
  sendRefusal,
  type SendReview,
  useAccount,
  useModal,
  useConfirmSend,
  useModalRouter,
  useRouteData,
  useSend,
  useSendFee,
  isFoyerError,
  useToast,
} from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { DownIcon } from '../../primitives/Icon/arrowIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { ReviewActions } from '../shared/transfers/ReviewActions.tsx'
import { obstacleOf, sendFailure, sendMessages } from '../shared/transfers/sendMessages.ts'
import { useGoBackOr } from '../shared/useGoBackOr.ts'
import { useIsOnline } from '../shared/useIsOnline.ts'
import { Details } from './Details.tsx'
import { walletSendPreviewMessages as messages } from './messages.ts'
import { Parties } from './Parties.tsx'

/** Review of a send: exactly the shown transfer is sent to the wallet. */
export default function WalletSendPreview(): ReactElement | null {
  const { review: current, last, unclear } = useSend()
  const goBack = useGoBackOr('WalletSend')
  // The review stays while the view leaves.
  const [review] = useState(current)
  const isSent = review !== undefined && last?.review === review
  const isUnclear = review !== undefined && unclear?.review === review
  const isGone = current !== review && !isSent && !isUnclear
  useEffect(() => {
    // The account or the network changed, so the review is invalid.
    if (isGone || !review) goBack()
  }, [isGone, review, goBack])
  if (!review) return null
  return isUnclear ? <Unclear review={review} /> : <Preview review={review} isSent={isSent} />
}

function Preview({
  review,
  isSent,
}: {
  readonly review: SendReview
  /** The hint and the button stay while the view leaves. */
  readonly isSent: boolean
}): ReactElement {
  const t = useTranslate()
  const isRequest = useRouteData('WalletSendPreview')?.send !== undefined
  const { connector } = useAccount()
  const { confirm, isAsking, isDeclined } = useConfirm(review, { isRequest })
  const isBusy = isAsking || isSent
  const isOnline = useIsOnline()
  const { data: cost, error } = useSendFee({ review })
  const isImpossible = cost?.isCovered === false || sendRefusal(error) !== undefined
  return (
    <Stack gap={12}>
      <LazyUnfinishedNotice kinds={['send', 'transaction']} />
      <Parties review={review} arrow={<DownIcon size={16} />} />
      <Details review={review} isFixed={isRequest} />
      <Warnings review={review} isOnline={isOnline} />
      <ReviewActions
        status={
          isBusy
            ? t(messages, 'walletSendPreview.waiting', { wallet: connector?.name ?? '' })
            : t(messages, 'walletSendPreview.caution')
        }
        isBusy={isBusy}
        isAsking={isAsking}
        isDisabled={!isOnline || isImpossible}
        onConfirm={confirm}
      >
        {t(messages, isDeclined ? 'walletSendPreview.sendAgain' : 'walletSendPreview.send')}
      </ReviewActions>
    </Stack>
  )
}

/** The result is unclear: no button sends again. */
function Unclear({ review }: { readonly review: SendReview }): ReactElement {
  const t = useTranslate()
  const isRequest = useRouteData('WalletSendPreview')?.send !== undefined
  const { replace } = useModalRouter()
  const { close } = useModal()
  const { connector } = useAccount()
  return (
    <Stack gap={12}>
      <Parties review={review} arrow={<DownIcon size={16} />} />
      <Details review={review} isFixed />
      <Banner tone="warning" role="alert">
        {t(messages, 'walletSendPreview.unclear', { wallet: connector?.name ?? '' })}
      </Banner>
      <Button variant="primary" size={52} block onClick={() => (isRequest ? close() : replace('Account'))}>
        {t(commonMessages, isRequest ? 'common.close' : 'common.done')}
      </Button>
    </Stack>
  )
}

/** Warnings, and reasons that block sending: no network, or a reason of the chain. */
export function Warnings({
  review,
  isOnline,
}: {
  readonly review: SendReview
  readonly isOnline: boolean
}): ReactElement | null {
  const t = useTranslate()
  const { data: cost, error } = useSendFee({ review })
  const isShort = cost?.isCovered === false
  const obstacle = obstacleOf(t, error)
  if (isOnline && !isShort && !obstacle && !review.isOwn) return null
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
      {obstacle && (
        <Banner tone={obstacle.tone} role="alert">
          {obstacle.text}
        </Banner>
      )}
      {review.isOwn && <Banner tone="warning">{t(messages, 'walletSendPreview.own')}</Banner>}
    </Stack>
  )
}

/** Sends the review and then opens the next view, unless the visitor has left. A failed send can be retried. */
export function useConfirm(
  review: SendReview,
  { isRequest }: { readonly isRequest: boolean },
): { readonly confirm: () => void; readonly isAsking: boolean; readonly isDeclined: boolean } {
  const t = useTranslate()
  const { show } = useToast()
  const { isSending } = useSend()
  const { confirmSendAsync } = useConfirmSend()
  const { isInHistory, replace, reset } = useModalRouter()
  const [isDeclined, setDeclined] = useState(false)
  // By the history: a request may be shown in a view in front of this one.
  const isHere = (): boolean => isInHistory('WalletSendPreview')
  const ask = async (): Promise<void> => {
    try {
      await confirmSendAsync({ review })
      // A send opened by the app settles its promise; the visitor sees the outcome.
      if (isRequest && isHere()) return reset('WalletSendConfirmed')
      show({ message: t(sendMessages, 'send.sent'), variant: 'success' })
      if (isHere()) replace('Account')
    } catch (error) {
      // Shown in the same view, without a retry.
      if (isFoyerError(error, 'SEND_UNCLEAR')) return
      setDeclined(true)
      show({ message: sendFailure(t, error, t(sendMessages, 'send.failed')), variant: 'error' })
    }
  }
  return { confirm: () => void ask(), isAsking: isSending, isDeclined }
}
