import { chromium } from 'playwright'
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts'
import { serve } from '../lib/serve.ts'

/** Opens live examples of a built site in Chromium, and connects the wallet of each; returns the problems. */
export async function exampleProblems(folder: string, examples: readonly string[]): Promise<string[]> {
  const site = await serve(folder)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  const problems: string[] = []
  for (const example of examples) {
    /* oxlint-disable no-await-in-loop -- one page at a time is less work for two cores */
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    page.on('pageerror', ({ message }) => problems.push(`${example}: ${message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${example}: ${message.text()}`)
    })
    try {
      await page.goto(`${site.url}/demo/index.html?example=${example}`)
      const wallet = page.getByRole('button', { name: /^Pebble/ })
      const connect = page.getByRole('button', { name: 'Connect wallet' })
      await wallet.or(connect).first().waitFor()
      // The modal is inline, or absent, or opened by the button.
      if (!(await wallet.isVisible()) && !(await page.locator('[data-foyer-modal]').isVisible()))
        await connect.click()
      await wallet.click()
      await page
        .getByRole('button', { name: /^Account|^Disconnect/ })
        .first()
        .waitFor()
    } catch (error) {
      problems.push(`${example}: ${String(error)}`)
    }
    await page.close()
    /* oxlint-enable no-await-in-loop */
  }
  await browser.close()
  await site.stop()
  return problems
}
