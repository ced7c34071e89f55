import { posix } from 'node:path'

/** A chunk of the bundle, whose code this changes. */
type Chunk = { readonly fileName: string; readonly moduleIds: readonly string[]; code: string }

const HELPER = /^const __exportAll = [^]*?^\};$/m
const NAMESPACE = /^var (\w+_exports) = \/\* @__PURE__ \*\/ __exportAll\(\{([^}]*)\}\);$/m
const EXPORTS = /^export \{ (.*) \};$/m
const IMPORT = /(?<load>import\("(?<path>[^"]+)"\))\.then\(\(n\) => n\.(?<name>\w+)\)/g

/**
 * Lets an `import()` of a module that has a file by itself return the exports of that file. The bundler exports an
 * object with getters in addition, made by a helper in each file. Keeps the number of lines, so that source maps stay
 * true.
 */
export function plainNamespaces(chunks: readonly Chunk[]): void {
  /** Name of the removed object, by file. */
  const removed = new Map<string, string>()
  for (const chunk of chunks) {
    const [statement, name = '', getters = ''] = NAMESPACE.exec(chunk.code) ?? []
    const exported = EXPORTS.exec(chunk.code)?.[1]?.split(', ')
    if (statement === undefined || !exported || chunk.moduleIds.length !== 1) continue
    // Used by the file itself, or imported statically.
    const isUsed = chunk.code.split(name).length !== 3
    const isImported = chunks.some(({ code }) => new RegExp(`^import \\{[^}]*\\b${name}\\b`, 'm').test(code))
    if (isUsed || isImported) continue
    const names = new Set(exported.map((each) => each.replace(/.* as /, '')))
    const own = [...getters.matchAll(/(?<name>[\w$]+): \(\) => (?<value>[^,\s]+)/g)]
      .map(({ groups = {} }) => groups as { readonly name: string; readonly value: string })
      .filter((getter) => !names.has(getter.name))
    // The bundler writes a constant as its value.
    if (own.some(({ value }) => !/^[A-Za-z_$]/.test(value))) continue
    const all = [
      ...exported.filter((each) => each !== name),
      ...own.map((getter) =>
        getter.name === getter.value ? getter.name : `${getter.value} as ${getter.name}`,
      ),
    ]
    removed.set(chunk.fileName, name)
    chunk.code = chunk.code
      .replace(HELPER, blank)
      .replace(statement, blank)
      .replace(EXPORTS, () => `export { ${all.join(', ')} };`)
  }
  for (const chunk of chunks)
    chunk.code = chunk.code.replaceAll(IMPORT, (whole, load: string, path: string, name: string) =>
      removed.get(posix.join(posix.dirname(chunk.fileName), path)) === name ? load : whole,
    )
}

/** The lines of a text, empty. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, '')
