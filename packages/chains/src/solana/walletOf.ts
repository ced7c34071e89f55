import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import type { SolanaProvider } from './provider.ts'

/** A provider as a Wallet Standard wallet; throws `PROVIDER_NOT_FOUND` for anything else. */
export function walletOf(provider: unknown): SolanaProvider {
  if (typeof read(provider, 'features') !== 'object') throw createError('PROVIDER_NOT_FOUND')
  return provider as SolanaProvider
}
