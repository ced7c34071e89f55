import { tokens } from './tokens.ts'

type Scale = Readonly<Record<string, string>>

export type FoyerPreset = {
  readonly theme: {
    readonly extend: {
      readonly colors: { readonly foyer: Scale }
      readonly borderRadius: Scale
      readonly fontFamily: Scale
      readonly transitionDuration: Scale
      readonly zIndex: Scale
    }
  }
}

/** Utility names of the tokens with a prefix, e.g. `radius-lg` as `foyer-lg`, with `var(--foyer-radius-lg)`. */
const scale = (names: readonly string[], prefix: string): Scale =>
  Object.fromEntries(
    names
      .filter((name) => name.startsWith(prefix))
      .map((name) => [`foyer-${name.slice(prefix.length)}`, `var(--foyer-${name})`]),
  )

/**
 * Foyer's tokens as Tailwind utilities, for hosts that style around the modal or replace views of it:
 * `bg-foyer-raised`, `text-foyer-fg-2`, `rounded-foyer-lg`. They only have a value inside `[data-foyer]`. Tailwind 3:
 * `presets: [foyerPreset]`; Tailwind 4: `@config`, or `@import '@foyer/ui-radix/tailwind.css'`. The modal's own
 * stylesheet is made of the same utilities.
 */
export const foyerPreset: FoyerPreset = {
  theme: {
    extend: {
      colors: {
        foyer: Object.fromEntries(
          Object.keys(tokens.light).map((name) => [name.replace(/^bg-/, ''), `var(--foyer-${name})`]),
        ),
      },
      borderRadius: scale(Object.keys(tokens.shape), 'radius-'),
      fontFamily: { foyer: 'var(--foyer-font)' },
      transitionDuration: scale(Object.keys(tokens.motion), 'dur-'),
      zIndex: { foyer: 'var(--foyer-z)' },
    },
  },
}
