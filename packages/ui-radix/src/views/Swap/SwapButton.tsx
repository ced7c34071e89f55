import { isFoyerError, useSwap, useSwapQuote } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { swapMessages } from '../shared/transfers/swapMessages.ts'
import { useRetry } from '../shared/useRetry.ts'
import { swapViewMessages as messages } from './messages.ts'
import { type SwapAction, swapAction } from './rules.ts'

/** Submit button, with the next missing input. */
export function SwapButton(): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const { hasFailed, problem, request } = useSwap()
  const query = useSwapQuote()
  const { retry, isRetrying, isOffline } = useRetry(query)
  const { data: quote, error, isFetching } = query
  const action = swapAction({
    hasFailed,
    problem,
    isQuoting: request === undefined || (isFetching && (!quote || error !== null)),
    failure: error ? (isFoyerError(error) ? error.code : error.name) : undefined,
    isCovered: quote?.isCovered ?? false,
  })
  const isShort = action.effect === 'review' && quote?.isFeeCovered === false
  return (
    <>
      {action.effect === 'retry' && (
        <Text role="alert" tone="danger" align="center" variant="caption">
          {isOffline
            ? t(swapMessages, 'swap.offline')
            : failureText(t, error, t(swapMessages, 'swap.quoteFailed'))}
        </Text>
      )}
      {isShort && (
        <Banner tone="warning" role="status">
          {t(swapMessages, 'swap.notCovered', { symbol: quote.networkFee?.symbol ?? '' })}
        </Banner>
      )}
      <Button
        {...(action.effect === 'retry' && { onClick: retry })}
        type={action.effect === 'review' ? 'submit' : 'button'}
        variant="primary"
        size={52}
        block
        loading={action.effect === 'busy' || (action.effect === 'retry' && isRetrying)}
        disabled={action.effect === 'nothing'}
        onPointerEnter={() => preload('SwapPreview')}
        onFocus={() => preload('SwapPreview')}
      >
        {labelText(t, action.label)}
      </Button>
    </>
  )
}

function labelText(t: ReturnType<typeof useTranslate>, label: SwapAction['label']): string {
  if (label === 'retry') return t(commonMessages, 'common.retry')
  if (label === 'insufficientBalance' || label === 'insufficientLiquidity' || label === 'noRoute')
    return t(swapMessages, `swap.${label}`)
  return t(messages, `swapView.${label}`)
}
