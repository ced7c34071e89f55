import { safeLink } from '@foyer/chains'
import * as v from 'valibot'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { liveConnectionsAtom } from '../../wallet/state.ts'
import { setLinkChoice } from './linkState.ts'
import { deepLinkAtom, getPairingState } from './state.ts'
import type { LinkChoice } from './types.ts'

/** Stores the wallet that was opened by a deep link, or removes it. */
export function rememberLinkChoice(config: Config, choice: LinkChoice | undefined): void {
  const internals = internalsOf(config)
  setLinkChoice(internals, choice)
  if (choice) internals.storage.setItem(LINK_CHOICE_KEY, JSON.stringify(choice))
  else internals.storage.removeItem(LINK_CHOICE_KEY)
}

/**
 * Reads the stored wallet, and removes it when its session ends. Also stores a wallet as soon as it is opened with a
 * pairing URI, because the browser may end the page in the background: the next page then awaits the approval. Returns
 * the unsubscribe function.
 */
export function watchLinkChoice(config: Config): () => void {
  const internals = internalsOf(config)
  const { store, storage } = internals
  setLinkChoice(internals, parseLinkChoice(storage.getItem(LINK_CHOICE_KEY)))
  const isPaired = (): boolean =>
    store.get(liveConnectionsAtom).some(({ connector }) => connector.type === 'WALLET_CONNECT')
  let wasPaired = isPaired()
  let opened: LinkChoice | undefined
  const undo = [
    store.sub(liveConnectionsAtom, () => {
      const before = wasPaired
      wasPaired = isPaired()
      if (before && !wasPaired) rememberLinkChoice(config, undefined)
    }),
    store.sub(deepLinkAtom, () => {
      const { linking } = getPairingState(internals)
      // The stored wallet of a session is replaced by the approval of the next one.
      if (wasPaired || linking === opened) return
      opened = linking
      if (linking) storage.setItem(LINK_CHOICE_KEY, JSON.stringify(linking))
      else storage.removeItem(LINK_CHOICE_KEY)
    }),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}

/** Read by WalletConnect's client as well, so it has no prefix. */
const LINK_CHOICE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

const choice = v.object({
  href: v.pipe(
    v.string(),
    v.check((href) => safeLink(href) !== undefined),
  ),
  name: v.pipe(v.string(), v.maxLength(256)),
})

/** Parses the stored wallet; `undefined` if invalid, or if its link is not allowed. */
export function parseLinkChoice(value: string | null): LinkChoice | undefined {
  if (value === null) return undefined
  try {
    const result = v.safeParse(choice, JSON.parse(value))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
