const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SIGNATURE = `0x${'ab'.repeat(65)}`

type Request = { method: string; params?: unknown }

/** EIP-6963 wallet that approves, and calls `onRequest` with each method first. */
export function announceWallet(onRequest: (method: string) => void): void {
  let chainId = '0x1'
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const emit = (event: string, value: unknown): void =>
    listeners.get(event)?.forEach((listen) => listen(value))
  const provider = {
    async request({ method, params }: Request): Promise<unknown> {
      onRequest(method)
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [ADDRESS]
      if (method === 'eth_chainId') return chainId
      if (method === 'personal_sign') return SIGNATURE
      if (method === 'wallet_switchEthereumChain') {
        chainId = (params as [{ chainId: string }])[0].chainId
        emit('chainChanged', chainId)
        return null
      }
      throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
    },
    on(event: string, listen: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listen))
    },
    removeListener(event: string, listen: (value: unknown) => void) {
      listeners.get(event)?.delete(listen)
    },
  }
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'House Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'example.house',
  }
  const announce = (): void => {
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
