import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minVersion, satisfies, subset } from 'semver'

export type Manifest = {
  readonly name: string
  readonly version?: string
  readonly engines?: { readonly node?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Later releases are under a vendor's licence. */
const exact: Readonly<Record<string, string>> = { '@walletconnect/sign-client': '2.21.8' }

/** Query core comes from the `@tanstack/react-query` of the app: a page has one copy (R78). */
const hostOnly: readonly string[] = ['@tanstack/query-core', '@tanstack/react-query', 'react', 'react-dom']

/** Dependencies of a published package are caret ranges, so that an app can share its own copy (R78). */
export const rangeProblems = ({ dependencies = {}, peerDependencies = {} }: Manifest): string[] => [
  ...Object.entries(dependencies).flatMap(([name, range]) => {
    if (hostOnly.includes(name)) return [`${name} is a dependency: it must be the app's copy, a peer`]
    const wanted = exact[name]
    if (wanted) return []
    return /^(\^|workspace:\^$|catalog:$)/.test(range)
      ? []
      : [`${name} is "${range}": it must be a caret range`]
  }),
  ...Object.entries({ ...dependencies, ...peerDependencies }).flatMap(([name, range]) => {
    const wanted = exact[name]
    return wanted === undefined || range === wanted || range === 'catalog:'
      ? []
      : [`${name} is "${range}": it must be exactly ${wanted}`]
  }),
]

/** Peers of a dependency that a package does not declare itself: strict installers (Yarn PnP) would not find them. */
export const unrelayedPeers = (
  { name, peerDependencies = {}, peerDependenciesMeta = {} }: Manifest,
  dependency: Manifest,
  /** Peers for tests of the dependency alone. */
  ignored: readonly string[] = [],
): string[] =>
  Object.entries(dependency.peerDependencies ?? {}).flatMap(([peer, range]) => {
    if (ignored.includes(peer)) return []
    const isOptional = dependency.peerDependenciesMeta?.[peer]?.optional ?? false
    const problem =
      peerDependencies[peer] !== range
        ? `is not a peer "${range}"`
        : (peerDependenciesMeta[peer]?.optional ?? false) !== isOptional
          ? 'differs in whether it is optional'
          : undefined
    return problem ? [`${name}: ${peer} of ${dependency.name} ${problem}`] : []
  })

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Folder of a package as Node finds it from another folder. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(found)) return realpathSync(found)
    if (folder === dirname(folder)) return undefined
  }
}

/** Installed dependencies of the package in a folder, direct and indirect, without optional peers. */
export function installedWith(folder: string): readonly Manifest[] {
  const seen = new Map<string, Manifest>()
  const waiting = [realpathSync(folder)]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    const manifest = readManifest(next)
    seen.set(next, manifest)
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = findPackage(name, next)
      if (found) waiting.push(found)
    }
  }
  return [...seen.values()].slice(1)
}

/** Problems of `engines.node`: it must be within the range of every installed dependency. */
export function engineProblems({ name, engines }: Manifest, installed: readonly Manifest[]): string[] {
  const claimed = engines?.node
  if (!claimed) return [`${name} has no engines.node`]
  return installed.flatMap((dependency) => {
    const supported = dependency.engines?.node
    // Some packages have no usable range.
    return !supported || subset(claimed, supported)
      ? []
      : [`${name} claims Node ${claimed}, but ${dependency.name}@${dependency.version} supports ${supported}`]
  })
}

/** The lower end of each peer range is installed for the tests of the oldest peers, and the newest satisfies it. */
export function peerProblems(
  { name, peerDependencies = {} }: Manifest,
  installed: {
    readonly oldest: (peer: string) => string | undefined
    readonly newest: (peer: string) => string | undefined
  },
): string[] {
  return Object.entries(peerDependencies).flatMap(([peer, range]) => {
    const [lowest, oldest, newest] = [
      minVersion(range)?.version,
      installed.oldest(peer),
      installed.newest(peer),
    ]
    return [
      ...(lowest === oldest
        ? []
        : [`${name}: ${peer} begins at ${lowest}, but tests run with ${oldest ?? 'none'}`]),
      ...(newest && satisfies(newest, range)
        ? []
        : [`${name}: ${peer} "${range}" does not cover ${newest ?? 'a version of the tests'}`]),
    ]
  })
}
