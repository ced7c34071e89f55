import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type BuildOptions, type Plugin } from 'vite'
import { at } from '../lib/paths.ts'
import { placeApp } from './packedHost.ts'

type Modules = ReadonlyMap<string, readonly { readonly id: string; readonly length: number }[]>

export type BuiltApp = {
  readonly folder: string
  /** Every built script, lazy ones included. */
  readonly texts: ReadonlyMap<string, string>
  /** Gzipped bytes of one built file. */
  readonly gzip: (file: string) => number
  /** Source bytes of each module in a built file, which explain its size. */
  readonly modules: Modules
}

/** Production build of an app of this folder, with the packages as published. */
export const buildApp = (app: string, options: BuildOptions = {}): Promise<BuiltApp> =>
  buildFrom(`scripts/size/apps/${app}`, `build/size/${app}`, options)

/** Production build of an app like that of a host, with the packages as published. */
export async function buildFrom(
  app: string,
  target: string,
  options: BuildOptions = {},
  plugins: readonly Plugin[] = [],
): Promise<BuiltApp> {
  const folder = at(target)
  const modules = new Map<string, { id: string; length: number }[]>()
  const texts = new Map<string, string>()
  const source = await placeApp(app)
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    // Other libraries are those of the workspace, with the host's React.
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [react(), ...plugins, record(texts, modules)],
    build: { ...options, outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  })
  const sizes = new Map<string, number>()
  return {
    folder,
    modules,
    texts,
    gzip: (file) => {
      const known = sizes.get(file) ?? gzipSync(readFileSync(`${folder}/${file}`)).length
      sizes.set(file, known)
      return known
    },
  }
}

/** Notes each built script and the modules in it. */
const record = (
  texts: Map<string, string>,
  modules: Map<string, { id: string; length: number }[]>,
): Plugin => ({
  name: 'foyer:record',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      texts.set(chunk.fileName, chunk.code)
      modules.set(
        chunk.fileName,
        Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
          id: id.replaceAll('\0', '').replace(/^.*\/node_modules\/(?!\.pnpm)/, ''),
          length: renderedLength,
        })),
      )
    }
  },
})
