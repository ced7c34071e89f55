import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters } from '../core/atoms.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

/** Whether the visitor has accepted the terms. Kept in memory only, until the page is left. */
const isAcceptedAtom = atom(false)

export const isLegalAcceptedAtom: Atom<boolean> = isAcceptedAtom

/**
 * Whether the visitor has accepted the app's terms on this page.
 *
 * @example
 * ```ts
 * import { getLegalConsent } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const button = document.querySelector('button')
 * if (button) button.disabled = !getLegalConsent(config)
 * ```
 */
export const getLegalConsent = (config: Config): boolean => internalsOf(config).store.get(isLegalAcceptedAtom)
/**
 * Watches whether the visitor has accepted the app's terms.
 *
 * @example
 * ```ts
 * import { watchLegalConsent } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchLegalConsent(config, { onChange: (isAccepted) => console.log({ isAccepted }) })
 * ```
 */
export const watchLegalConsent = (config: Config, parameters: WatchParameters<boolean>): (() => void) =>
  watchAtom(config, isLegalAcceptedAtom, parameters)

/**
 * Sets whether the visitor accepts the app's terms.
 *
 * @example
 * ```ts
 * import { getLegalConsent, setLegalConsent } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setLegalConsent(config, !getLegalConsent(config))
 * ```
 */
export const setLegalConsent = (config: Config, isAccepted: boolean): void =>
  internalsOf(config).store.set(isAcceptedAtom, isAccepted)
