import { posix } from 'node:path'

/** The path that a relative import means, as written plus the endings that a resolver would try; undefined for packages. */
export function resolveRelative(
  from: string,
  specifier: string,
  exists: (path: string) => boolean,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path.replace(/\.js$/, '.ts')]
  return candidates.find(exists) ?? path
}
