import type { SandboxUrls } from '../base/urls.ts'
import { registerBitcoinWallet } from './bitcoin/registerBitcoinWallet.ts'
import { injectCosmos } from './cosmos/injectCosmos.ts'
import { announceEip6963 } from './eip6963.ts'
import { injectPolkadot } from './polkadot/injectPolkadot.ts'
import { registerSolanaWallet } from './solana/registerSolanaWallet.ts'

/**
 * Puts a wallet of each namespace into the page, for an app in development: Pebble (Ethereum), Fern (Solana), Nugget
 * (Bitcoin), and extensions for Polkadot and Cosmos. They stay connected after a reload. Namespaces without a node have
 * none. Tests control them as `window.sandboxWallets`: `test.pebble`, `test.fern`, `test.nugget`, `test.gravel`
 * (Polkadot), `test.comet` (Cosmos). Returns a function that removes them.
 *
 * @example
 * ```ts
 * import { announceWallets, fetchSandboxUrls } from '@foyer/sandbox/wallets'
 *
 * announceWallets(await fetchSandboxUrls('http://127.0.0.1:4000'))
 * ```
 */
export function announceWallets(urls: SandboxUrls): () => void {
  const { evm, solana, bitcoin } = urls
  const wallets = [
    ...(evm[1] ? [announceEip6963({ chainRpcUrls: evm, expose: true, storage: true })] : []),
    ...(solana ? [registerSolanaWallet({ rpcUrl: solana, expose: 'test.fern', storage: true })] : []),
    registerBitcoinWallet({ esploraUrl: bitcoin, expose: true, storage: true }),
    injectPolkadot({ expose: true, storage: true }),
    injectCosmos({ expose: true, storage: true }),
  ]
  return () => {
    for (const wallet of wallets) wallet.dispose()
  }
}

/**
 * The addresses of a running sandbox, by the URL of its backend.
 *
 * @example
 * ```ts
 * import { fetchSandboxUrls } from '@foyer/sandbox/wallets'
 * const { backend, evm } = await fetchSandboxUrls('http://127.0.0.1:4000')
 * ```
 */
export async function fetchSandboxUrls(backend: string): Promise<SandboxUrls> {
  const response = await fetch(`${backend}/__sandbox/urls`)
  return (await response.json()) as SandboxUrls
}
