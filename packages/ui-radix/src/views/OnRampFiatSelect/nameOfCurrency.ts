/** What a language calls a currency; its letters where it has no name. */
export function nameOfCurrency(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
  } catch {
    return code
  }
}
