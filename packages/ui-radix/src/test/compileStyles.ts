import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL, fileURLToPath } from 'node:url'
import { compile, type Config } from 'tailwindcss'

const theme = fileURLToPath(new URL('../theme', import.meta.url))

/** Compiles a stylesheet of `theme/` with Tailwind, with `tailwind.config.ts` or the result of `change`. */
export async function compileStyles(
  file: string,
  change: (config: Config) => Config = (config) => config,
): Promise<string> {
  const load = async (id: string, base: string) => {
    const path = resolve(base, id)
    return { path, base: dirname(path), content: await readFile(path, 'utf8') }
  }
  const { build } = await compile((await load(file, theme)).content, {
    base: theme,
    loadStylesheet: load,
    loadModule: async (id, base) => {
      const path = resolve(base, id)
      const { default: config } = (await import(pathToFileURL(path).href)) as { default: Config }
      return { path, base: dirname(path), module: change(config) }
    },
  })
  return build([])
}
