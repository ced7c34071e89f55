import { impactTone, shownToAmount, type SwapReview } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { formatExact } from '../shared/tokens/ExactAmount.tsx'
import { swapMessages } from '../shared/transfers/swapMessages.ts'
import { useIsOnline } from '../shared/useIsOnline.ts'
import { swapPreviewMessages as messages } from './messages.ts'
import type { ConfirmedFact } from './rules.ts'

export type WarningsProps = {
  readonly review: SwapReview
  /** Facts that the checkbox confirms. */
  readonly facts: readonly ConfirmedFact[]
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
}

/** Warnings, such as a large price impact. */
export function Warnings({ review, facts, isConfirmed, onConfirm }: WarningsProps): ReactElement | null {
  const t = useTranslate()
  const isOnline = useIsOnline()
  const { quote, toToken, worseThan } = review
  const tone = impactTone(quote.priceImpact)
  const slippageTone = impactTone(quote.slippage)
  const isUsual = tone === 'usual' && slippageTone === 'usual' && facts.length === 0
  if (isOnline && quote.isFeeCovered && worseThan === undefined && isUsual) return null
  return (
    <Stack gap={8}>
      {!isOnline && (
        <Banner tone="danger" role="alert">
          {t(messages, 'swapPreview.offline')}
        </Banner>
      )}
      {!quote.isFeeCovered && (
        <Banner tone="danger" role="alert">
          {t(swapMessages, 'swap.notCovered', { symbol: quote.networkFee?.symbol ?? '' })}
        </Banner>
      )}
      {worseThan !== undefined && (
        <Banner tone="warning" role="alert">
          {t(messages, 'swapPreview.worse', {
            now: formatExact(t.locale, shownToAmount(quote.toUnits, Number(toToken.quantity.decimals))),
            symbol: withoutControls(toToken.symbol),
            before: formatExact(t.locale, worseThan),
          })}
        </Banner>
      )}
      {facts.includes('unmeasured') && (
        <Banner tone="warning" role="alert">
          {t(messages, 'swapPreview.unmeasured', { provider: withoutControls(review.provider) })}
        </Banner>
      )}
      {facts.includes('unknownValue') && (
        <Banner tone="warning" role="alert">
          {t(messages, 'swapPreview.unknown')}
        </Banner>
      )}
      {(tone === 'warning' || tone === 'danger') && (
        <Banner tone={tone} role="alert">
          {t(swapMessages, 'swap.highImpact', {
            percent: formatExact(t.locale, (quote.priceImpact ?? 0).toFixed(1)),
          })}
        </Banner>
      )}
      {(slippageTone === 'warning' || slippageTone === 'danger') && (
        <Banner tone={slippageTone} role="alert">
          {t(messages, 'swapPreview.lowMinimum', {
            percent: formatExact(t.locale, quote.slippage.toFixed(1)),
          })}
        </Banner>
      )}
      {facts.length > 0 && (
        <Checkbox checked={isConfirmed} onChange={(event) => onConfirm(event.target.checked)}>
          {t(messages, 'swapPreview.understand')}
        </Checkbox>
      )}
    </Stack>
  )
}
