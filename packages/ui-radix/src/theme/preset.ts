/** A length, colour or font by its variable, e.g. `token('bg')` is `var(--foyer-bg)`. */
const token = <const name extends string>(name: name): `var(--foyer-${name})` => `var(--foyer-${name})`

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

/**
 * Foyer's tokens as Tailwind utilities, for hosts that style around the modal or replace views of it: `bg-foyer-raised`,
 * `text-foyer-fg-2`, `rounded-foyer-lg`. They only have a value inside `[data-foyer]`. Tailwind 3: `presets:
 * [foyerPreset]`; Tailwind 4: `@config`, or `@import '@foyer/ui-radix/tailwind.css'`.
 */
export const foyerPreset: FoyerPreset = {
  theme: {
    extend: {
      colors: {
        foyer: {
          bg: token('bg'),
          raised: token('bg-raised'),
          hover: token('bg-hover'),
          press: token('bg-press'),
          border: token('border'),
          'border-input': token('border-input'),
          fg: token('fg'),
          'fg-2': token('fg-2'),
          'fg-3': token('fg-3'),
          accent: token('accent'),
          'accent-fg': token('accent-fg'),
          'accent-hover': token('accent-hover'),
          'accent-text': token('accent-text'),
          'accent-soft': token('accent-soft'),
          success: token('success'),
          'success-soft': token('success-soft'),
          warning: token('warning'),
          'warning-soft': token('warning-soft'),
          danger: token('danger'),
          'danger-soft': token('danger-soft'),
          overlay: token('overlay'),
          ring: token('ring'),
        },
      },
      borderRadius: {
        'foyer-xs': token('radius-xs'),
        'foyer-sm': token('radius-sm'),
        'foyer-md': token('radius-md'),
        'foyer-lg': token('radius-lg'),
        'foyer-xl': token('radius-xl'),
        'foyer-2xl': token('radius-2xl'),
        'foyer-full': token('radius-full'),
      },
      fontFamily: { foyer: token('font') },
      transitionDuration: {
        'foyer-view': token('dur-view'),
        'foyer-in': token('dur-in'),
        'foyer-out': token('dur-out'),
      },
      zIndex: { foyer: token('z') },
    },
  },
}
