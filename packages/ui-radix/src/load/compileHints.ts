/** Asks V8 to compile every function of a file while it loads, off the main thread, and not one by one when called. */
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

/** The parts of a Vite plugin that are used, so that this package does without Vite. */
export type FoyerCompileHintsPlugin = {
  readonly name: string
  readonly apply: 'build'
  readonly generateBundle: {
    readonly order: 'post'
    readonly handler: (options: unknown, bundle: Readonly<Record<string, BuiltFile>>) => void
  }
}

/**
 * Vite plugin: browsers with V8 compile the lazy code of Foyer on another thread while it loads, so that the modal opens
 * sooner. Chunks that a page loads at its start are as before, since much of them is not called then. Other browsers
 * ignore the comment that it puts into the chunks.
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
      // After minification, which removes comments, and after Vite has put its list of preloaded files into chunks: only
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

/** Entries, and all that they import. */
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

/** A source map whose file has got another first line. */
function moveDown(source: string | Uint8Array): string {
  const map = JSON.parse(typeof source === 'string' ? source : new TextDecoder().decode(source)) as {
    readonly mappings: string
  }
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}
