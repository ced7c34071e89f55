import { type Atom, atom } from 'jotai/vanilla'
import { type Internals, internalsOf } from './internals.ts'
import { stable } from './stable.ts'
import { createWatch, type WatchParameters } from './createWatch.ts'
import type { Config } from './types.ts'

/** How Foyer's own surfaces look. A kit turns it into variables; the secure frame is told of it. */
export type ThemeOptions = {
  /** @default 'system' */
  readonly mode?: 'light' | 'dark' | 'system' | undefined
  /** A CSS colour. */
  readonly accent?: string | undefined
  /** @default whichever of black and white reads better on `accent` */
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
  /** BCP 47. Absent: the visitor's own language, as far as a kit speaks it. */
  readonly locale: string | undefined
  /** The host's own words, by message key. */
  readonly messages: Readonly<Record<string, string>>
}

const appearanceStateAtom = atom<Appearance>({ theme: {}, locale: undefined, messages: {} })

export const appearanceAtom: Atom<Appearance> = /* @__PURE__ */ stable(appearanceStateAtom)

export const patchAppearance = ({ store }: Internals, patch: Partial<Appearance>): void =>
  store.set(appearanceStateAtom, { ...store.get(appearanceStateAtom), ...patch })

/** Theme, locale and words of everything that shows this config. */
export const getAppearance = (config: Config): Appearance => internalsOf(config).store.get(appearanceAtom)
export const watchAppearance: (config: Config, parameters: WatchParameters<Appearance>) => () => void =
  /* @__PURE__ */ createWatch(appearanceAtom)

/** Changes what is given and keeps the rest. */
export const setAppearance = (config: Config, appearance: Partial<Appearance>): void =>
  patchAppearance(internalsOf(config), appearance)
