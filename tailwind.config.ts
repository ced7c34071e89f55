import type { Config } from 'tailwindcss'
import type { PluginAPI } from 'tailwindcss/plugin'
import { foyerPreset } from './packages/ui-radix/src/theme/preset.ts'
import { tokens } from './packages/ui-radix/src/theme/tokens.ts'

/**
 * Tailwind configuration of the modal's stylesheet. A token changed here, e.g.
 * `foyer: { ...tokens, light: { ...tokens.light, accent: '#0a7d5a' } }`, changes the modal.
 */
export default {
  presets: [foyerPreset],
  theme: {
    foyer: tokens,
    extend: {
      // `p-12` is 12 px: sizes of the modal do not follow the page's font size, only its text does.
      spacing: { DEFAULT: '1px' },
      borderRadius: { circle: '50%' },
      type: Object.fromEntries(
        Object.keys(tokens.text)
          .filter((name) => name.startsWith('type-'))
          .map((name) => [name.slice('type-'.length), `var(--foyer-${name})`]),
      ),
    },
  },
  // `@apply tokens-dark` declares the custom properties of that group.
  plugins: [
    ({ addUtilities, theme }: PluginAPI) =>
      addUtilities(
        Object.fromEntries(
          Object.entries(theme('foyer') as typeof tokens).map(([group, values]) => [
            `.tokens-${group}`,
            Object.fromEntries(Object.entries(values).map(([name, value]) => [`--foyer-${name}`, value])),
          ]),
        ),
      ),
  ],
} satisfies Config
