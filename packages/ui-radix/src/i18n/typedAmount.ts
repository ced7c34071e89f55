/**
 * An amount of a form, with the decimal comma of a locale: `0.5` is `0,5` in German. Digits stay as they are, and
 * without separators, so that the text is the one that was typed.
 */
export const typedAmount = (amount: string, locale: string): string =>
  new Intl.NumberFormat(locale).format(0.5).includes(',') ? amount.replace('.', ',') : amount
