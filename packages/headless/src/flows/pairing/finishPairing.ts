import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { addRecentWallet } from '../directory/addRecentWallet.ts'
import { pairings } from './outcomes.ts'
import { rememberLinkChoice } from './linkChoice.ts'
import { dispatchPairing, getPairingState } from './state.ts'

/** Stores how the wallet that approved was reached, and announces the pairing. */
export function finishPairing(config: Config): void {
  const internals = internalsOf(config)
  const { report } = internals
  const { linking, wallet } = getPairingState(internals)
  rememberLinkChoice(config, linking)
  // Also where the visitor went on to another screen while the wallet asked.
  if (wallet) addRecentWallet(config, wallet).catch(report)
  dispatchPairing(internals, { type: 'approved' })
  pairings.emit(config, wallet)
}
