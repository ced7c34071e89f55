import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { at } from './paths.ts'

/**
 * A public folder that holds msw's service worker, for pages under test. It is copied out of the installed msw,
 * so its version can never differ from the client's.
 */
export function mockWorkerFolder(): string {
  const folder = at('build/public')
  mkdirSync(folder, { recursive: true })
  copyFileSync(
    createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
    `${folder}/mockServiceWorker.js`,
  )
  return folder
}
