export type WalletOptions = {
  readonly address: string
  /** The wallet has granted this page its account. */
  readonly isGranted: boolean
}

/** EIP-6963 wallet that approves at once. Runs in the page. */
export function installWallet({ address, isGranted }: WalletOptions): void {
  type Listener = (payload: unknown) => void
  const listeners = new Map<string, Set<Listener>>()
  let accounts = isGranted ? [address] : []
  const answers: Readonly<Record<string, () => unknown>> = {
    eth_requestAccounts: () => (accounts = [address]),
    eth_accounts: () => accounts,
    eth_chainId: () => '0x1',
    net_version: () => '1',
    wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts' }],
    wallet_getPermissions: () => (accounts.length > 0 ? [{ parentCapability: 'eth_accounts' }] : []),
    eth_getBalance: () => '0x1158e460913d0000',
  }
  const provider = {
    request: async ({ method }: { readonly method: string }): Promise<unknown> => {
      const answer = answers[method]
      if (!answer) throw Object.assign(new Error(`${method} is not there`), { code: 4200 })
      return answer()
    },
    on: (event: string, listener: Listener) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
  }
  window.benchWallet = {
    emit: (event, payload) => listeners.get(event)?.forEach((listener) => listener(payload)),
  }
  const info = {
    uuid: '11111111-2222-4333-8444-555555555555',
    name: 'Sample',
    rdns: 'test.sample',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const detail = Object.freeze({ info, provider })
  const announce = (): boolean =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
