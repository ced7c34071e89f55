// Apps of the packed packages in a folder outside the repository: the programs of the README and the guides, and the
// examples.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../../../playwright.config.ts'

// Workers load this file again: they inherit the folder that the first process chose.
process.env['FOYER_PACKED'] ||= join(tmpdir(), `foyer-packed-${process.pid}`)

const { webServer: _, ...shared } = base
export default defineConfig({
  ...shared,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../../build/packed-e2e',
  globalSetup: './setUp.ts',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../../../build/packed-e2e.json' }]],
})
