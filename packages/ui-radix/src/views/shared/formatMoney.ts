/** An amount of a currency as a language writes it; one that is no currency of any country by its letters. */
export function formatMoney(
  locale: string,
  { amount, currency }: { readonly amount: string; readonly currency: string },
): string {
  const value = Number(amount)
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(value)
  } catch {
    return `${amount} ${currency}`
  }
}
