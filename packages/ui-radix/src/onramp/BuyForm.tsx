import { tokenFormats, useNetwork, useOnramp, useOnrampQuote } from '@foyer/headless'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { withoutControls, shortenName } from '../i18n/plainText.ts'
import { typedAmount } from '../i18n/typedAmount.ts'
import { AmountField } from '../primitives/AmountField/AmountField.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ChevronDownIcon } from '../primitives/Icon/arrowIcons.ts'
import { Image } from '../primitives/Image/Image.tsx'
import { Spinner } from '../primitives/Spinner/Spinner.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { currencySign, formatMoney, limitRounding } from './formatMoney.ts'
import { sumFees } from './sumFees.ts'

export const messages = {
  'buy.pay': 'You pay',
  'buy.get': 'You get',
  'buy.changeFiat': 'Change currency',
  'buy.changeToken': 'Change token',
  'buy.presets': 'Amounts',
  'buy.below': 'At least {limit}',
  'buy.above': 'At most {limit}',
  'buy.quoting': 'Getting a price…',
  'buy.fees': 'After fees of {fees}',
  'buy.noFees': 'The provider confirms the price',
  'buy.estimate': 'Estimate, not a price. The provider shows what you get.',
  'buy.notSold': 'Not available on {network}',
} as const

export type CurrencyRoute = 'OnRampFiatSelect' | 'OnRampTokenSelect'
export type BuyFormProps = {
  /** Called when the visitor wants to change the currency. */
  readonly onChoose: (route: CurrencyRoute) => void
  /** Called on hover or focus of that button, to preload the view. */
  readonly onIntent?: ((route: CurrencyRoute) => void) | undefined
}

/** Form of a purchase: amount, currency, and quote. */
export function BuyForm(props: BuyFormProps): ReactElement {
  const t = useTranslate()
  const { paymentAmount, paymentCurrency, problem, presets, setAmount, preset } = useOnramp()
  const money = (amount: string): string => formatMoney(t.locale, { amount, currency: paymentCurrency.id })
  return (
    <Stack gap={8}>
      <AmountField
        label={t(messages, 'buy.pay')}
        value={typedAmount(paymentAmount, t.locale)}
        onValueChange={setAmount}
        unit={<Unit route="OnRampFiatSelect" name={paymentCurrency.id} {...props} />}
        worth={t(messages, 'buy.pay')}
        error={
          problem &&
          t(messages, `buy.${problem.name}`, {
            limit: formatMoney(
              t.locale,
              { amount: problem.limit, currency: paymentCurrency.id },
              limitRounding[problem.name],
            ),
          })
        }
      />
      <Stack direction="row" gap={8} equal role="group" aria-label={t(messages, 'buy.presets')}>
        {presets.map((amount) => (
          <Button
            key={amount}
            size={36}
            variant={amount === paymentAmount ? 'primary' : 'neutral'}
            aria-pressed={amount === paymentAmount}
            onClick={() => preset(amount)}
          >
            <bdi>{money(amount)}</bdi>
          </Button>
        ))}
      </Stack>
      <Bought {...props} />
    </Stack>
  )
}

function Bought(props: BuyFormProps): ReactElement {
  const t = useTranslate()
  const network = useNetwork()
  const { paymentAmount, quotedAmount, purchaseCurrency, problem } = useOnramp()
  const { data: quote, isFetching } = useOnrampQuote({ enabled: problem === undefined })
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const isAsked = Number(paymentAmount) > 0 && problem === undefined
  const isQuoting = isAsked && (paymentAmount !== quotedAmount || (quote === undefined && isFetching))
  const shown = isAsked && !isQuoting ? quote : undefined
  const boughtAmount = shown && !shown.isEstimate ? formats.amount(shown.purchaseAmount.amount) : ''
  const statusText = (text: string, tone: 'muted' | 'warning' = 'muted'): ReactNode => (
    <Text asChild variant="caption" tone={tone}>
      <span role="status">
        {/* The amount is the value of a field, which is not announced. */}
        {boughtAmount && (
          <VisuallyHidden>
            {boughtAmount} {withoutControls(purchaseCurrency.symbol)}.{' '}
          </VisuallyHidden>
        )}
        {text}
      </span>
    </Text>
  )
  const note = (): ReactNode => {
    if (isQuoting) return statusText(t(messages, 'buy.quoting'))
    if (shown === null) return statusText(t(messages, 'buy.notSold', { network: network.name }), 'warning')
    if (!shown) return statusText(t(messages, 'buy.get'))
    if (shown.isEstimate) return statusText(t(messages, 'buy.estimate'), 'warning')
    const fees = sumFees(shown.fees)
      .map(({ amount, currency }) =>
        currency === shown.paymentTotal.currency
          ? formatMoney(t.locale, { amount, currency })
          : `${formats.amount(amount)} ${withoutControls(currency)}`,
      )
      .join(' + ')
    return statusText(fees ? t(messages, 'buy.fees', { fees }) : t(messages, 'buy.noFees'))
  }
  return (
    <AmountField
      label={t(messages, 'buy.get')}
      aria-busy={isQuoting || undefined}
      // An estimate shows a value, never an amount of a token.
      value={
        shown ? (shown.isEstimate ? `≈ ${formatMoney(t.locale, shown.purchaseAmount)}` : boughtAmount) : ''
      }
      unit={
        <Stack direction="row" gap={8} align="center">
          {isQuoting && <Spinner />}
          <Unit route="OnRampTokenSelect" name={purchaseCurrency.symbol} {...props} />
        </Stack>
      }
      worth={note()}
    />
  )
}

function Unit({
  route,
  name,
  onChoose,
  onIntent,
}: BuyFormProps & { readonly route: CurrencyRoute; readonly name: string }): ReactElement {
  const t = useTranslate()
  const text = shortenName(withoutControls(name))
  const sign = route === 'OnRampFiatSelect' ? currencySign(t.locale, name) : text
  return (
    <Button
      size={36}
      onPointerEnter={() => onIntent?.(route)}
      onFocus={() => onIntent?.(route)}
      onClick={() => onChoose(route)}
    >
      <Image logo={`currency:${name}`} name={sign} size={20} shape="round" />
      <bdi>{text}</bdi>
      <VisuallyHidden>
        {' '}
        {t(messages, route === 'OnRampFiatSelect' ? 'buy.changeFiat' : 'buy.changeToken')}
      </VisuallyHidden>
      <ChevronDownIcon size={16} />
    </Button>
  )
}
