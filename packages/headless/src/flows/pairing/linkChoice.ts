import { safeLink } from '@foyer/chains'
import * as v from 'valibot'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { liveConnectionsAtom } from '../../wallet/state.ts'
import { LINK_CHOICE_KEY, setLinkChoice } from './linkState.ts'
import type { LinkChoice } from './types.ts'

/** Stores the wallet that was opened by a deep link, or removes it. */
export function rememberLinkChoice(config: Config, choice: LinkChoice | undefined): void {
  const internals = internalsOf(config)
  setLinkChoice(internals, choice)
  if (choice) internals.storage.setItem(LINK_CHOICE_KEY, JSON.stringify(choice))
  else internals.storage.removeItem(LINK_CHOICE_KEY)
}

/** Reads the stored wallet, and removes it when its session ends. Returns the unsubscribe function. */
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
