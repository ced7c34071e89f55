import { type Atom, atom } from 'jotai/vanilla'
import { stable, watchAtom, type WatchParameters } from './atoms.ts'
import { type Internals, internalsOf } from './internals.ts'
import type { Config, RegisteredMessages } from './types.ts'

/** Theme options. A kit derives CSS variables from them; the embedded wallet's frame receives them. */
export type ThemeOptions = {
  /** @default 'system' */
  readonly mode?: 'light' | 'dark' | 'system' | undefined
  /** CSS colour. */
  readonly accent?: string | undefined
  /** @default black or white, the one with more contrast on `accent` */
  readonly accentFg?: string | undefined
  /** Multiplies every corner radius, 0 to 1.5. @default 1 */
  readonly radius?: number | undefined
  readonly font?: string | undefined
  /** Pixels. */
  readonly overlayBlur?: number | undefined
  readonly zIndex?: number | undefined
  readonly qrFg?: string | undefined
  readonly qrBg?: string | undefined
}

export type Appearance = {
  readonly theme: ThemeOptions
  /** BCP 47. Absent: the visitor's language, if the kit supports it. */
  readonly locale: string | undefined
  /** Texts of the host, by message key. */
  readonly messages: RegisteredMessages
}

/** Appearance from the first render on, also in the HTML of a server. */
type AppearanceOptions = { readonly [name in keyof Appearance]?: Appearance[name] | undefined }

const appearanceStateAtom = atom<Appearance>({ theme: {}, locale: undefined, messages: {} })

/** Sets the appearance of the options in a new store. */
export const seedAppearance = (
  store: Internals['store'],
  { theme = {}, locale, messages = {} }: AppearanceOptions,
): void => store.set(appearanceStateAtom, { theme, locale, messages })

export const appearanceAtom: Atom<Appearance> = /* @__PURE__ */ stable(appearanceStateAtom)

/**
 * Theme, locale and texts of a config.
 *
 * @example
 * ```ts
 * import { getAppearance } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { theme } = getAppearance(config)
 * document.documentElement.dataset['theme'] = theme.mode ?? 'system'
 * ```
 */
export const getAppearance = (config: Config): Appearance => internalsOf(config).store.get(appearanceAtom)
/**
 * Watches theme, locale and texts.
 *
 * @example
 * ```ts
 * import { watchAppearance } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchAppearance(config, {
 *   onChange: ({ locale }) => (document.documentElement.lang = locale ?? 'en'),
 * })
 * ```
 */
export const watchAppearance = (config: Config, parameters: WatchParameters<Appearance>): (() => void) =>
  watchAtom(config, appearanceAtom, parameters)

/**
 * Changes the given values; the others stay.
 *
 * @example
 * ```ts
 * import { getAppearance, setAppearance } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setAppearance(config, { theme: { ...getAppearance(config).theme, mode: 'dark' }, locale: 'de' })
 * ```
 */
export function setAppearance(config: Config, appearance: Partial<Appearance>): void {
  const { store } = internalsOf(config)
  store.set(appearanceStateAtom, { ...store.get(appearanceStateAtom), ...appearance })
}
