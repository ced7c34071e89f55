import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import { hasMethod } from '../hasMethod.ts'
import type { WalletLink } from '../walletLink/link.ts'
import { askWallet } from './askWallet.ts'
import { createSolanaError } from './errors.ts'
import { parseAccounts } from './parseAccounts.ts'
import type { SolanaProvider } from './provider.ts'
import { toSession } from './toSession.ts'

/** How a Wallet Standard wallet is connected. It is on no network: each transaction says where it belongs. */
export function createSolanaLink(wallet: SolanaProvider): WalletLink {
  return {
    provider: wallet,
    async connect({ networks, address, signal }) {
      const network = networks.find(({ chainNamespace }) => chainNamespace === 'solana')
      if (network && network.rpcUrls.default.http.length === 0)
        throw createSolanaError('RPC_URL_NOT_FOUND', { chainId: network.id })
      const answer = await askWallet(wallet, { feature: 'standard:connect', inputs: [], signal })
      const accounts = parseAccounts(read(answer, 'accounts')) ?? parseAccounts(wallet.accounts) ?? []
      if (accounts.length === 0) throw createError('CONNECT_FAILED', undefined, { prefix: 'solana:connect' })
      return toSession(accounts, address)
    },
    async restore({ signal }) {
      // What it shows already need not be asked for: not every wallet knows what `silent` means.
      const shown = parseAccounts(wallet.accounts)
      if (shown?.length) return toSession(shown)
      const inputs = [{ silent: true }]
      const answer = await askWallet(wallet, { feature: 'standard:connect', inputs, signal })
      const accounts = parseAccounts(read(answer, 'accounts')) ?? parseAccounts(wallet.accounts)
      return accounts?.length ? toSession(accounts) : undefined
    },
    disconnect: () => askWallet(wallet, { feature: 'standard:disconnect', inputs: [] }),
    listen({ change }) {
      const events = read(wallet.features, 'standard:events')
      const off = hasMethod(events, 'on')
        ? events.on('change', (properties: unknown) => {
            const accounts = parseAccounts(read(properties, 'accounts'))
            if (accounts) change({ accounts: toSession(accounts).accounts })
          })
        : undefined
      return typeof off === 'function' ? () => void off() : undefined
    },
  }
}
