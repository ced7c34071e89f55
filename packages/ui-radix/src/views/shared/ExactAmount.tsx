import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Amount, type AmountProps } from '../../primitives/Amount/Amount.tsx'
import { formatExact } from './formatExact.ts'

/** An amount to its last digit, in the figures of the language. */
export function ExactAmount({ value, ...rest }: AmountProps): ReactElement {
  const { locale } = useTranslate()
  return <Amount value={formatExact(locale, value)} {...rest} />
}
