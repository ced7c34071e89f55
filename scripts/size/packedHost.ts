import { cpSync } from 'node:fs'
import { dirname } from 'node:path'
import { at } from '../lib/paths.ts'
import { LIBRARIES, placePacked } from '../packages/placePacked.ts'

/** Folder of built apps: outside the workspace's `node_modules`, which link to sources. */
const folder = at('build/host')

let preparing: Promise<void> | undefined

/**
 * Copies an app beside the published packages and their dependencies, with neighbouring apps, since they may share a
 * module.
 *
 * @returns the folder to build
 */
export async function placeApp(app: string): Promise<string> {
  await (preparing ??= placePacked(folder, LIBRARIES))
  cpSync(at(dirname(app)), `${folder}/${dirname(app)}`, { recursive: true })
  return `${folder}/${app}`
}
