import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { listFiles } from '../lib/files.ts'
import { at, packages, type PackageName } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import type { PackedManifest } from './entries.ts'

export type Packed = {
  name: PackageName
  tarball: string
  manifest: PackedManifest
  files: string[]
}

/** pnpm, pinned: only it turns `workspace:` and `catalog:` into versions. */
export const pnpm = async (...args: string[]): Promise<{ code: number; output: string }> => {
  // npx prints warnings on the same stream as errors, so only stdout is searched for JSON.
  const { code, output } = await run(process.execPath, [at('scripts/with-deps.mjs'), 'pnpm', ...args], {
    quiet: true,
  })
  return { code, output }
}

/** JSON in an output that may begin or end with warnings. */
export function jsonIn(output: string): unknown {
  const start = output.search(/^[[{]/m)
  const end = Math.max(output.lastIndexOf('\n}'), output.lastIndexOf('\n]')) + 2
  return start < 0 ? {} : JSON.parse(output.slice(start, Math.max(end, start + 2)))
}

/** The sizes and times of all files that packs are made of. */
const stampOf = (): string =>
  packages
    .flatMap((name) => [`packages/${name}/package.json`, ...listFiles(`packages/${name}/dist`, /./)])
    .concat('pnpm-workspace.yaml')
    .map((file) => {
      const { size, mtimeMs } = statSync(at(file))
      return `${file} ${size} ${mtimeMs}`
    })
    .join('\n')

/**
 * Packs every package as for publishing, and unpacks it beside the tarball. Packs of unchanged files are kept, since
 * other processes may be reading them.
 */
export async function packAll(): Promise<{ packed: Packed[]; problems: string[] }> {
  const folder = at('build/packs')
  const list = `${folder}/packed.json`
  const stamp = stampOf()
  if (existsSync(list)) {
    const kept = JSON.parse(readFileSync(list, 'utf8')) as { stamp: string; packed: Packed[] }
    if (kept.stamp === stamp) return { packed: kept.packed, problems: [] }
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { code, output } = await pnpm('-r', '--filter', './packages/*', 'pack', '--pack-destination', folder)
  if (code !== 0) return { packed: [], problems: output.trim().split('\n') }
  const packed: Packed[] = []
  for (const name of packages) {
    const prefix = name.startsWith('create-') ? name : `foyer-${name}`
    const tarball = readdirSync(folder).find((file) => file.startsWith(`${prefix}-`))
    if (!tarball) return { packed, problems: [`${name} was not packed`] }
    mkdirSync(`${folder}/${name}`)
    // oxlint-disable-next-line no-await-in-loop -- a few milliseconds each
    await run('tar', ['-xzf', `${folder}/${tarball}`, '-C', `${folder}/${name}`])
    const base = `${folder}/${name}/package`
    packed.push({
      name,
      tarball: `${folder}/${tarball}`,
      manifest: JSON.parse(readFileSync(`${base}/package.json`, 'utf8')) as PackedManifest,
      files: listFiles('.', /./, base, []),
    })
  }
  writeFileSync(list, JSON.stringify({ stamp, packed }))
  return { packed, problems: [] }
}
