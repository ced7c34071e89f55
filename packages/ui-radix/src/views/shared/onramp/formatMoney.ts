/** An amount of a currency as a language writes it; one that is no currency of any country by its letters. */
export function formatMoney(
  locale: string,
  { amount, currency }: { readonly amount: string; readonly currency: string },
): string {
  const value = Number(amount)
  try {
    const text = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(value)
    // A mark of direction at the start is for text that runs right to left, where the sign would leave its figures.
    return /^[\u200e\u200f]/.test(text) ? `\u2066${text}\u2069` : text
  } catch {
    return `${amount} ${currency}`
  }
}
