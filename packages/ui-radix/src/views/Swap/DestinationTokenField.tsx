import { isFoyerError, shownToAmount, tokenFormats, useSwap, useSwapQuote } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { AmountField } from '../../primitives/AmountField/AmountField.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { formatExact } from '../shared/tokens/ExactAmount.tsx'
import { swapMessages } from '../shared/transfers/swapMessages.ts'
import { swapViewMessages as messages } from './messages.ts'
import { TokenButton } from './TokenButton.tsx'

/** Destination token of the swap, with the quote. */
export function DestinationTokenField(): ReactElement {
  const t = useTranslate()
  const { toToken } = useSwap()
  const { data: quote, error, isError, isLoading } = useSwapQuote()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const amount =
    quote && toToken
      ? formatExact(t.locale, shownToAmount(quote.toUnits, Number(toToken.quantity.decimals)))
      : ''
  const isGood = quote !== undefined && quote.isCovered && !isError
  return (
    <>
      <AmountField
        label={t(messages, 'swapView.get')}
        value={isError ? '' : amount}
        aria-busy={isLoading || undefined}
        unit={<TokenButton side="toToken" />}
        worth={
          isLoading ? (
            <Skeleton width={72} height={16} />
          ) : quote?.toFiat && !isError ? (
            <Amount value={formats.fiat(quote.toFiat).text} />
          ) : (
            ''
          )
        }
      />
      <VisuallyHidden role="status">
        {isGood && t(messages, 'swapView.about', { amount, symbol: withoutControls(toToken?.symbol ?? '') })}
        {/* Visible on the disabled button alone, whose change is not announced. */}
        {isFoyerError(error, 'SWAP_NO_ROUTE') && t(swapMessages, 'swap.noRoute')}
        {isFoyerError(error, 'SWAP_INSUFFICIENT_LIQUIDITY') && t(swapMessages, 'swap.insufficientLiquidity')}
      </VisuallyHidden>
    </>
  )
}
