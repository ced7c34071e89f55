import { basename, dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'

/** Entries of chains for which an app installs a peer dependency. An app of the other entries does not. */
const entriesOf: Readonly<Record<string, readonly string[]>> = {
  viem: ['eip155', 'wagmi', 'coinbase', 'base-account', 'farcaster'],
  '@solana/kit': ['solana'],
}

/**
 * Entries whose files import a peer dependency of another entry. A bundler resolves all files, also those that it drops
 * later, so an app with Solana alone could not be built without viem.
 * `read` returns a file of the package by its path.
 */
export const peerProblems = (entries: readonly string[], read: (path: string) => string): string[] =>
  entries.flatMap((entry) =>
    [...importersOf(entry, read)].flatMap(([name, importer]) => {
      const allowed = entriesOf[name]
      if (!allowed || allowed.includes(basename(entry, '.js'))) return []
      return `${entry} needs ${name}, which ${importer} imports`
    }),
  )

/** The packages that the files of an entry import, lazily loaded files included, with a file that does. */
function importersOf(entry: string, read: (path: string) => string): ReadonlyMap<string, string> {
  const importers = new Map<string, string>()
  const visited = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (visited.has(file)) continue
    visited.add(file)
    for (const specifier of specifiersIn(file, read(file))) {
      if (specifier.startsWith('.')) waiting.push(join(dirname(file), specifier))
      else importers.set(packageIn(specifier), file)
    }
  }
  return importers
}

function specifiersIn(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // The specifier, without its quotes; an expression is no module of ours.
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(code.slice(start, end))?.[1] ?? [],
    ),
  ]
}

/** `@solana/kit` of `@solana/kit/x`. */
const packageIn = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
