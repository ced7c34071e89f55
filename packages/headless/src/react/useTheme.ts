import { setAppearance, appearanceAtom, type Appearance, type ThemeOptions } from '../core/appearance.ts'
import type { Config, ConfigParameter, RegisteredMessages } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type AppearanceVerbs = {
  /** Sets the theme for the modal and the buttons. */
  readonly setTheme: (theme: ThemeOptions) => void
  /** Sets the language, such as `de`, and texts of your own by key; without them, the texts stay. */
  readonly setLocale: (locale: string | undefined, messages?: RegisteredMessages) => void
}

const makeVerbs = (config: Config): AppearanceVerbs => ({
  setTheme: (theme) => setAppearance(config, { theme }),
  setLocale: (locale, messages) => setAppearance(config, { locale, ...(messages && { messages }) }),
})

/**
 * The theme of all components of a config, and a function to change it.
 *
 * @example
 * ```tsx
 * import { useTheme } from '@foyer/headless'
 * export function Dark() {
 *   const { theme, setTheme } = useTheme()
 *   return <button onClick={() => setTheme({ ...theme, mode: 'dark' })}>Dark</button>
 * }
 * ```
 */
export const useTheme = (
  parameters: ConfigParameter = {},
): Pick<Appearance, 'theme'> & Pick<AppearanceVerbs, 'setTheme'> =>
  useConfigObject(useConfig(parameters), appearanceAtom, makeVerbs)

/**
 * Locale and texts of the host, and a function to change them.
 *
 * @example
 * ```tsx
 * import { useLocale } from '@foyer/headless'
 * export function German() {
 *   const { setLocale } = useLocale()
 *   return <button onClick={() => setLocale('de')}>Deutsch</button>
 * }
 * ```
 */
export const useLocale = (
  parameters: ConfigParameter = {},
): Pick<Appearance, 'locale' | 'messages'> & Pick<AppearanceVerbs, 'setLocale'> =>
  useConfigObject(useConfig(parameters), appearanceAtom, makeVerbs)
