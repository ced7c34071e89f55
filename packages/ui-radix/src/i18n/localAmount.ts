/** A shown amount as a language writes it: `1234.567` is `1.234,567` in German. What is not digits stays. */
export const localAmount = (amount: string, locale?: string): string =>
  amount.replace(/\d+\.\d+/, (digits) =>
    // As a text: a number of floating point would round what is large.
    new Intl.NumberFormat(locale ?? 'en', { minimumFractionDigits: 3 }).format(digits as `${number}`),
  )
