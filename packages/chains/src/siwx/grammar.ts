// The terminals of EIP-4361's ABNF, which are those of RFC 3986, RFC 3339 and RFC 5234.
const unreserved = 'A-Za-z0-9\\-._~'
const subDelims = "!$&'()*+,;="
const percent = '%[0-9A-Fa-f]{2}'
const pchar = `(?:[${unreserved}${subDelims}:@]|${percent})`

const host = `(?:\\[[0-9A-Fa-f:.]+\\]|(?:[${unreserved}${subDelims}]|${percent})+)`
const authorityText = `(?:(?:[${unreserved}${subDelims}:]|${percent})*@)?${host}(?::\\d*)?`
const authority = new RegExp(`^${authorityText}$`)
/** `hier-part`: an authority, which may be empty as in `file:///`, and its path; else a path that does not begin with `//`. */
const hierPart = `(?:\\/\\/(?:${authorityText})?(?:\\/${pchar}*)*|\\/?(?:${pchar}+(?:\\/${pchar}*)*)?)`
const uri = new RegExp(
  `^[A-Za-z][A-Za-z0-9+.-]*:${hierPart}(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?$`,
)
const segment = new RegExp(`^${pchar}*$`)
const text = new RegExp(`^[${unreserved}${subDelims}:/?#[\\]@ ]*$`)
const dateTime =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

export const isAuthority = (value: string): boolean => authority.test(value)
export const isScheme = (value: string): boolean => /^[A-Za-z][A-Za-z0-9+.-]*$/.test(value)
export const isUri = (value: string): boolean => uri.test(value)
export const isRequestId = (value: string): boolean => segment.test(value)
export const isNonce = (value: string): boolean => /^[A-Za-z0-9]{8,}$/.test(value)
export const isDigits = (value: string): boolean => /^(?:0|[1-9]\d*)$/.test(value)
/** Characters that EIP-4361 allows a statement to have. */
export const isEip4361Text = (value: string): boolean => text.test(value)
/** One line without control characters. */
// oxlint-disable-next-line no-control-regex -- this expression finds control characters
export const isLine = (value: string): boolean => !/[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(value)

/** An RFC 3339 date-time of a day that exists. */
export function isDateTime(value: string): boolean {
  if (!dateTime.test(value)) return false
  const [year, month, day] = value.slice(0, 10).split('-').map(Number) as [number, number, number]
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}
