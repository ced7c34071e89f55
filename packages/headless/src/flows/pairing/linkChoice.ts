import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { liveConnectionsAtom } from '../../wallet/connection/state.ts'
import { setLinkChoice } from './state.ts'
import { LINK_CHOICE_KEY, parseLinkChoice } from './storedChoice.ts'
import type { LinkChoice } from './types.ts'

/** Remembers the wallet that was opened by a link, or that none was. */
export function rememberLinkChoice(config: Config, choice: LinkChoice | undefined): void {
  const internals = internalsOf(config)
  setLinkChoice(internals, choice)
  if (choice) internals.storage.setItem(LINK_CHOICE_KEY, JSON.stringify(choice))
  else internals.storage.removeItem(LINK_CHOICE_KEY)
}

/** Reads what the last visit chose, and forgets it when its session is over. Returns the undo. */
export function watchLinkChoice(config: Config): () => void {
  const internals = internalsOf(config)
  const { store, storage } = internals
  setLinkChoice(internals, parseLinkChoice(storage.getItem(LINK_CHOICE_KEY)))
  const isPaired = (): boolean =>
    store.get(liveConnectionsAtom).some(({ connector }) => connector.type === 'WALLET_CONNECT')
  let wasPaired = isPaired()
  return store.sub(liveConnectionsAtom, () => {
    const before = wasPaired
    wasPaired = isPaired()
    if (before && !wasPaired) rememberLinkChoice(config, undefined)
  })
}
