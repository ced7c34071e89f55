/** Registers wallets by a Wallet Standard event with the current listeners. Returns the unregister function. */
export function registerWallets(page: EventTarget, ...wallets: readonly unknown[]): () => void {
  const undos: (() => void)[] = []
  const detail = (api: { register: (...registered: readonly unknown[]) => () => void }): void =>
    void undos.push(api.register(...wallets))
  page.dispatchEvent(Object.assign(new Event('wallet-standard:register-wallet'), { detail }))
  return () => {
    for (const undo of undos.splice(0)) undo()
  }
}
