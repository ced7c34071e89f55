// Apps of the packed packages in a folder outside the repository: the programs of the README and the guides, and the examples.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../../../playwright.config.ts'

// Workers load this file again: they inherit the folder that the first process made.
process.env['FOYER_PACKED'] ||= mkdtempSync(join(tmpdir(), 'foyer-packed-'))

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
