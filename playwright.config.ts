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
  // `packed/playwright.config.ts` runs these.
  testIgnore: '**/packed/**',
  outputDir: 'build/e2e',
  // One more than the two cores of CI: tests spend much of their time waiting for blocks, timers and frames.
  workers: 3,
  // Machines of CI are shared, so a failed test runs again there.
  retries: process.env['CI'] ? 1 : 0,
  // `@deep` marks tests of behaviour that a unit test covers too, and most cells of matrices. Only `npm run test:deep`
  // runs them.
  ...(process.env['FOYER_DEEP'] ? {} : { grepInvert: /@deep/ }),
  forbidOnly: Boolean(process.env['CI']),
  // Long, for busy machines. Only tests that fail take this time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'build/e2e.json' }]],
  use: {
    baseURL,
    headless: true,
    // Playwright clears the context after each test and uses it again. A new context would start a new process, which
    // loads four megabytes of scripts.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // Without a GPU, drawing animations and blur takes most of the time. Only connect.spec.ts tests animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
  },
  webServer: {
    command: 'node --import tsx apps/playground/e2e/serve.ts',
    url: baseURL,
    timeout: 120_000,
  },
})
