import { createSandbox, type Sandbox } from '@foyer/sandbox'
import { test as base, expect, type Page } from '@playwright/test'
import { drawLess } from '../../../scripts/lib/drawLess.ts'

type PageFixtures = {
  /** Expected errors, which do not fail the test. */
  readonly tolerated: readonly RegExp[]
}

/** Sets the URLs of this worker's world in the page before it loads. */
export async function placeIn(page: Page, { urls }: Sandbox): Promise<void> {
  await page.addInitScript((placed) => {
    ;(window as unknown as { foyerSandbox: unknown }).foyerSandbox = placed
    // React's development build reports every render and task; without listeners that is waste.
    Object.assign(console, { timeStamp: undefined, createTask: undefined })
  }, urls)
  await page.addInitScript(drawLess)
}

/** Unexpected errors of a page fail the test. */
export const test = base.extend<PageFixtures, { readonly world: Sandbox }>({
  tolerated: [[], { option: true }],
  // One world per worker: its own nodes and backend, reset after every test.
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
    // Permissions of a context are not cleared automatically.
    await page.context().clearPermissions()
    expect(errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)))).toEqual([])
    // Its analytics would be counted in the next test.
    if (!page.isClosed()) await page.goto('about:blank')
    await world.reset()
  },
})

export { expect }
