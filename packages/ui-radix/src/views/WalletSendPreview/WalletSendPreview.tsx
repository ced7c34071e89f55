import {
  type SendReview,
  useAccount,
  useModal,
  useModalRouter,
  useRouteData,
  useSend,
  useSendFee,
} from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { DownIcon } from '../../primitives/Icon/arrowIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useIsOnline } from '../shared/useIsOnline.ts'
import { walletSendPreviewMessages as messages } from './messages.ts'
import { Details } from './parts/Details.tsx'
import { Parties } from './parts/Parties.tsx'
import { Warnings } from './parts/Warnings.tsx'
import { useConfirm } from './useConfirm.ts'

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
          {t(common, 'common.cancel')}
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
        {t(common, isRequest ? 'common.close' : 'common.done')}
      </Button>
    </Stack>
  )
}
