// Makes the pictures of the README from the live example of the documentation site (`npm run docs:build` makes it).
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, chromiumPath } from './lib/chromium.ts'
import { at } from './lib/paths.ts'
import { serve } from './lib/serve.ts'

const site = await serve(at('apps/docs/build/site'))
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
mkdirSync(at('docs/pictures'), { recursive: true })

await take('connect', 'light', async (page) => {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /^Pebble/ }).waitFor()
})
await take('account', 'dark', async (page) => {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /^Pebble/ }).click()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByText('Amber Dollar').waitFor()
})

await browser.close()
await site.stop()

async function take(
  name: string,
  colorScheme: 'light' | 'dark',
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 480, height: 1200 },
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
  })
  await page.goto(new URL('demo/index.html', `${site.url.replace(/\/?$/, '/')}`).href)
  await open(page)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  // The picture is transparent outside of its round corners.
  await page.addStyleTag({
    content: `html, body { visibility: hidden; background: none !important }
      [data-foyer-modal] { visibility: visible }`,
  })
  await page
    .locator('[data-foyer-part="panel"]')
    .screenshot({ path: at(`docs/pictures/${name}.png`), animations: 'disabled', omitBackground: true })
  await page.close()
}
