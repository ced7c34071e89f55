/** Makes V8 compile all functions of a file on another thread while it loads, instead of each at its first call. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** A file of a build: a chunk with its modules, or an asset. */
type BuiltFile =
  | {
      readonly type: 'chunk'
      code: string
      readonly isEntry: boolean
      readonly imports: readonly string[]
      readonly moduleIds: readonly string[]
      readonly sourcemapFileName?: string | null | undefined
    }
  | { readonly type: 'asset'; source: string | Uint8Array }

/** The used properties of a Vite plugin, so that this package does not depend on Vite. */
export type FoyerCompileHintsPlugin = {
  readonly name: string
  readonly apply: 'build'
  readonly generateBundle: {
    readonly order: 'post'
    readonly handler: (options: unknown, bundle: Readonly<Record<string, BuiltFile>>) => void
  }
}

/**
 * Vite plugin: browsers with V8 compile the lazy code of Foyer on another thread while it loads, so that the modal
 * opens sooner. Chunks that a page loads at its start stay unchanged, since a page does not call most of their
 * functions. The plugin inserts a comment, which other browsers ignore.
 *
 * @example
 * ```ts
 * import { foyerCompileHints } from '@foyer/ui-radix/vite'
 *
 * export default { plugins: [foyerCompileHints()] }
 * ```
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function foyerCompileHints(): FoyerCompileHintsPlugin {
  return {
    name: 'foyer-compile-hints',
    apply: 'build',
    generateBundle: {
      // After minification, which removes comments, and after Vite has inserted its list of preloaded files: only
      // comments may precede the hint.
      order: 'post',
      handler(_, bundle) {
        const atStart = chunksAtStart(bundle)
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk' || atStart.has(name) || !file.moduleIds.some(isOfFoyer)) continue
          file.code = HINT + file.code
          const map = file.sourcemapFileName ? bundle[file.sourcemapFileName] : undefined
          if (map?.type === 'asset') map.source = moveDown(map.source)
        }
      },
    },
  }
}

const isOfFoyer = (id: string): boolean => /[\\/]@foyer[\\/]/.test(id)

/** Entries, and the chunks that they import statically. */
function chunksAtStart(bundle: Readonly<Record<string, BuiltFile>>): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const imported of file.imports) add(imported)
  }
  for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.isEntry) add(name)
  return found
}

/** Shifts a source map by one line, since a line was inserted at the start of its file. */
function moveDown(source: string | Uint8Array): string {
  const map = JSON.parse(typeof source === 'string' ? source : new TextDecoder().decode(source)) as {
    readonly mappings: string
  }
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}
