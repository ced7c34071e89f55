import { cpSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { at } from '../lib/paths.ts'
import { LIBRARIES, placePacked } from '../packages/placePacked.ts'

/** Folder of built apps: outside the workspace's `node_modules`, which link to sources. */
const folder = at('build/host')

let preparing: Promise<void> | undefined

/** Page of an app, which starts its `main.tsx`. */
const indexOf = (title: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./main.tsx"></script>
  </body>
</html>
`

/**
 * Copies an app beside the published packages and their dependencies, with neighbouring apps, since they may share a
 * module.
 *
 * @returns the folder to build
 */
export async function placeApp(app: string): Promise<string> {
  await (preparing ??= placePacked(folder, LIBRARIES))
  cpSync(at(dirname(app)), `${folder}/${dirname(app)}`, { recursive: true })
  writeFileSync(`${folder}/${app}/index.html`, indexOf(basename(app)))
  return `${folder}/${app}`
}
