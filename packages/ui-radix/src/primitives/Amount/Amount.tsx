'use client'

import { type ComponentPropsWithoutRef, forwardRef, useContext } from 'react'
import { LocaleContext } from '../../i18n/LocaleContext.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { parts } from '../part/parts.ts'
import type { PartComponent } from '../part/Slot.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type AmountProps = Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> & {
  /** Formatted for the locale, e.g. `1,234.567`, `$2.10`, `<0.001`. */
  value: string
  symbol?: string | undefined
  /** Accessible label, if no text beside the amount describes it. */
  label?: string | undefined
  /** @default 'inherit' */
  variant?: (typeof parts.Amount)['amount']['data-variant'][number] | undefined
}

/**
 * An amount with an emphasized integer part. Renders a `<bdi dir="ltr">`: amounts read left to right in every script.
 *
 * @example
 * ```tsx
 * import { Amount } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Amount value="1,234.5" symbol="ETH" />
 * ```
 */
export const Amount: PartComponent<AmountProps, HTMLElement> = /*#__PURE__*/ forwardRef(function Amount(
  { value, symbol, label, variant = 'inherit', className, ...rest },
  ref,
) {
  const { locale } = useContext(LocaleContext)
  const { integer, decimals, rest: after } = splitAmount(value, locale)
  return (
    <bdi
      dir="ltr"
      translate="no"
      data-foyer-part="amount"
      data-variant={variant}
      {...rest}
      className={usePartClass('amount', className)}
      ref={ref}
    >
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {integer}
      {decimals && <span data-foyer-part="amount-decimals">{decimals}</span>}
      {after}
      {symbol && <span data-foyer-part="amount-symbol"> {symbol}</span>}
    </bdi>
  )
})

/** Splits a formatted amount before its decimals: `$1,234` `.56`, and the text after them, e.g. ` €`. */
export function splitAmount(
  value: string,
  locale: string,
): { readonly integer: string; readonly decimals: string; readonly rest: string } {
  const separator =
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const at = value.lastIndexOf(separator)
  const digits = at < 0 ? null : /^.\p{Nd}+/u.exec(value.slice(at))
  if (!digits) return { integer: value, decimals: '', rest: '' }
  return { integer: value.slice(0, at), decimals: digits[0], rest: value.slice(at + digits[0].length) }
}
