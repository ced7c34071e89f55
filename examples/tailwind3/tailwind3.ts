import postcss from 'postcss'
import tailwindcss from 'tailwindcss'
import { foyerPreset } from '../../packages/ui-radix/src/theme/preset.ts'

/** The stylesheet of a host with Tailwind 3 that uses these classes, including Foyer's. */
export async function tailwind3(classes: string): Promise<string> {
  const config = { presets: [foyerPreset], content: [{ raw: classes }] }
  const { css } = await postcss([tailwindcss(config)]).process('@tailwind base; @tailwind utilities;', {
    from: undefined,
  })
  return css
}
