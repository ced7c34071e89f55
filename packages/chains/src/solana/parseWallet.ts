import { read } from '../errors/foreign.ts'
import { dataPicture } from '../links/safePicture.ts'
import { claimedText } from '../text/cleanText.ts'
import type { SolanaProvider } from './provider.ts'

/** Data of a registered wallet. Unverified: any script on the page can register one. */
export type WalletFacts = {
  readonly wallet: SolanaProvider
  readonly name: string
  readonly icon: string | undefined
}

/** Features required to connect the wallet and to receive its changes. */
const REQUIRED = ['standard:connect', 'standard:events']
/** At least one of these features is required for signing. */
const SIGNING = ['solana:signTransaction', 'solana:signAndSendTransaction']
/** Wallet that only opens WalletConnect, which has its own connector. */
const IGNORED = 'WalletConnect'
/** Shorter display names of wallets. */
const names: Readonly<Record<string, string>> = { 'Trust Wallet': 'Trust' }

/**
 * Data of a wallet with the required features; `undefined` for others. Feature versions are not compared: they are
 * backwards compatible.
 */
export function parseWallet(value: unknown): WalletFacts | undefined {
  const name = claimedText(read(value, 'name'))
  const features = read(value, 'features')
  const icon = read(value, 'icon')
  const has = (feature: string): boolean => typeof read(features, feature) === 'object'
  if (!name || name === IGNORED || !REQUIRED.every(has) || !SIGNING.some(has)) return undefined
  return {
    wallet: value as SolanaProvider,
    name: Object.hasOwn(names, name) ? (names[name] ?? name) : name,
    icon: dataPicture(icon),
  }
}
