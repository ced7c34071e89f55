import { templateOf } from '../options/namespaces.ts'
import type { CreateOptions } from '../options/options.ts'
import { lines } from './text.ts'

/** The end-to-end test, which runs against the sandbox. */
export const testFiles = (options: CreateOptions): Record<string, string> => ({
  'playwright.config.ts': config(options),
  'e2e/connect.spec.ts': test(options),
})

const config = ({ framework }: CreateOptions): string =>
  lines(
    `import { defineConfig } from '@playwright/test'`,
    '',
    `const port = process.env['PORT'] ?? '4100'`,
    `const executablePath = process.env['CHROMIUM'] // unset: the Chromium of \`npx playwright install chromium\``,
    '',
    'export default defineConfig({',
    `  testDir: 'e2e',`,
    '  timeout: 90_000,',
    '  expect: { timeout: 30_000 },',
    '  use: {',
    '    baseURL: `http://127.0.0.1:${port}`,',
    `    launchOptions: executablePath ? { executablePath, args: ['--no-sandbox'] } : {},`,
    '  },',
    '  webServer: {',
    framework === 'vite'
      ? '    command: `npm run dev -- --host 127.0.0.1 --port ${port} --strictPort`,'
      : '    command: `npm run dev -- --hostname 127.0.0.1 --port ${port}`,',
    '    url: `http://127.0.0.1:${port}`,',
    '    timeout: 120_000,',
    '  },',
    '})',
  )

function test({ framework, namespaces, ui }: CreateOptions): string {
  const [first = 'eip155'] = namespaces
  const { wallet } = templateOf(first)
  return lines(
    `import { expect, test } from '@playwright/test'`,
    '',
    `test('a wallet connects, and is still connected after a reload', async ({ page }) => {`,
    `  await page.goto('/')`,
    ...(ui === 'modal'
      ? [
          `  const dialog = page.getByRole('dialog')`,
          '  // A click before React has hydrated the page does nothing.',
          '  await expect(async () => {',
          `    if (!(await dialog.isVisible()))`,
          `      await page.getByRole('button', { name: 'Connect wallet' }).click({ timeout: 2_000 })`,
          '    await expect(dialog).toBeVisible({ timeout: 2_000 })',
          '  }).toPass()',
          `  await dialog.getByRole('button', { name: '${wallet}' }).click()`,
        ]
      : [`  await page.getByRole('button', { name: '${wallet}' }).click()`]),
    '  await expect(page.getByText(/Connected as .{20,}/)).toBeVisible()',
    ...(framework === 'next'
      ? [
          '  const response = await page.reload()',
          '  // The server renders the account: no flash of another state.',
          `  expect(await response?.text()).toContain('Connected as')`,
        ]
      : ['  await page.reload()']),
    '  await expect(page.getByText(/Connected as .{20,}/)).toBeVisible()',
    '})',
  )
}
