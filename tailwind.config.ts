import { foyerPreset } from '@foyer/ui-radix/tailwind'
import type { Config } from 'tailwindcss'

// The tokens of the modal as Tailwind's own, for everything in this repository that is styled with classes.
export default {
  presets: [foyerPreset],
  content: [
    './packages/ui-radix/src/**/*.{ts,tsx}',
    './apps/*/{index.html,src/**/*.{ts,tsx}}',
    './.ladle/*.tsx',
  ],
} satisfies Config
