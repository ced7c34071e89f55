// Runs `examples/next` in the folder `NEXT_APP`, as `npm run created-apps` has built it. With `NEXT_COMMAND=dev` the
// development server runs instead, whose React reports every difference between the server and the page.
import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts'
import { at } from '../lib/paths.ts'

const port = process.env['PORT'] ?? '4179'
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: at('build/e2e-examples'),
  // As in playwright.config.ts.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
  },
  webServer: {
    command: `${at('examples/next/node_modules/.bin/next')} ${process.env['NEXT_COMMAND'] ?? 'start'} --hostname 127.0.0.1 --port ${port}`,
    cwd: process.env['NEXT_APP'] ?? at('examples/next'),
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    url: baseURL,
    timeout: 120_000,
  },
})
