/** The used members of `Storage`. */
export type WalletStorage = {
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
}

/**
 * Storage of a wallet on a page: `true` is the page's localStorage. `undefined` where the browser denies it, as in an
 * iframe without `allow-same-origin`; the wallet then forgets the page with the document.
 */
export function openWalletStorage(
  storage: boolean | WalletStorage | undefined,
  page: { readonly localStorage?: WalletStorage | undefined },
): WalletStorage | undefined {
  if (storage !== true) return storage || undefined
  try {
    return page.localStorage
  } catch {
    return undefined
  }
}

const KEY_PREFIX = 'sandbox-wallet/'

/** Stored state of a wallet; without members if there is none. */
export function readMemory<memory extends object>(
  storage: WalletStorage | undefined,
  id: string,
): Partial<memory> {
  try {
    return (JSON.parse(storage?.getItem(KEY_PREFIX + id) ?? 'null') as Partial<memory> | null) ?? {}
  } catch {
    return {}
  }
}

export function writeMemory<memory extends object>(
  storage: WalletStorage | undefined,
  id: string,
  memory: memory,
): void {
  storage?.setItem(KEY_PREFIX + id, JSON.stringify(memory))
}
