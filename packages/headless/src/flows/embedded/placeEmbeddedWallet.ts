import { appearanceAtom } from '../../core/appearance.ts'
import { internalsOf } from '../../core/internals.ts'
import { darkMedia } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import { requireEmbedded } from './requireEmbedded.ts'

export type PlaceEmbeddedWalletParameters = {
  /** An empty element, over which the frame is laid as long as it is in the page. */
  readonly slot: HTMLElement
}

/**
 * Shows the embedded wallet over an empty element of a view, so that the visitor can approve its requests. The wallet
 * follows the theme of the app. Returns a function that hides it.
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
  const { store } = internalsOf(config)
  const system = darkMedia()
  const sync = (): void => {
    const { mode = 'system', accent } = store.get(appearanceAtom).theme
    const themeMode = mode === 'system' ? (system?.matches ? 'dark' : 'light') : mode
    embedded.syncTheme({ themeMode, accent })
  }
  // First: it opens the frame, which then gets the theme.
  const hide = embedded.place(slot)
  sync()
  const stop = store.sub(appearanceAtom, sync)
  system?.addEventListener('change', sync)
  return () => {
    stop()
    system?.removeEventListener('change', sync)
    hide()
  }
}
