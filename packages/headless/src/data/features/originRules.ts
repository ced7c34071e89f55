/** Hosts that every project allows, with any scheme and port (docs/spec/core.md §23). */
const LOCAL = ['localhost', '127.0.0.1']

/** Origins of previews that every project allows (docs/spec/core.md §23). */
const ALWAYS: readonly string[] = ['https://*.pages.dev', 'https://*.vercel.app', 'https://*.ngrok-free.app']

/**
 * Whether a project may be used on an origin (docs/spec/core.md §23). An empty list allows every origin.
 */
export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  const entries = [...allowed, ...ALWAYS]
  const current = split(origin)
  if (!current?.scheme || !toUrl(origin))
    return entries.some((entry) => !entry.includes('*') && entry === origin)
  if (LOCAL.includes(current.host)) return true
  return entries.some((entry) => matches(entry, origin, current))
}

type Parts = { readonly scheme: string | undefined; readonly host: string; readonly port: string | undefined }

/** Splits an origin or entry without normalizing it: letters keep their case, and a port may be `*`. */
function split(text: string): Parts | undefined {
  const [, scheme, host, port] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:?#]+)(?::([^/?#]*))?/i.exec(text) ?? []
  return host === undefined ? undefined : { scheme, host, port }
}

function matches(entry: string, origin: string, current: Parts): boolean {
  const wanted = split(entry)
  if (!wanted) return false
  if (entry.includes('*')) return matchesPattern(wanted, current)
  if (wanted.scheme !== undefined)
    // The host is compared with case; `URL` only normalizes the port and drops the path.
    return wanted.host === current.host && toUrl(entry)?.origin === toUrl(origin)?.origin
  return wanted.host === current.host && (wanted.port === undefined || wanted.port === (current.port ?? ''))
}

function matchesPattern(wanted: Parts, current: Parts): boolean {
  if (wanted.scheme !== undefined && wanted.scheme !== current.scheme) return false
  if (wanted.port !== undefined && wanted.port !== '*' && wanted.port !== (current.port ?? '')) return false
  const labels = wanted.host.split('.')
  const actual = current.host.split('.')
  return (
    labels.length === actual.length &&
    labels.every((label, at) => label === '*' || (!label.includes('*') && label === actual[at]))
  )
}

const toUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)
