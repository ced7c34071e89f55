import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { at } from '../lib/paths.ts'
import { buildChanged } from '../library/buildChanged.ts'
import { packAll } from '../packages/pack.ts'

/** Folder of built apps: outside the workspace's `node_modules`, which link to sources. */
const folder = at('build/host')

let preparing: Promise<void> | undefined

/**
 * Copies an app beside the published packages and their dependencies, laid out like a package manager does, with
 * neighbouring apps, since they may share a module.
 *
 * @returns the folder to build
 */
export async function placeApp(app: string): Promise<string> {
  await (preparing ??= prepare())
  cpSync(at(dirname(app)), `${folder}/${dirname(app)}`, { recursive: true })
  return `${folder}/${app}`
}

async function prepare(): Promise<void> {
  await buildChanged()
  const { packed, problems } = await packAll()
  if (problems.length > 0) throw new Error(`the packages cannot be packed\n${problems.join('\n')}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/node_modules/@foyer`, { recursive: true })
  for (const { name, tarball, manifest } of packed) {
    if (name === 'sandbox') continue
    renameSync(`${dirname(tarball)}/${name}/package`, `${folder}/node_modules/@foyer/${name}`)
    for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      linkDependency(dependency, at(`packages/${name}/node_modules/${dependency}`))
  }
}

function linkDependency(name: string, source: string): void {
  const target = `${folder}/node_modules/${name}`
  if (name.startsWith('@foyer/') || !existsSync(source)) return
  if (existsSync(target)) return assertSameVersion(name, source, target)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(source, target, 'dir')
}

/** A package manager would nest one of two versions. Ours need only one. */
function assertSameVersion(name: string, ...folders: readonly string[]): void {
  const versions = folders.map(
    (each) => (JSON.parse(readFileSync(`${each}/package.json`, 'utf8')) as { version: string }).version,
  )
  if (new Set(versions).size > 1) throw new Error(`${name} is wanted in the versions ${versions.join(', ')}`)
}
