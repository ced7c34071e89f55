import {
  tokenFormats,
  useAccount,
  useFeatures,
  useModalRouter,
  useSwap,
  useSwapQuote,
  useTokenBalances,
} from '@foyer/headless'
import { type ReactElement, useEffect, useMemo } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { typedAmount } from '../../i18n/typedAmount.ts'
import { focusLate } from '../../modal/focus.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { AmountField } from '../../primitives/AmountField/AmountField.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
import { AvailableBalance, MaxButton } from '../shared/tokens/AvailableBalance.tsx'
import { swapMessages } from '../shared/transfers/swapMessages.ts'
import { swapViewMessages as messages } from './messages.ts'
import { TokenButton } from './TokenButton.tsx'

/** Source token of the swap, with the amount. */
export function SourceTokenField(): ReactElement {
  const t = useTranslate()
  const { amount, setAmount } = useSwap()
  const { data: quote } = useSwapQuote()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  useEffect(focusLate, [])
  return (
    <AmountField
      label={t(messages, 'swapView.give')}
      value={typedAmount(amount, t.locale)}
      onValueChange={setAmount}
      error={quote?.isCovered === false && t(swapMessages, 'swap.insufficientBalance')}
      unit={<TokenButton side="sourceToken" />}
      worth={quote?.fromFiat ? <Amount value={formats.fiat(quote.fromFiat).text} /> : ''}
      available={<Available />}
      data-foyer-autofocus=""
    />
  )
}

/** Balance, and buttons for all of it or shares. */
function Available(): ReactElement | null {
  const t = useTranslate()
  const { sourceToken: token, setMax } = useSwap()
  const { data: held } = useTokenBalances({
    select: ({ tokens }) => tokens.find(({ id }) => id === token?.id)?.quantity.numeric,
  })
  const { namespace } = useAccount()
  const { onramp } = useFeatures({ namespace })
  const { has } = useShell()
  const { push } = useModalRouter()
  if (!token) return null
  const balance = held ?? token.quantity.numeric
  return (
    <AvailableBalance label={t(messages, 'swapView.balance')} balance={balance} symbol={token.symbol}>
      {/[1-9]/.test(balance) ? (
        <MaxButton setMax={setMax}>{t(messages, 'swapView.max')}</MaxButton>
      ) : (
        onramp !== false &&
        has('OnRampProviders') && (
          <TextLink asChild size="caption">
            <button type="button" onClick={() => push('OnRampProviders')}>
              {t(messages, 'swapView.buy')}
            </button>
          </TextLink>
        )
      )}
    </AvailableBalance>
  )
}
