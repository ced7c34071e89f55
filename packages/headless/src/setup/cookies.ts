import { type CaipNetworkId, parseCaipNetworkId, type Storage } from '@foyer/chains'
import { storageKeys, summaryKeys } from '../wallet/storageKeys.ts'
import { storageName } from '../core/storage.ts'
import type { Config } from '../core/types.ts'

/** What a server needs to know of a visitor to render what the page will show first. Plain JSON. */
export type InitialState = {
  /** The network the visitor was on. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Someone was connected: the wallet may come back. */
  readonly hasConnections: boolean
}

export type CookieStorageOptions = {
  readonly domain?: string | undefined
  /** @default '/' */
  readonly path?: string | undefined
  /** Seconds. @default 400 days, the most that browsers keep */
  readonly maxAge?: number | undefined
  /** @default 'lax' */
  readonly sameSite?: 'lax' | 'strict' | 'none' | undefined
  /** @default whether the page came over https */
  readonly secure?: boolean | undefined
}

const MAX_AGE = 400 * 24 * 60 * 60

/**
 * Keeps what a visit leaves in cookies, so that a server can read it with `cookieToInitialState`. On a server it is
 * empty and writes nothing.
 *
 * @example
 * ```ts
 * import { cookieStorage, createConfig } from '@foyer/headless'
 * import { mainnet } from '@foyer/chains/networks'
 *
 * const config = createConfig({ networks: [mainnet], storage: cookieStorage() })
 * ```
 */
export function cookieStorage(options: CookieStorageOptions = {}): Storage {
  const { domain, path = '/', maxAge = MAX_AGE, sameSite = 'lax' } = options
  const write = (key: string, value: string, seconds: number): void => {
    if (typeof document === 'undefined') return
    const isSecure = options.secure ?? document.location.protocol === 'https:'
    document.cookie = [
      `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
      `path=${path}`,
      `max-age=${seconds}`,
      `samesite=${sameSite}`,
      ...(domain === undefined ? [] : [`domain=${domain}`]),
      ...(isSecure ? ['secure'] : []),
    ].join('; ')
  }
  return {
    getItem: (key) => (typeof document === 'undefined' ? null : readCookie(document.cookie, key)),
    setItem: (key, value) => write(key, value, maxAge),
    removeItem: (key) => write(key, '', 0),
  }
}

/**
 * What the `Cookie` header of a request says of its visitor, for `<FoyerProvider initialState>`. Anything unreadable
 * reads as nothing.
 *
 * @example
 * ```ts
 * import { type Config, cookieToInitialState } from '@foyer/headless'
 * declare const config: Config
 * declare const request: Request
 * const initialState = cookieToInitialState(config, request.headers.get('cookie'))
 * ```
 */
export function cookieToInitialState(config: Config, header: string | null | undefined): InitialState {
  const read = (key: string): string | null => readCookie(header ?? '', storageName(config.id, key))
  return {
    caipNetworkId: parseId(read(storageKeys.network)),
    hasConnections: read(summaryKeys.status) === 'connected',
  }
}

function parseId(value: string | null): CaipNetworkId | undefined {
  try {
    const { namespace, chainId } = parseCaipNetworkId(value ?? '')
    return `${namespace}:${chainId}`
  } catch {
    return undefined
  }
}

function readCookie(cookies: string, key: string): string | null {
  const start = `${encodeURIComponent(key)}=`
  const cookie = cookies.split(/; */).find((part) => part.startsWith(start))
  try {
    return cookie === undefined ? null : decodeURIComponent(cookie.slice(start.length)) || null
  } catch {
    return null
  }
}
