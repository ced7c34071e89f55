import { type SendReview, useAccount, useModalRouter, useRouteData, useSend } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { DownIcon } from '../../primitives/Icon/DownIcon.tsx'
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
  const { review: standing, last } = useSend()
  const { goBack } = useModalRouter()
  // What is shown stays what it was, also while it leaves.
  const [review] = useState(standing)
  const isSent = review !== undefined && last?.review === review
  const isGone = standing !== review && !isSent
  useEffect(() => {
    // The account or the network is another one: this is nobody's any more.
    if (isGone || !review) goBack()
  }, [isGone, review, goBack])
  return review ? <Preview review={review} /> : null
}

function Preview({ review }: { readonly review: SendReview }): ReactElement {
  const t = useTranslate()
  const isRequest = useRouteData('WalletSendPreview')?.send !== undefined
  const { goBack } = useModalRouter()
  const { connector } = useAccount()
  const { confirm, isAsking, isDeclined } = useConfirm(review, { isRequest })
  const isOnline = useIsOnline()
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
        <Button variant="primary" size={52} loading={isAsking} disabled={!isOnline} onClick={confirm}>
          {t(messages, isDeclined ? 'walletSendPreview.sendAgain' : 'walletSendPreview.send')}
        </Button>
      </Stack>
    </Stack>
  )
}
