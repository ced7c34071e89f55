import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'tsdown'
import { closureOf } from './closureOf.ts'
import { documentedTypes } from './documentedTypes.ts'
import { plainNamespaces } from './plainNamespaces.ts'

export type LibraryOptions = {
  /**
   * The files of `dist` that hold more than one module, by name: these modules of `src` and all that they import. A
   * module that several pieces import is in the first of them.
   */
  readonly pieces: Readonly<Record<string, readonly string[]>>
  /**
   * Modules that a page may import by themselves. Only the first piece includes them as imports: in any other, a page
   * that imports one would load the whole piece. A piece may name one if its pages load it anyway, or if it is small.
   */
  readonly alone?: RegExp
}

/** A piece, the modules that it names, and those with their imports. */
type Closure = {
  readonly piece: string
  readonly roots: ReadonlySet<string>
  readonly modules: ReadonlySet<string>
}

const isTest = /\.(test|test-d)\.tsx?$/

/**
 * Build of a package: one file for each module, so that a host pays for its imports only. Modules that a page loads
 * together are one file, because a host's bundler would make a chunk of each set of them that some later import
 * shares. Each chunk is a request, and a name in the lists of preloaded files that Vite writes into each chunk with
 * an `import()`.
 */
export function library(folder: URL, { pieces, alone }: LibraryOptions): UserConfig[] {
  const src = fileURLToPath(new URL('src/', folder))
  const shared = {
    // Named, so that an entry keeps its folder: src/exports/x.ts becomes dist/exports/x.js.
    entry: Object.fromEntries(
      readdirSync(`${src}exports`, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
        .map((file) => [`exports/${file.replace(/\.tsx?$/, '')}`, `src/exports/${file}`]),
    ),
    format: 'esm',
    platform: 'neutral',
  } satisfies UserConfig
  const missing = Object.values(pieces)
    .flat()
    .find((file) => !existsSync(src + file))
  if (missing) throw new Error(`${missing} is to be in a piece and does not exist`)
  let closures: readonly Closure[] | undefined

  return [
    {
      ...shared,
      dts: false,
      plugins: [inlineRuntime, pureAtoms],
      sourcemap: true,
      inputOptions: { preserveEntrySignatures: 'allow-extension' },
      outputOptions: {
        chunkFileNames: '[name].js',
        minifyInternalExports: false,
        banner: ({ moduleIds }) => (moduleIds.some((id) => isForClients(id, src)) ? '"use client";' : ''),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              test: (id) => id.startsWith(src),
              name(id, context) {
                closures ??= Object.entries(pieces).map(([piece, files]) => {
                  const roots = files.map((file) => src + file)
                  const importsOf = (module: string): readonly string[] =>
                    context.getModuleInfo(module)?.importedIds ?? []
                  return { piece, roots: new Set(roots), modules: closureOf(roots, importsOf) }
                })
                const own = id.slice(src.length).replace(/\.tsx?$/, '')
                const isAlone = alone?.test(own) ?? false
                const taken = closures.find(({ roots, modules }, at) =>
                  (isAlone && at > 0 ? roots : modules).has(id),
                )
                if (taken) return taken.piece
                // An entry is a chunk by itself.
                return own.startsWith('exports/') ? null : own
              },
            },
          ],
        },
      },
    },
    // Types stay with their sources.
    {
      ...shared,
      clean: false,
      unbundle: true,
      dts: { oxc: true, emitDtsOnly: true },
      plugins: [documentedTypes, nameableTypes],
    },
  ]
}

/**
 * Writes the bundler's helper for namespace objects into the files that use it: as a module of its own it would be one
 * more file for every page. On one line, so that source maps stay true.
 */
const inlineRuntime: NonNullable<UserConfig['plugins']> = {
  name: 'foyer:inline-runtime',
  renderChunk: (code) =>
    code.replace(
      /^import \{ __exportAll \} from "[./]+rolldown-runtime\.js";$/m,
      'const __exportAll = (all) => { const target = {}; for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true }); return target; };',
    ),
  generateBundle(_, bundle) {
    delete bundle['rolldown-runtime.js']
    plainNamespaces(Object.values(bundle).filter((file) => file.type === 'chunk'))
  },
}

/**
 * Imports these entries into the types of all others. An app that emits declarations (`declaration`, `composite`) can
 * name an inferred type only by an entry that its program contains, as with `ConnectParameters` of `actions` in the
 * type of `connect` of `useConnect()`.
 */
const nameableTypes: NonNullable<UserConfig['plugins']> = {
  name: 'foyer:nameable-types',
  generateBundle(_, bundle) {
    const entries = Object.values(bundle).filter(({ fileName }) => /^exports\/[^/]+\.d\.ts$/.test(fileName))
    const imports = entries
      .map(({ fileName }) => fileName.replace(/^exports\/(.*)\.d\.ts$/, './$1.js'))
      .filter((path) => path === './index.js' || path === './actions.js')
      .map((path) => `import type {} from "${path}";\n`)
    for (const entry of entries) if (entry.type === 'chunk') entry.code += `\n${imports.join('')}`
  },
}

/** Marks jotai's atoms as free of side effects, so that a host's bundler drops those that it does not use. */
const pureAtoms: NonNullable<UserConfig['plugins']> = {
  name: 'foyer:pure-atoms',
  renderChunk: (code) => code.replaceAll(/(?<=^const \w+ = |\()atom\(/gm, '/* @__PURE__ */ atom('),
}

/** Bundling drops the `use client` directive. */
const isForClients = (id: string, src: string): boolean =>
  id.startsWith(src) && /^['"]use client['"]/.test(readFileSync(id, 'utf8'))
