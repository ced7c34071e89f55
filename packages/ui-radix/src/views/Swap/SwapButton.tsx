import { isFoyerError, useSwap, useSwapQuote } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
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
  const isShort = action.does === 'review' && quote?.isFeeCovered === false
  return (
    <>
      {action.does === 'retry' && (
        <Text role="alert" tone="danger" align="center" variant="caption">
          {t(swapMessages, isOffline ? 'swap.offline' : 'swap.quoteFailed')}
        </Text>
      )}
      {isShort && (
        <Banner tone="warning" role="status">
          {t(swapMessages, 'swap.notCovered', { symbol: quote.networkFee?.symbol ?? '' })}
        </Banner>
      )}
      <Button
        {...(action.does === 'retry' && { onClick: retry })}
        type={action.does === 'review' ? 'submit' : 'button'}
        variant="primary"
        size={52}
        block
        loading={action.does === 'busy' || (action.does === 'retry' && isRetrying)}
        disabled={action.does === 'nothing'}
        onPointerEnter={() => preload('SwapPreview')}
        onFocus={() => preload('SwapPreview')}
      >
        {label(t, action.says)}
      </Button>
    </>
  )
}

function label(t: ReturnType<typeof useTranslate>, says: SwapAction['says']): string {
  if (says === 'retry') return t(commonMessages, 'common.retry')
  if (says === 'insufficientBalance' || says === 'insufficientLiquidity' || says === 'noRoute')
    return t(swapMessages, `swap.${says}`)
  return t(messages, `swapView.${says}`)
}
