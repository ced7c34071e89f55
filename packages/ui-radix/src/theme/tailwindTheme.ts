import { foyerPreset } from './preset.ts'

/** Tailwind 4's namespace of each scale of the preset; `z-*` has none. */
const namespaces = {
  borderRadius: 'radius',
  fontFamily: 'font',
  transitionDuration: 'transition-duration',
} as const

/**
 * The text of `tailwind.css`: the preset for Tailwind 4. `inline` keeps Tailwind from declaring variables on the page.
 */
export function tailwindTheme(): string {
  const { colors, ...scales } = foyerPreset.theme.extend
  const all = [
    ...Object.entries(colors.foyer).map(([name, value]) => [`color-foyer-${name}`, value]),
    ...Object.entries(namespaces).flatMap(([scale, namespace]) =>
      Object.entries(scales[scale as keyof typeof namespaces]).map(([name, value]) => [
        `${namespace}-${name}`,
        value,
      ]),
    ),
  ]
  return `/*
 * Foyer's tokens for Tailwind 4: \`bg-foyer-raised\`, \`text-foyer-fg-2\`, \`rounded-foyer-lg\`. Import it after Tailwind.
 * Written by \`npm run theme\` from tokens.ts.
 */
@theme inline {
${all.map(([name, value]) => `  --${name}: ${value};`).join('\n')}
}
`
}
