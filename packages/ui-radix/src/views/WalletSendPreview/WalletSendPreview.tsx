import {
  type SendReview,
  useAccount,
  useModal,
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
import { Text } from '../../primitives/Text/Text.tsx'
import { useIsOnline } from '../shared/useIsOnline.ts'
import { walletSendPreviewMessages as messages } from './messages.ts'
import { Details } from './Details.tsx'
import { Parties } from './Parties.tsx'
import { sendFailure, sendMessages } from '../shared/transfers/sendMessages.ts'

/** The last look: exactly this is sent, or nothing. */
export default function WalletSendPreview(): ReactElement | null {
  const { review: standing, last, unclear } = useSend()
  const { goBack } = useModalRouter()
  // What is shown stays what it was, also while it leaves.
  const [review] = useState(standing)
  const isSent = review !== undefined && last?.review === review
  const isUnclear = review !== undefined && unclear?.review === review
  const isGone = standing !== review && !isSent && !isUnclear
  useEffect(() => {
    // The account or the network is another one: this is nobody's any more.
    if (isGone || !review) goBack()
  }, [isGone, review, goBack])
  if (!review) return null
  return isUnclear ? <Unclear review={review} /> : <Preview review={review} />
}

function Preview({ review }: { readonly review: SendReview }): ReactElement {
  const t = useTranslate()
  const isRequest = useRouteData('WalletSendPreview')?.send !== undefined
  const { goBack } = useModalRouter()
  const { connector } = useAccount()
  const { confirm, isAsking, isDeclined } = useConfirm(review, { isRequest })
  const isOnline = useIsOnline()
  const { data: cost } = useSendFee({ review })
  // Where nobody says what it costs, the wallet does.
  const isShort = cost?.isCovered === false
  return (
    <Stack gap={12}>
      <Parties review={review} arrow={<DownIcon size={16} />} />
      <Details review={review} isFixed={isRequest} />
      <Warnings review={review} isOnline={isOnline} />
      <Text role="status" variant="caption" tone="muted" align="center">
        {isAsking
          ? t(messages, 'walletSendPreview.waiting', { wallet: connector?.name ?? '' })
          : t(messages, 'walletSendPreview.caution')}
      </Text>
      <Stack direction="row" gap={8} equal>
        <Button size={52} onClick={() => goBack()}>
          {t(commonMessages, 'common.cancel')}
        </Button>
        <Button
          variant="primary"
          size={52}
          loading={isAsking}
          disabled={!isOnline || isShort}
          onClick={confirm}
        >
          {t(messages, isDeclined ? 'walletSendPreview.sendAgain' : 'walletSendPreview.send')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** The wallet was asked, and nobody knows what it did: nothing here leads to a second time. */
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

/** Has what is shown sent, and leads on; what the wallet did not do is said, and can be tried again. */
export function useConfirm(
  review: SendReview,
  { isRequest }: { readonly isRequest: boolean },
): { readonly confirm: () => void; readonly isAsking: boolean; readonly isDeclined: boolean } {
  const t = useTranslate()
  const { show } = useToast()
  const { confirm, isSending } = useSend()
  const { replace, reset } = useModalRouter()
  const [isDeclined, setDeclined] = useState(false)
  const ask = async (): Promise<void> => {
    try {
      await confirm(review)
      // An app that asked for it is shown how it ends; the visitor sees what is left.
      if (isRequest) return reset('WalletSendConfirmed')
      show({ message: t(sendMessages, 'send.sent'), variant: 'success' })
      replace('Account')
    } catch (error) {
      // Stands where it was asked for, and offers no second time.
      if (isFoyerError(error, 'SEND_UNCLEAR')) return
      setDeclined(true)
      show({ message: sendFailure(error, t(sendMessages, 'send.failed')), variant: 'error' })
    }
  }
  return { confirm: () => void ask(), isAsking: isSending, isDeclined }
}
