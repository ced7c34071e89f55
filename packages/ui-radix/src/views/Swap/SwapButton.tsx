import { isFoyerError, useSwap, useSwapQuote } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { SwapDetails } from '../shared/transfers/SwapDetails.tsx'
import { swapMessages } from '../shared/transfers/swapMessages.ts'
import { useRetry } from '../shared/useRetry.ts'
import { swapViewMessages as messages } from './messages.ts'
import { type SwapAction, swapAction } from './rules.ts'

/** Rate of the quote or its failure, and the submit button with the next missing input. */
export function SwapButton(): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const { hasFailed, problem, request, sourceToken, toToken } = useSwap()
  const query = useSwapQuote()
  const { retry, isRetrying, isOffline } = useRetry(query)
  const { data: quote, error, isFetching, isLoading } = query
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
      {sourceToken && toToken && (
        // The button below stays where it is while the amount is edited and its quote arrives.
        <Stack reserve="line">
          {isLoading && (
            <Stack align="center">
              <Skeleton width={160} height={16} />
            </Stack>
          )}
          {action.effect === 'retry' && (
            <Text role="alert" tone="danger" align="center" variant="caption">
              {isOffline
                ? t(swapMessages, 'swap.offline')
                : failureText(t, error, t(swapMessages, 'swap.quoteFailed'))}
            </Text>
          )}
          {quote?.isCovered && !error && (
            <SwapDetails
              quote={quote}
              sourceToken={sourceToken}
              toToken={toToken}
              isMeasured={false}
              isOpen={false}
            />
          )}
        </Stack>
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
