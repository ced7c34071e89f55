import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown, UserConfig } from 'tsdown'
import { closureOf } from './closureOf.ts'

export type LibraryOptions = {
  /**
   * What is published in one piece, by its name in `dist`: these modules, as paths in `src`, and all that they import.
   * A module that several pieces want is in a common one, if that wants it; else in the first of them, if the others
   * lead to that one anyway; else alone.
   */
  readonly pieces: Readonly<Record<string, readonly string[]>>
  /** Pieces that are there before any other that shares something with them. @default the first of all */
  readonly common?: readonly string[]
  /**
   * Modules that stand alone although a piece wants them, unless it is the first of all: what a page may import by itself.
   * A piece that a page takes a part of is loaded with the page, with all that later parts of it want.
   */
  readonly alone?: RegExp
}

const isTest = /\.(test|test-d)\.tsx?$/

/**
 * How a package is built: one file out for one file in, so that a host pays for what it imports. What every page loads
 * before anything is wanted is in one piece, though: a bundler cuts what a page shares with the parts it loads later
 * along each part's needs, and a host would end up with a dozen small files.
 */
export function library(
  folder: URL,
  { pieces, common = Object.keys(pieces).slice(0, 1), alone }: LibraryOptions,
): UserConfig[] {
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
  let closures: readonly (readonly [piece: string, modules: ReadonlySet<string>])[] | undefined

  return [
    {
      ...shared,
      dts: false,
      sourcemap: true,
      inputOptions: { preserveEntrySignatures: 'allow-extension' },
      plugins: [pureAtoms],
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
                closures ??= Object.entries(pieces).map(([piece, files]) => [
                  piece,
                  closureOf(
                    files.map((file) => src + file),
                    (module) => context.getModuleInfo(module)?.importedIds ?? [],
                  ),
                ])
                const wanting = closures.filter(([, modules]) => modules.has(id))
                const first = wanting.find(([piece]) => common.includes(piece)) ?? wanting[0]
                const others = wanting.filter((each) => each !== first)
                const areOthersOver = (piece: string): boolean =>
                  others.every(([, modules]) => pieces[piece]?.every((file) => modules.has(src + file)))
                const own = id.slice(src.length).replace(/\.tsx?$/, '')
                const isTaken = first && (common.includes(first[0]) || areOthersOver(first[0]))
                if (isTaken && (first === closures[0] || !alone?.test(own))) return first[0]
                // An entry is a chunk by itself.
                return own.startsWith('exports/') ? null : own
              },
            },
          ],
        },
      },
    },
    // Types stay with their sources.
    { ...shared, clean: false, unbundle: true, dts: { oxc: true, emitDtsOnly: true } },
  ]
}

/** Bundling drops the mark by which a server knows what to leave to the page. */
const isForClients = (id: string, src: string): boolean =>
  id.startsWith(src) && /^['"]use client['"]/.test(readFileSync(id, 'utf8'))

/** A definition of state does nothing by itself: a page that has no use for it leaves it out. */
const pureAtoms: Rolldown.Plugin = {
  name: 'foyer:pure-atoms',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /= atom[<(]/ },
    handler: (code) => ({
      code: code.replaceAll(/^(.*?) = atom(?=[<(])/gm, '$1 = /* @__PURE__ */ atom'),
      map: null,
    }),
  },
}
