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

export type WarningsProps = {
  readonly review: SwapReview
  readonly isUnderstood: boolean
  readonly onUnderstand: (isUnderstood: boolean) => void
}

/** Warnings, such as a large price impact. */
export function Warnings({ review, isUnderstood, onUnderstand }: WarningsProps): ReactElement | null {
  const t = useTranslate()
  const isOnline = useIsOnline()
  const { quote, toToken, worseThan } = review
  const tone = impactTone(quote.priceImpact)
  if (isOnline && quote.isFeeCovered && worseThan === undefined && tone === 'usual') return null
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
      {tone === 'unknown' && (
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
      {(tone === 'danger' || tone === 'unknown') && (
        <Checkbox checked={isUnderstood} onChange={(event) => onUnderstand(event.target.checked)}>
          {t(messages, 'swapPreview.understand')}
        </Checkbox>
      )}
    </Stack>
  )
}
