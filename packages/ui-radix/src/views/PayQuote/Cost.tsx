import { sendRefusal, useSendFee, type SendReview, usePay } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { Address } from '../../primitives/Address/Address.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Fact, Facts } from '../../primitives/Facts/Facts.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { obstacleOf } from '../shared/transfers/sendMessages.ts'
import { payQuoteMessages as messages } from './messages.ts'

/** Amount, recipient and fees, and the reasons of the chain against the payment. */
function CostFacts({ review }: { readonly review: SendReview }): ReactElement {
  const t = useTranslate()
  const { data: cost, error, isLoading } = useSendFee({ review })
  const symbol = withoutControls(review.token.symbol)
  const obstacle = obstacleOf(t, error)
  return (
    <Stack gap={12}>
      <Facts aria-label={t(messages, 'payQuote.details')}>
        <Fact name={t(messages, 'payQuote.pay')}>
          <ExactAmount value={review.amount} symbol={symbol} />
        </Fact>
        {cost?.received !== undefined && (
          <Fact name={t(messages, 'payQuote.received')}>
            <ExactAmount value={cost.received} symbol={symbol} />
          </Fact>
        )}
        <Fact name={t(messages, 'payQuote.to')}>
          <Address value={review.to} full />
        </Fact>
        {!sendRefusal(error) && (
          <Fact name={t(messages, 'payQuote.fee')}>
            {cost ? (
              <ExactAmount value={cost.fee} symbol={cost.symbol} />
            ) : isLoading ? (
              <Skeleton width={96} height={16} />
            ) : (
              t(messages, 'payQuote.fee.unknown')
            )}
          </Fact>
        )}
        {cost && cost.deposit !== '0' && (
          <Fact name={t(messages, 'payQuote.deposit')}>
            <ExactAmount value={cost.deposit} symbol={cost.symbol} />
          </Fact>
        )}
      </Facts>
      {obstacle && (
        <Banner tone={obstacle.tone} role="alert">
          {obstacle.text}
        </Banner>
      )}
      {cost?.isCovered === false && (
        <Banner tone="warning">{t(messages, 'payQuote.feeLow', { symbol: cost.symbol })}</Banner>
      )}
      {review.isOwn && <Banner tone="warning">{t(messages, 'payQuote.own')}</Banner>}
    </Stack>
  )
}

/** The details that the app gives, while the quote is requested: nothing below moves when it arrives. */
function PendingFacts(): ReactElement {
  const t = useTranslate()
  const { request, option } = usePay()
  return (
    <Facts aria-label={t(messages, 'payQuote.details')} aria-busy="true">
      <Fact name={t(messages, 'payQuote.pay')}>
        {option && <ExactAmount value={option.amount} symbol={withoutControls(option.symbol)} />}
      </Fact>
      <Fact name={t(messages, 'payQuote.to')}>{request && <Address value={request.recipient} full />}</Fact>
      <Fact name={t(messages, 'payQuote.fee')}>
        <Skeleton width={96} height={16} />
      </Fact>
    </Facts>
  )
}

/** Fees of a payment, once an option is selected. */
export function Cost({ isQuoting }: { readonly isQuoting: boolean }): ReactElement {
  const { quote } = usePay()
  const review = quote?.review
  if (review && !isQuoting) return <CostFacts review={review} />
  return <PendingFacts />
}
