import { createSandbox, type Sandbox } from '@foyer/sandbox'
import { test as base, expect, type Page } from '@playwright/test'

type PageFixtures = {
  /** Errors that a test brings about itself, and so does not fail by. */
  readonly tolerated: readonly RegExp[]
}

/** A page was served with the addresses of nobody's world: before it opens, it is told which one to live in. */
export async function placeIn(page: Page, { urls }: Sandbox): Promise<void> {
  await page.addInitScript((placed) => {
    ;(window as unknown as { foyerSandbox: unknown }).foyerSandbox = placed
    // Without a graphics card each frame of a blurred window takes 40 ms.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-foyer-part=overlay]::before { backdrop-filter: none !important }')
    document.adoptedStyleSheets.push(sheet)
    // React's development build tells the profiler of every render and the debugger of every task; nobody listens.
    Object.assign(console, { timeStamp: undefined, createTask: undefined })
  }, urls)
}

/** Errors of a page that no test expects: they fail the test they happened in. */
export const test = base.extend<PageFixtures, { readonly world: Sandbox }>({
  tolerated: [[], { option: true }],
  // One world for each worker: its own nodes and backend, brought back to the start after every test.
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const world = await createSandbox()
      await use(world)
      await world.stop()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, world, tolerated }, use) => {
    await placeIn(page, world)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()}`)
    })
    await use(page)
    // The one thing of a context that tests change, and that is not cleared by itself.
    await page.context().clearPermissions()
    expect(errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)))).toEqual([])
    await world.reset()
  },
})

export { expect }
