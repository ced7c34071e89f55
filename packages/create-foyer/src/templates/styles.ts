import type { CreateOptions } from '../options/options.ts'
import { lines } from './text.ts'

/** The stylesheet of the page. */
export const styleFiles = ({ tailwind, ui }: CreateOptions): Record<string, string> => ({
  'src/styles.css': tailwind
    ? lines(
        ui === 'modal' && '@layer theme, base, foyer, components, utilities;',
        `@import 'tailwindcss';`,
        ui === 'modal' && `@import '@foyer/ui-radix/tailwind.css';`,
        ui === 'modal' && `@import '@foyer/ui-radix/styles.css';`,
      )
    : lines(
        ui === 'modal' && `@import '@foyer/ui-radix/styles.css';`,
        ui === 'modal' && '',
        ':root {',
        '  color-scheme: light dark;',
        '  font-family: system-ui, sans-serif;',
        '}',
        '',
        'main {',
        '  max-width: 40rem;',
        '  margin: 0 auto;',
        '  padding: 2rem 1rem;',
        '  overflow-wrap: anywhere;',
        '}',
      ),
})
