import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { wantedFeatures } from '../../core/wantedFeatures.ts'
import { knownFeaturesAtom } from '../../core/projectFeatures.ts'
import type { KnownFeatures } from '../../core/features.ts'

/** Whether several wallets may be connected at once: the project's owner says so, else the app (R14). */
export function isMultiWallet(
  config: Config,
  known: KnownFeatures | undefined = internalsOf(config).store.get(knownFeaturesAtom),
): boolean {
  return known?.multiWallet ?? wantedFeatures(config).multiWallet
}
