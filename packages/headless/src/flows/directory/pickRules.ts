import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

/** Whether a wallet serves one of these networks, each taken as a whole; one that names none serves all. */
export const supportsNetworks = (
  { chains }: Pick<DirectoryWallet, 'chains'>,
  networks: readonly CaipNetworkId[],
): boolean => !chains || chains.length === 0 || networks.some((id) => chains.includes(id))

/** Whether a wallet serves a family. */
export const supportsFamily = (
  { chains }: Pick<DirectoryWallet, 'chains'>,
  namespace: ChainNamespace,
): boolean => !chains || chains.length === 0 || chains.some((id) => id.startsWith(`${namespace}:`))

/** Each wallet once, where it was first. */
export function uniqueById<wallet extends { readonly id: string }>(
  wallets: readonly wallet[],
): readonly wallet[] {
  const seen = new Set<string>()
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}
