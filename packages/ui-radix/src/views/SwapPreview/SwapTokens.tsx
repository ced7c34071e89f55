import type { SwapReview } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { DownIcon } from '../../primitives/Icon/arrowIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ReviewedAmount } from '../shared/transfers/ReviewedAmount.tsx'
import { swapPreviewMessages as messages } from './messages.ts'

/** Source and destination with exact amounts. */
export function SwapTokens({ review }: { readonly review: SwapReview }): ReactElement {
  const t = useTranslate()
  const { sourceToken, toToken, amount, quote } = review
  return (
    <Stack gap={4}>
      <ReviewedAmount
        token={sourceToken}
        amount={amount}
        fiat={quote.fromFiat}
        label={t(messages, 'swapPreview.give')}
        imageSize={36}
      />
      <Stack align="center" gap={0}>
        <DownIcon size={16} />
      </Stack>
      <ReviewedAmount
        token={toToken}
        amount={quote.toAmount}
        fiat={quote.toFiat}
        label={t(messages, 'swapPreview.get')}
        imageSize={36}
      />
    </Stack>
  )
}
