import {
  impactTone,
  type SwapQuote,
  type SwapToken,
  shownToAmount,
  tokenFormats,
  useNetwork,
} from '@foyer/headless'
import { type ReactElement, type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { withoutControls, shortenName } from '../../../i18n/plainText.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Fact, Facts } from '../../../primitives/Facts/Facts.tsx'
import { ChevronDownIcon } from '../../../primitives/Icon/arrowIcons.ts'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { ExactAmount, formatExact } from '../tokens/ExactAmount.tsx'
import { swapMessages as messages } from './swapMessages.ts'

const IMPACT_DIGITS = 3
const tones = { usual: 'default', unknown: 'default', warning: 'warning', danger: 'danger' } as const

export type SwapDetailsProps = {
  readonly quote: SwapQuote
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  /** The quote was measured on the chain; else it is the estimate of the provider. */
  readonly isMeasured: boolean
  /** Initially open. @default false */
  readonly isOpen: boolean
  /** Further details. */
  readonly children?: ReactNode
}

/** Fees and slippage of a swap, collapsed behind its rate. */
export function SwapDetails({
  quote,
  sourceToken,
  toToken,
  isMeasured,
  isOpen: begins,
  children,
}: SwapDetailsProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(begins)
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  const from = shortenName(withoutControls(sourceToken.symbol))
  const to = shortenName(withoutControls(toToken.symbol))
  return (
    <Stack gap={4}>
      <Button
        variant="ghost"
        size={44}
        block
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {/* One text, in which no amount is divided by a line break. */}
        <span>
          <bdi dir="ltr">
            {t(messages, 'swap.rate', { from, amount: formatExact(t.locale, quote.rate), to })}
          </bdi>
          {quote.fromPrice !== undefined && (
            <>
              {' '}
              <Text asChild tone="muted" variant="caption">
                <bdi dir="ltr">{formats.fiat(quote.fromPrice).text}</bdi>
              </Text>
            </>
          )}
        </span>
        <ChevronDownIcon size={16} data-turn={isOpen ? 180 : 0} />
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Rows quote={quote} to={to} isMeasured={isMeasured}>
            {children}
          </Rows>
        )}
      </div>
    </Stack>
  )
}

function Rows({
  quote,
  to,
  isMeasured,
  children,
}: {
  readonly quote: SwapQuote
  readonly to: string
  readonly isMeasured: boolean
  readonly children: ReactNode
}): ReactElement {
  const t = useTranslate()
  const { name: network } = useNetwork()
  const { priceImpact = 0, networkFee } = quote
  const impact = priceImpact.toFixed(IMPACT_DIGITS)
  return (
    <Facts aria-label={t(messages, 'swap.details')}>
      {children}
      {Number(impact) !== 0 && (
        <Fact name={t(messages, 'swap.impact')}>
          <Text asChild variant="caption" tone={tones[impactTone(priceImpact)]}>
            <bdi dir="ltr">{formatExact(t.locale, impact)}%</bdi>
          </Text>
        </Fact>
      )}
      <Fact name={t(messages, 'swap.slippage')}>
        <Text asChild variant="caption" tone={tones[impactTone(quote.slippage)]}>
          <span>
            <ExactAmount value={short(quote.maxSlippage)} symbol={to} /> (
            {formatExact(t.locale, String(quote.slippage))}%)
          </span>
        </Text>
      </Fact>
      <Fact name={t(messages, isMeasured ? 'swap.least' : 'swap.estimate')}>
        <ExactAmount value={leastOf(quote.minReceived)} symbol={to} />
      </Fact>
      {quote.fees.map(({ label, value, token }, index) => (
        <Fact key={index} name={t(messages, 'swap.providerFee', { label: withoutControls(label) })}>
          <ExactAmount value={value} symbol={withoutControls(token)} />
        </Fact>
      ))}
      <Fact name={t(messages, 'swap.fee')}>
        {networkFee ? (
          <ExactAmount value={networkFee.amount} symbol={networkFee.symbol} />
        ) : (
          t(messages, 'swap.fee.unknown')
        )}
      </Fact>
      <Fact name={t(messages, 'swap.network')}>{network}</Fact>
    </Facts>
  )
}

/** Shortens an amount to six decimals, or keeps all decimals if six would be zero. */
const short = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  return shownToAmount(`${whole}${fraction}`, fraction.length)
}

/** The same, rounded down: the minimum is a promise. */
const leastOf = (amount: string): string => {
  const cut = amount.replace(/(\.\d{6})\d+$/, '$1')
  return /[1-9]/.test(cut) ? short(cut) : amount
}
