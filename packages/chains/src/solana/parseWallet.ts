import { claimedText } from '../text/cleanText.ts'
import { read } from '../errors/FoyerError.ts'
import { dataPicture } from '../links/safePicture.ts'
import type { SolanaProvider } from './provider.ts'

/** What a registered wallet says about itself. Claims, not facts: any script on the page can register one. */
export type WalletFacts = {
  readonly wallet: SolanaProvider
  readonly name: string
  readonly icon: string | undefined
}

/** Without these an app cannot connect to a wallet and follow it. */
const REQUIRED = ['standard:connect', 'standard:events']
/** At least one of these: else there is nothing to be signed here. */
const SIGNING = ['solana:signTransaction', 'solana:signAndSendTransaction']
/** A wallet that is nothing but a way into WalletConnect: that is a connector of its own. */
const IGNORED = 'WalletConnect'
/** Wallets that are known under a shorter name than they register. */
const names: Readonly<Record<string, string>> = { 'Trust Wallet': 'Trust' }

/**
 * The facts of a wallet that an app can use here; `undefined` for any other. Which versions its features have is not
 * asked: they only ever grew.
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
