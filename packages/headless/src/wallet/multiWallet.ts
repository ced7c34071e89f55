import { projectFeaturesAtom, type ProjectFeatures } from '../core/features.ts'
import { internalsOf } from '../core/internals.ts'
import { wantedFeatures } from '../core/options.ts'
import type { Config } from '../core/types.ts'

/** Whether several wallets may be connected: the remote configuration decides, else the app (R14). */
export function isMultiWallet(
  config: Config,
  projectFeatures: ProjectFeatures | undefined = internalsOf(config).store.get(projectFeaturesAtom),
): boolean {
  return projectFeatures?.multiWallet ?? wantedFeatures(config).multiWallet
}
