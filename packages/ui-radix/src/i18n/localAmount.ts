/** Formats a decimal string in a locale: `1234.567` is `1.234,567` in German. Keeps text that is not a number. */
export const localAmount = (amount: string, locale?: string): string =>
  amount.replace(/(?<!\d)\d+(?:\.\d+)?/, (digits) =>
    // Formatted as a string: floating point would round large amounts.
    new Intl.NumberFormat(locale ?? 'en').format(digits as `${number}`),
  )
