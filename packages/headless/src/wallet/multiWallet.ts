import { knownFeaturesAtom, type KnownFeatures } from '../core/features.ts'
import { internalsOf } from '../core/internals.ts'
import { wantedFeatures } from '../core/options.ts'
import type { Config } from '../core/types.ts'

/** Whether several wallets may be connected: the remote configuration decides, else the app (R14). */
export function isMultiWallet(
  config: Config,
  known: KnownFeatures | undefined = internalsOf(config).store.get(knownFeaturesAtom),
): boolean {
  return known?.multiWallet ?? wantedFeatures(config).multiWallet
}
