import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { wantedFeatures } from '../config/wantedFeatures.ts'
import { knownFeaturesAtom } from '../remote/state.ts'
import type { KnownFeatures } from '../remote/types.ts'

/** Whether several wallets may be connected at once: the project's owner says so, else the app (rulings R14). */
export function isMultiWallet(
  config: Config,
  known: KnownFeatures | undefined = internalsOf(config).store.get(knownFeaturesAtom),
): boolean {
  return known?.multiWallet ?? wantedFeatures(config).multiWallet
}
