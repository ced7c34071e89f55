/** Stored state of a wallet: permitted origins, chain and selection. */
export type WalletMemory = {
  readonly origins: readonly string[]
  readonly chainId: number
  /** Index in the wallet's list. */
  readonly selected: number
}

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

export function readMemory(storage: WalletStorage | undefined, rdns: string): Partial<WalletMemory> {
  try {
    return (JSON.parse(storage?.getItem(KEY_PREFIX + rdns) ?? 'null') as Partial<WalletMemory> | null) ?? {}
  } catch {
    return {}
  }
}

export function writeMemory(storage: WalletStorage | undefined, rdns: string, memory: WalletMemory): void {
  storage?.setItem(KEY_PREFIX + rdns, JSON.stringify(memory))
}
