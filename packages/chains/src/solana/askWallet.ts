import type { WalletAccount } from '@wallet-standard/base'
import { abortable } from '../async/deadline.ts'
import { read } from '../errors/FoyerError.ts'
import { createSolanaError } from './errors.ts'
import { walletOf } from './walletOf.ts'

export type WalletCall = {
  /** Its method is named like it, without the part before the colon. */
  readonly feature: `${'standard' | 'solana'}:${string}`
  readonly inputs: readonly unknown[]
  /** Whose key is used: not every account can do what its wallet can. */
  readonly account?: WalletAccount | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls a feature of a wallet, in the same tick. Settles when the wallet does or when the signal fires, whichever is
 * first. Throws `FEATURE_NOT_SUPPORTED` when wallet or account have no such feature.
 */
export async function askWallet(provider: unknown, call: WalletCall): Promise<unknown> {
  const { feature, inputs, account, signal } = call
  signal?.throwIfAborted()
  const wallet = walletOf(provider)
  const object = read(wallet.features, feature)
  const method = read(object, feature.slice(feature.indexOf(':') + 1))
  const own = read(account, 'features')
  const isLacking = Array.isArray(own) && own.length > 0 && !own.includes(feature)
  if (typeof method !== 'function' || isLacking) throw createSolanaError('FEATURE_NOT_SUPPORTED', { feature })
  return abortable(Promise.resolve(method.apply(object, inputs)), signal)
}
