import {
  tokenFormats,
  useAccount,
  useFeatures,
  useModalRouter,
  useSwap,
  useSwapQuote,
  useTokenBalances,
  useToast,
} from '@foyer/headless'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { typedAmount } from '../../i18n/typedAmount.ts'
import { focusLate } from '../../modal/focus.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Amount } from '../../primitives/Amount/Amount.tsx'
import { AmountField } from '../../primitives/AmountField/AmountField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
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
      invalid={quote?.isCovered === false}
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
  const { show } = useToast()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const [isCalculating, setCalculating] = useState(false)
  if (!token) return null
  const balance = held ?? token.quantity.numeric
  const hasSome = /[1-9]/.test(balance)
  return (
    <Stack asChild direction="row" gap={8} align="center">
      <span>
        <Amount
          label={t(messages, 'swapView.balance')}
          value={formats.amount(balance)}
          symbol={withoutControls(token.symbol)}
        />
        {hasSome ? (
          <TextLink asChild size="caption">
            <button
              type="button"
              aria-busy={isCalculating || undefined}
              onClick={() => {
                setCalculating(true)
                void setMax()
                  .catch((message: unknown) => show({ message, variant: 'error' }))
                  .finally(() => setCalculating(false))
              }}
            >
              {t(messages, 'swapView.max')}
            </button>
          </TextLink>
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
      </span>
    </Stack>
  )
}
