import { type SwapReview, useSwap, useSwapReview, useToast } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { Address } from '../../primitives/Address/Address.tsx'
import { Fact } from '../../primitives/Facts/Facts.tsx'
import { Skeleton, SkeletonRow } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { ExactAmount } from '../shared/tokens/ExactAmount.tsx'
import { SwapDetails } from '../shared/transfers/SwapDetails.tsx'
import { useSwapErrorText } from '../shared/transfers/swapMessages.ts'
import { useGoBackOr } from '../shared/useGoBackOr.ts'
import { Actions } from './Actions.tsx'
import { swapPreviewMessages as messages } from './messages.ts'
import { factsToConfirm } from './rules.ts'
import { SwapTokens } from './SwapTokens.tsx'
import { Warnings } from './Warnings.tsx'

/** Review of a swap: exactly the shown step is sent to the wallet. */
export default function SwapPreview(): ReactElement {
  const t = useTranslate()
  const { request, asking, last } = useSwap()
  const goBack = useGoBackOr('Swap')
  const { show } = useToast()
  const words = useSwapErrorText()
  const [before] = useState(last)
  const review = useSwapReview({
    onError(error) {
      show({ message: words(error), variant: 'error' })
      goBack()
    },
  })
  const shown = useLast(review)
  const isGone = request === undefined && last === before
  useEffect(() => {
    // The account or the network changed, so the review is invalid.
    if (isGone) goBack()
  }, [isGone, goBack])
  if (!shown) {
    return (
      <Stack gap={12} role="status" aria-busy="true" aria-label={t(messages, 'swapPreview.loading')}>
        <Stack gap={4}>
          <SkeletonRow shape="circle" />
          <SkeletonRow shape="circle" />
        </Stack>
        {/* As high as most details. */}
        <Stack gap={4}>
          <Skeleton shape="box" />
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </Stack>
        <Skeleton shape="button" />
      </Stack>
    )
  }
  return <Preview review={shown} asking={asking} />
}

/** The last review stays while the view leaves. */
function useLast(review: SwapReview | undefined): SwapReview | undefined {
  const [shown, setShown] = useState(review)
  if (review && review !== shown) setShown(review)
  return review ?? shown
}

function Preview({
  review,
  asking,
}: {
  readonly review: SwapReview
  readonly asking: SwapReview['step'] | undefined
}): ReactElement {
  // A renewed review with another fact has to be confirmed again.
  const facts = factsToConfirm(review)
  const [confirmed, setConfirmed] = useState('')
  const isConfirmed = facts.length === 0 || confirmed === facts.join()
  return (
    <Stack gap={12}>
      <LazyUnfinishedNotice kinds={['swap', 'approve']} />
      <SwapTokens review={review} />
      <QuoteDetails review={review} />
      <Warnings
        review={review}
        facts={facts}
        isConfirmed={isConfirmed}
        onConfirm={(isChecked) => setConfirmed(isChecked ? facts.join() : '')}
      />
      <Actions review={review} asking={asking} isConfirmed={isConfirmed} />
    </Stack>
  )
}

/**
 * Fees and minimum received; the contract of the received token; the called contract of a swap, the spender and the
 * amount of an approval, both of a batch.
 */
export function QuoteDetails({ review }: { readonly review: SwapReview }): ReactElement {
  const t = useTranslate()
  const { quote, sourceToken, toToken, approval, step, transaction, isMeasured } = review
  return (
    <SwapDetails quote={quote} sourceToken={sourceToken} toToken={toToken} isMeasured={isMeasured} isOpen>
      {approval && (
        <>
          <Fact name={t(messages, 'swapPreview.limit')}>
            <ExactAmount value={approval.amount} symbol={withoutControls(sourceToken.symbol)} />
          </Fact>
          <Fact name={t(messages, 'swapPreview.spender')}>
            <Address value={approval.spender} full />
          </Fact>
        </>
      )}
      {/* Any contract can claim a symbol: what is received is known by its address. */}
      {toToken.address !== undefined && (
        <Fact name={`${t(messages, 'swapPreview.contract')} · ${withoutControls(toToken.symbol)}`}>
          <Address value={toToken.address} full />
        </Fact>
      )}
      {step === 'swap' && (
        <Fact name={t(messages, 'swapPreview.contract')}>
          <Address value={transaction.to} full />
        </Fact>
      )}
    </SwapDetails>
  )
}
