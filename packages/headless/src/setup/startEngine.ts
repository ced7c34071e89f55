import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { handleConnectorEvent } from '../wallet/connection/handleConnectorEvent.ts'
import { persistConnections } from '../wallet/connection/persist.ts'
import { rememberConnected } from '../flows/directory/rememberConnected.ts'
import { startModalReactions } from '../modal/reactions.ts'
import { watchLinkChoice } from '../flows/pairing/linkChoice.ts'
import { beginVisit } from '../data/features/beginVisit.ts'
import { isAct } from '../data/features/actRules.ts'
import { startSignIn } from '../flows/siwx/startSignIn.ts'

/**
 * Starts what only a visitor who acts needs: hearing wallets that are connected, remembering what was done, and what
 * the modal does by itself. A page that is only looked at never loads it.
 */
export function startEngine(config: Config): void {
  const { engine, onEvent } = internalsOf(config)
  if (!engine.isMounted || engine.stop) return
  const undo = [
    startModalReactions(config),
    persistConnections(config),
    rememberConnected(config),
    watchLinkChoice(config),
    startSignIn(config),
    onEvent((event) => {
      if (isAct(event)) beginVisit(config, event)
    }),
  ]
  engine.onConnectorEvent = (uid, event) => handleConnectorEvent(config, uid, event)
  engine.stop = () => {
    for (const run of undo) run()
    engine.onConnectorEvent = undefined
    engine.stop = undefined
  }
}
