import { gzipSync } from 'node:zlib'
import axe from 'axe-core'
import { chromium } from 'playwright'
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts'
import { serve } from '../lib/serve.ts'

/** Figures of a page on a phone. */
export type PhoneFigures = {
  readonly path: string
  /** JavaScript fetched until the page is at rest, gzipped. */
  readonly kB: number
  /** Cumulative Layout Shift. */
  readonly shift: number
  /** Largest Contentful Paint, from a server on the same machine. */
  readonly paintMs: number
  /** Axe violations other than those of the theme, targets that are too small to tap, sideways scrolling. */
  readonly problems: readonly string[]
}

/** Rules that the theme of VitePress violates: its sidebar, its home page and empty corners of tables. */
const themeRules = ['nested-interactive', 'landmark-one-main', 'region', 'empty-table-header']

/** Smallest side of a target, of WCAG 2.2 (2.5.8). */
const TARGET_PX = 24

/** Longest wait for a page without requests. */
const REST_MS = 15_000

type Vitals = { shift: number; paintMs: number }

/** Opens pages of a built site in Chromium as a phone, and measures them. */
export async function measurePhone(folder: string, paths: readonly string[]): Promise<PhoneFigures[]> {
  const site = await serve(folder)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  const figures: PhoneFigures[] = []
  for (const path of paths) {
    /* oxlint-disable no-await-in-loop -- one page at a time, since paints of two pages delay each other */
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const vitals = { shift: 0, paintMs: 0 }
      Object.assign(window, { vitals })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) vitals.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) vitals.paintMs = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body())
    })
    await page.goto(`${site.url}/${path}`, { timeout: 120_000 })
    // A live example polls its chains: on a busy machine such a page is never idle.
    await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => undefined)
    await page.evaluate(axe.source)
    const problems = await page.evaluate(
      async ({ least, disabled }) => {
        const { axe: tool } = window as unknown as {
          axe: {
            run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
          }
        }
        const { violations } = await tool.run({
          iframes: false,
          rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
        })
        const small = [...document.querySelectorAll<HTMLElement>('button, input, select, nav a, header a')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect()
            return width > 1 && height > 1 && Math.min(width, height) < least
          })
          .map((element) => `small target: ${element.outerHTML.slice(0, 100)}`)
        const isWide = document.documentElement.scrollWidth > window.innerWidth
        return [
          ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
          ...small,
          ...(isWide ? ['the page scrolls sideways'] : []),
        ]
      },
      { least: TARGET_PX, disabled: themeRules },
    )
    const { shift, paintMs } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
    const kB = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000
    figures.push({ path, kB: Math.round(kB), shift, paintMs: Math.round(paintMs), problems })
    await context.close()
    /* oxlint-enable no-await-in-loop */
  }
  await browser.close()
  await site.stop()
  return figures
}
