import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Amount, type AmountProps } from '../../../primitives/Amount/Amount.tsx'

/** An amount to its last digit, in the figures of the language. */
export function ExactAmount({ value, ...rest }: AmountProps): ReactElement {
  const { locale } = useTranslate()
  return <Amount value={formatExact(locale, value)} {...rest} />
}

/**
 * An exact amount as a language writes it: none of its digits is lost, as they would be on the way through a number of
 * floating point. What is no decimal number stays as it is.
 */
export function formatExact(locale: string, amount: string): string {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined) return amount
  const grouped = new Intl.NumberFormat(locale)
  const figures = fraction.replaceAll(/\d/g, (figure) => grouped.format(Number(figure)))
  const point = grouped.format(0.5).replaceAll(/\p{Nd}/gu, '')
  return `${sign}${grouped.format(BigInt(whole))}${fraction && point}${figures}`
}
