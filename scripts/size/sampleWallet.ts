/** The account of the sandbox whose keys its Ethereum nodes hold. */
export const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/**
 * A wallet that is announced by EIP-6963, remembers the page that it is connected to, and forwards all other requests
 * to a node that holds its key. Without a node such requests fail. With `?undecided` in the URL
 * of the page, `eth_requestAccounts` gets no answer. Runs in the page.
 */
export function sampleWallet({ address, node }: { readonly address: string; readonly node?: string }): void {
  type Request = { readonly method: string; readonly params?: readonly unknown[] }
  const KEY = 'sample-wallet'
  const isGranted = (): boolean => localStorage.getItem(KEY) === 'granted'
  const answers: Readonly<Record<string, () => unknown>> = {
    eth_requestAccounts: () => {
      if (new URLSearchParams(location.search).has('undecided')) return new Promise(() => {})
      localStorage.setItem(KEY, 'granted')
      return [address]
    },
    eth_accounts: () => (isGranted() ? [address] : []),
    eth_chainId: () => '0x1',
  }
  const ask = async ({ method, params = [] }: Request): Promise<unknown> => {
    if (!node) throw new Error('no node')
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = (await (await fetch(node, { method: 'POST', body })).json()) as {
      result?: unknown
      error?: unknown
    }
    if (answer.error) throw answer.error
    return answer.result
  }
  const provider = {
    request: async (request: Request) => (answers[request.method] ?? (() => ask(request)))(),
    on() {},
    removeListener() {},
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
