import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type BuildOptions, type Manifest, type Plugin } from 'vite'
import { buildChanged } from '../library/buildChanged.ts'
import { at, root } from '../lib/paths.ts'
import { published } from './published.ts'

export type App = 'react' | 'radix' | 'hooks' | 'families' | 'modal'

export type BuiltApp = {
  folder: string
  manifest: Manifest
  /** Every built script, lazy ones included. */
  texts: ReadonlyMap<string, string>
  /** Gzipped bytes of one built file. */
  gzip: (file: string) => number
  /** Source bytes of each module in a built file, to find out what makes it heavy. */
  modules: ReadonlyMap<string, readonly { id: string; length: number }[]>
}

export const buildApp = (app: App): Promise<BuiltApp> =>
  buildFrom(`scripts/size/apps/${app}`, `build/size/${app}`)

/** A production build, as a host would make it: of the packages as they are published. */
export async function buildFrom(
  source: string,
  target: string,
  options: BuildOptions = {},
): Promise<BuiltApp> {
  const folder = at(target)
  const modules = new Map<string, { id: string; length: number }[]>()
  const texts = new Map<string, string>()
  const weigh: Plugin = {
    name: 'foyer:weigh',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') {
          texts.set(chunk.fileName, chunk.code)
          modules.set(
            chunk.fileName,
            Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
              id: id
                .replaceAll('\0', '')
                .replace(/^.*\/node_modules\/(?!\.pnpm)/, '')
                .replace(root, ''),
              length: renderedLength,
            })),
          )
        }
    },
  }
  await buildChanged()
  await build({
    configFile: false,
    root: at(source),
    logLevel: 'error',
    plugins: [published(), react(), tailwindcss(), weigh],
    build: { ...options, outDir: folder, emptyOutDir: true, manifest: true, reportCompressedSize: false },
  })
  const sizes = new Map<string, number>()
  return {
    folder,
    modules,
    texts,
    manifest: JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest,
    gzip: (file) => {
      const known = sizes.get(file) ?? gzipSync(readFileSync(`${folder}/${file}`)).length
      sizes.set(file, known)
      return known
    },
  }
}
