import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { at, packages, type PackageName } from '../lib/paths.ts'
import type { Check } from './check.ts'
import { resolveRelative } from './resolve.ts'
import { isPublished, packageOf, type Source } from './source.ts'

export type Manifest = {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** chains ← headless ← ui-radix; the sandbox knows chains only, and nobody ships the sandbox. */
const mayDependOn: Record<PackageName, readonly PackageName[]> = {
  chains: [],
  headless: ['chains'],
  'ui-radix': ['chains', 'headless'],
  sandbox: ['chains'],
}

const banned: Record<PackageName, readonly RegExp[]> = {
  chains: [/^react($|\/)/, /^react-dom($|\/)/, /^jotai/, /^@tanstack\//, /^@radix-ui\//, /\.css$/],
  headless: [/^react-dom($|\/)/, /^@radix-ui\//, /^lucide-react/, /\.css$/],
  'ui-radix': [/^jotai/, /^@tanstack\/(?!react-virtual$)/, /^viem($|\/)/, /^@solana\//, /^@walletconnect\//],
  sandbox: [/^react($|\/)/, /^react-dom($|\/)/, /^@radix-ui\//],
}

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const isBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(nameOf(specifier))

function complain(source: Source, name: PackageName, manifest: Manifest): string[] {
  const declared = {
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  }
  return source.imports.flatMap(({ specifier, line }) => {
    const where = `${source.path}:${line}`
    if (banned[name].some((ban) => ban.test(specifier)))
      return [`${where} imports '${specifier}', which ${name} does without`]
    if (specifier.startsWith('.')) {
      const target = resolveRelative(source.path, specifier, () => false)
      return target?.startsWith(`packages/${name}/src/`)
        ? []
        : [`${where} leaves its package with '${specifier}'`]
    }
    const wanted = nameOf(specifier)
    if (wanted === manifest.name) return [`${where} imports its own package by name: use a relative path`]
    const other = packages.find((candidate) => wanted === `@foyer/${candidate}`)
    if (other && !mayDependOn[name].includes(other))
      return [`${where} imports '${specifier}': ${name} must not know ${other}`]
    if (/^@foyer\/[^/]+\/(src|dist)(\/|$)/.test(specifier))
      return [`${where} reaches into '${specifier}': use one of its entries`]
    if (isBuiltin(specifier))
      return name === 'sandbox' ? [] : [`${where} imports '${specifier}', which no browser has`]
    return wanted in declared
      ? []
      : [`${where} imports '${specifier}', which ${manifest.name} does not declare as a dependency`]
  })
}

/** What each package.json promises, and which way the packages know each other. */
export const packageDirectionCheck = (
  readManifest: (name: PackageName) => Manifest = (name) =>
    JSON.parse(readFileSync(at(`packages/${name}/package.json`), 'utf8')) as Manifest,
): Check => ({
  title: 'packages know each other in one direction, and what they declare',
  run: (sources) => [
    ...packages.flatMap((name) => {
      const { dependencies, peerDependencies } = readManifest(name)
      return Object.keys({ ...dependencies, ...peerDependencies })
        .filter((dependency) =>
          packages.some((other) => dependency === `@foyer/${other}` && !mayDependOn[name].includes(other)),
        )
        .map((dependency) => `packages/${name}/package.json depends on ${dependency}`)
    }),
    ...sources
      .filter(({ path }) => isPublished(path))
      .flatMap((source) => {
        const name = packageOf(source.path)
        return name ? complain(source, name, readManifest(name)) : []
      }),
  ],
})
