import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { raiseAlert } from '../notices/actions/raiseAlert.ts'
import { knownFeaturesAtom } from '../remote/state.ts'
import type { KnownFeatures } from '../remote/types.ts'

/** Whether several wallets may be connected at once: the project's owner says so, else the app (rulings R14). */
export function isMultiWallet(
  config: Config,
  known: KnownFeatures | undefined = internalsOf(config).store.get(knownFeaturesAtom),
): boolean {
  return known?.multiWallet ?? internalsOf(config).options.features.multiWallet
}

/** The same for whoever counts on it: where it is off, the app's developer is told. */
export function requireMultiWallet(config: Config): boolean {
  if (isMultiWallet(config)) return true
  raiseAlert(config, 'MULTI_WALLET_NOT_ENABLED')
  return false
}
