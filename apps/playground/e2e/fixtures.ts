import { createSandbox, type Sandbox } from '@foyer/sandbox'
import { test as base, expect } from '@playwright/test'

type PageFixtures = {
  /** Errors that a test brings about itself, and so does not fail by. */
  readonly tolerated: readonly RegExp[]
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
    // The page was served with the addresses of the server's world; it is to live in the worker's own.
    await page.addInitScript((urls) => {
      ;(window as unknown as { foyerSandbox: unknown }).foyerSandbox = urls
    }, world.urls)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()}`)
    })
    await use(page)
    expect(errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)))).toEqual([])
    await world.reset()
  },
})

export { expect }
