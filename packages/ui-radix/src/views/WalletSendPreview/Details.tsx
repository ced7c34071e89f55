import {
  sendRefusal,
  type SendReview,
  useFeatures,
  useModalRouter,
  useNetwork,
  useSendFee,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Address } from '../../primitives/Address/Address.tsx'
import { Fact, Facts } from '../../primitives/Facts/Facts.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { walletSendPreviewMessages as messages } from './messages.ts'

/** Details of a review: whole addresses of receiver and token, network and fee. */
export function Details({
  review,
  isFixed,
}: {
  readonly review: SendReview
  readonly isFixed: boolean
}): ReactElement {
  const t = useTranslate()
  const { name: network } = useNetwork()
  const { isNetworkSwitchEnabled } = useFeatures()
  const { has } = useShell()
  const { push } = useModalRouter()
  const { data: cost, error, isLoading } = useSendFee({ review })
  const canChange = !isFixed && isNetworkSwitchEnabled && has('Networks')
  return (
    <Facts aria-label={t(messages, 'walletSendPreview.details')}>
      <Fact name={t(messages, 'walletSendPreview.address')}>
        <Address value={review.to} full />
      </Fact>
      {/* On Solana, mints store no symbol that a list could be compared with. */}
      {review.token.address !== undefined && (
        <Fact name={`${t(messages, 'walletSendPreview.token')} · ${withoutControls(review.token.symbol)}`}>
          <Address value={review.token.address} full />
        </Fact>
      )}
      <Fact name={t(messages, 'walletSendPreview.network')}>
        {canChange ? (
          <TextLink asChild size="caption">
            <button
              type="button"
              aria-label={t(messages, 'walletSendPreview.changeNetwork', { network })}
              onClick={() => push('Networks')}
            >
              {network}
            </button>
          </TextLink>
        ) : (
          network
        )}
      </Fact>
      {cost?.received !== undefined && (
        <Fact name={t(messages, 'walletSendPreview.received')}>
          <ExactAmount value={cost.received} symbol={withoutControls(review.token.symbol)} />
        </Fact>
      )}
      {!sendRefusal(error) && (
        <Fact name={t(messages, 'walletSendPreview.fee')}>
          {cost ? (
            <ExactAmount value={cost.fee} symbol={cost.symbol} />
          ) : isLoading ? (
            <Skeleton width={96} height={16} />
          ) : (
            t(messages, 'walletSendPreview.fee.unknown')
          )}
        </Fact>
      )}
      {cost && cost.deposit !== '0' && (
        <Fact name={t(messages, 'walletSendPreview.deposit')}>
          <ExactAmount value={cost.deposit} symbol={cost.symbol} />
        </Fact>
      )}
    </Facts>
  )
}
