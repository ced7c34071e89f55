import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { dispatchPairing } from './state.ts'

/** Says that the code itself is shown, for a wallet or for any: whoever answers was not opened by a link. */
export const showPairingCode = (config: Config, wallet: DirectoryWallet | undefined): void =>
  dispatchPairing(internalsOf(config), { type: 'shown', wallet })
