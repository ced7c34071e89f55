import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, type PackageName } from '../lib/paths.ts'
import { buildChanged } from '../library/buildChanged.ts'
import { packAll } from './pack.ts'

/** Packages of a page. */
export const LIBRARIES = ['chains', 'headless', 'ui-radix'] as const

/** Places published packages and their dependencies in an empty folder, with the layout of a package manager. */
export async function placePacked(folder: string, names: readonly PackageName[]): Promise<void> {
  await buildChanged(names)
  const { packed, problems } = await packAll()
  if (problems.length > 0) throw new Error(`the packages cannot be packed\n${problems.join('\n')}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/node_modules/@foyer`, { recursive: true })
  for (const { name, tarball, manifest } of packed) {
    if (!names.includes(name)) continue
    const placed = `${folder}/node_modules/${manifest.name}`
    cpSync(`${dirname(tarball)}/${name}/package`, placed, { recursive: true })
    const { dependencies, peerDependencies } = manifest
    linkAll(folder, { ...dependencies, ...peerDependencies }, `packages/${name}`, placed)
  }
}

/**
 * Links dependencies of a package of the workspace into the `node_modules` of the folder. A version that differs from
 * the placed one goes into `nested`, the folder of the package that depends on it.
 */
export function linkAll(folder: string, dependencies: object, from: string, nested: string): void {
  for (const name of Object.keys(dependencies)) {
    const source = at(`${from}/node_modules/${name}`)
    if (name.startsWith('@foyer/') || !existsSync(source)) continue
    const shared = `${folder}/node_modules/${name}`
    if (!existsSync(shared)) link(source, shared)
    else if (versionOf(shared) !== versionOf(source)) link(source, `${nested}/node_modules/${name}`)
  }
}

function link(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(realpathSync(source), target, 'dir')
}

const versionOf = (path: string): string =>
  (JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { version: string }).version
