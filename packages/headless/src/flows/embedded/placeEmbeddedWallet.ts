import { afterPaint } from '@foyer/chains'
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
  let sent = ''
  const sync = (): void => {
    const { mode = 'system', accent } = store.get(appearanceAtom).theme
    const theme = {
      themeMode: mode === 'system' ? (system?.matches ? ('dark' as const) : ('light' as const)) : mode,
      accent: accent ?? colorOf(slot, '--foyer-accent'),
      background: colorOf(slot, '--foyer-bg'),
    }
    const text = JSON.stringify(theme)
    if (text !== sent) embedded.syncTheme(theme)
    sent = text
  }
  let cancel = (): void => undefined
  const follow = (): void => {
    sync()
    cancel()
    // The page gets its colours when it is rendered.
    cancel = afterPaint(sync)
  }
  // First: it opens the frame, which then gets the theme.
  const hide = embedded.place(slot)
  sync()
  const stop = store.sub(appearanceAtom, follow)
  system?.addEventListener('change', follow)
  return () => {
    stop()
    cancel()
    system?.removeEventListener('change', follow)
    hide()
  }
}

/** A colour of the panel around an element; `undefined` in a page without the stylesheet. */
const colorOf = (element: HTMLElement, name: '--foyer-accent' | '--foyer-bg'): string | undefined =>
  globalThis.getComputedStyle?.(element).getPropertyValue(name).trim() || undefined
