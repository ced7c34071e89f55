import { tokenFormats, useToast } from '@foyer/headless'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../../i18n/plainText.ts'
import { Amount } from '../../../primitives/Amount/Amount.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { TextLink } from '../../../primitives/Text/Text.tsx'

export type AvailableBalanceProps = {
  readonly label: string
  /** Decimal, in units of the token. */
  readonly balance: string
  readonly symbol: string
  readonly children: ReactNode
}

/** Balance of the token in a field for an amount, with a control beside it. */
export function AvailableBalance({ label, balance, symbol, children }: AvailableBalanceProps): ReactElement {
  const { locale } = useTranslate()
  const formats = useMemo(() => tokenFormats(locale), [locale])
  return (
    <Stack asChild direction="row" gap={8} align="center">
      <span>
        <Amount label={label} value={formats.amount(balance)} symbol={withoutControls(symbol)} />
        {children}
      </span>
    </Stack>
  )
}

export type MaxButtonProps = {
  /** Its errors are shown as a toast. */
  readonly setMax: () => Promise<void>
  readonly children: string
}

/** Enters the largest possible amount. */
export function MaxButton({ setMax, children }: MaxButtonProps): ReactElement {
  const { show } = useToast()
  const [isCalculating, setCalculating] = useState(false)
  return (
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
        {children}
      </button>
    </TextLink>
  )
}
