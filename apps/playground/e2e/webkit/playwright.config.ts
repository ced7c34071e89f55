// The main flows in WebKitGTK, by WebDriver: Playwright starts its own builds of WebKit only.
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from '../../../../playwright.config.ts'

const { webServer, ...shared } = base
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '**/*.webkit.ts',
  outputDir: '../../../../build/webkit',
  // WebKitWebDriver has one session at a time.
  workers: 1,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../../../build/webkit.json' }]],
  webServer: { ...[webServer].flat()[0]!, cwd: fileURLToPath(new URL('../../../..', import.meta.url)) },
})
