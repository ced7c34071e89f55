import type { WalletPage } from './eip6963.ts'

type Registering = { readonly register: (...wallets: readonly object[]) => () => void }

/** Registers a wallet with present and later apps of the page. Returns the unregister function. */
export function registerStandardWallet(page: WalletPage, wallet: object): () => void {
  const unregister: (() => void)[] = []
  const register = (api: Registering): void => void unregister.push(api.register(wallet))
  const onReady = (event: Event): void => register((event as CustomEvent<Registering>).detail)
  page.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail: register }))
  page.addEventListener('wallet-standard:app-ready', onReady)
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onReady)
    for (const leave of unregister.splice(0)) leave()
  }
}
