/**
 * Sign of a currency in a locale, as short as possible: `$`, `CHF`. Letters before a sign are left out: in Arabic the
 * dollar is `US$`. Unknown currencies stay as they are.
 */
export function currencySign(locale: string, currency: string): string {
  try {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
    return /\p{Sc}/u.exec(sign)?.[0] ?? sign
  } catch {
    return currency
  }
}

/** A shown limit must itself be accepted: a minimum is rounded up, a maximum down. */
export const limitRounding = { below: 'ceil', above: 'floor' } as const
type Rounding = (typeof limitRounding)[keyof typeof limitRounding]

/**
 * Formats an amount of a currency in a locale, rounded to its nearest value by default. Amounts that are no finite
 * number, and unknown currencies, stay as they are.
 */
export function formatMoney(
  locale: string,
  { amount, currency }: { readonly amount: string; readonly currency: string },
  roundingMode?: Rounding,
): string {
  const value = Number(amount)
  if (!Number.isFinite(value)) return `${amount} ${currency}`
  try {
    const text = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      roundingMode,
      // Without this option, the decimals are those of the currency: none in yen, three in Kuwaiti dinars.
      ...(Number.isInteger(value) && { minimumFractionDigits: 0 }),
    }).format(value)
    // A direction mark at the start is for right-to-left text, where the sign would move away from its digits.
    return /^[\u200e\u200f]/.test(text) ? `\u2066${text}\u2069` : text
  } catch {
    return `${amount} ${currency}`
  }
}
