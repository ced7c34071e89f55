import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Amount, type AmountProps } from '../../../primitives/Amount/Amount.tsx'

/** An exact amount in the digits of the locale. */
export function ExactAmount({ value, ...rest }: AmountProps): ReactElement {
  const { locale } = useTranslate()
  return <Amount value={formatExact(locale, value)} {...rest} />
}

/**
 * Formats a decimal string exactly in a locale, without floating point and without zeros at the end. Keeps text that is
 * not a number.
 */
export function formatExact(locale: string, amount: string): string {
  const [, sign = '', whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined) return amount
  const fraction = decimals.replace(/(?<!0)0+$/, '')
  const grouped = new Intl.NumberFormat(locale)
  const figures = fraction.replaceAll(/\d/g, (figure) => grouped.format(Number(figure)))
  const point = grouped.format(0.5).replaceAll(/\p{Nd}/gu, '')
  return `${sign}${grouped.format(BigInt(whole))}${fraction && point}${figures}`
}
