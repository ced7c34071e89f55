import { appearanceAtom } from '../../appearance/state.ts'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { requireEmbedded } from '../requireEmbedded.ts'

export type PlaceEmbeddedWalletParameters = {
  /** An empty element, over which the frame is laid as long as it is in the page. */
  readonly slot: HTMLElement
}

/**
 * Shows the embedded wallet over an empty place of a view, so that its owner can approve what it is asked. Returns the
 * undo.
 *
 * @example
 * ```ts
 * import { placeEmbeddedWallet } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const slot: HTMLElement
 * const hide = placeEmbeddedWallet(config, { slot })
 * ```
 */
export function placeEmbeddedWallet(config: Config, { slot }: PlaceEmbeddedWalletParameters): () => void {
  const { embedded } = requireEmbedded(config)
  const { mode, accent } = internalsOf(config).store.get(appearanceAtom).theme
  embedded.syncTheme({ ...(mode && mode !== 'system' && { themeMode: mode }), accent })
  return embedded.place(slot)
}
