// Writes the theme for hosts with Tailwind 4 from the tokens of ui-radix; a test compares it.
import { writeFileSync } from 'node:fs'
import { tailwindTheme } from '../packages/ui-radix/src/theme/tailwindTheme.ts'
import { at } from './lib/paths.ts'

writeFileSync(at('packages/ui-radix/src/theme/tailwind.css'), tailwindTheme())
