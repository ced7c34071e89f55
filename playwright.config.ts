import { createServer, type AddressInfo } from 'node:net'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from './scripts/lib/chromium.ts'

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

// Workers load this file again: they inherit the port that the first process chose.
process.env['PORT'] ||= await freePort()
const baseURL = `http://127.0.0.1:${process.env['PORT']}`

export default defineConfig({
  testDir: 'apps/playground/e2e',
  // They have their own configuration.
  testIgnore: '**/packed/**',
  outputDir: 'build/e2e',
  // One more than a small machine has cores: a test waits for blocks, timers and frames for a good part of its time.
  workers: 3,
  // Machines that do other things at the same time get a second try there; at home a test passes or it does not.
  retries: process.env['CI'] ? 1 : 0,
  // Tests whose behaviour a unit test holds too, and cells of matrices: only `npm run test:deep` runs them.
  ...(process.env['FOYER_DEEP'] ? {} : { grepInvert: /@deep/ }),
  forbidOnly: Boolean(process.env['CI']),
  // Patience for machines that do other things at the same time; a test that passes does not wait for it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'build/e2e.json' }]],
  use: {
    baseURL,
    headless: true,
    // Cleared after each test and used again: a page in a new one would be a process that reads four megabytes anew.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // What moves and blurs costs a machine without a graphics card most of its time; connect.spec.ts is the one to
    // see it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
  },
  webServer: {
    command: 'node --import tsx apps/playground/e2e/serve.ts',
    url: baseURL,
    timeout: 120_000,
  },
})
