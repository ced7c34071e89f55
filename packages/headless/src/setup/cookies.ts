import { type CaipNetworkId, parseCaipNetworkId, type Storage } from '@foyer/chains'
import { browserStorage, storageName } from '../core/storage.ts'
import type { Config } from '../core/types.ts'
import { storageKeys, summaryKeys } from '../wallet/storageKeys.ts'

/** State of the last page load, from cookies, with which a server renders. Plain JSON. */
export type InitialState = {
  /** The network in use, as a CAIP-2 id. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Whether a connection is stored, which the page will try to restore. */
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

/** The only two keys in cookies: those that `cookieToInitialState` reads (docs/spec/rulings.md R65). */
const COOKIE_NAMES = [storageKeys.network, summaryKeys.status].map(lastName)

/**
 * Storage with two keys in cookies, the network in use and whether a connection is stored, which a server reads with
 * `cookieToInitialState`. All other keys, e.g. of connectors, sign-ins and email addresses, are in `localStorage`,
 * because browsers send cookies with each request. On a server the storage is empty and writes nothing.
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
    getItem(key) {
      if (!isCookieKey(key)) return browserStorage()?.getItem(key) ?? null
      return typeof document === 'undefined' ? null : readCookie(document.cookie, key)
    },
    setItem: (key, value) =>
      isCookieKey(key) ? write(key, value, maxAge) : browserStorage()?.setItem(key, value),
    removeItem: (key) => (isCookieKey(key) ? write(key, '', 0) : browserStorage()?.removeItem(key)),
    subscribe: (listener) => browserStorage()?.subscribe?.(listener) ?? (() => undefined),
  }
}

/** Whether a key, with or without the id of a config, is stored in a cookie. */
const isCookieKey = (key: string): boolean =>
  key.startsWith('@foyer/') && COOKIE_NAMES.includes(lastName(key))

/**
 * Reads the state from the `Cookie` header of a request, for `<FoyerProvider initialState>`. Invalid values are
 * dropped.
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

function lastName(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}
