/** Cuts a formatted amount before its decimals: `$1,234` `.56` and what follows them, e.g. ` €`. */
export function splitAmount(
  value: string,
  locale: string,
): { readonly integer: string; readonly decimals: string; readonly rest: string } {
  const separator =
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const at = value.lastIndexOf(separator)
  const digits = at < 0 ? null : /^.\p{Nd}+/u.exec(value.slice(at))
  if (!digits) return { integer: value, decimals: '', rest: '' }
  return { integer: value.slice(0, at), decimals: digits[0], rest: value.slice(at + digits[0].length) }
}
