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

/**
 * Playwright fills a field of Firefox by a script, and React ignores a value that a script has set. The tracker of
 * React forgets the value here.
 */
function noticeFill(): void {
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      const { _valueTracker: tracker } = target as { _valueTracker?: { setValue: (value: string) => void } }
      if (!isTrusted) tracker?.setValue('\0')
    },
    true,
  )
}

/**
 * WebDriver BiDi reports a request that failed, and a module whose import a navigation aborts, as an error of the page,
 * although the page handles both.
 */
const FAILED_REQUEST =
  /^The Same Origin Policy disallows reading the remote resource .*CORS request did not succeed|^error loading dynamically imported module:/

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
  page: async ({ page, browserName, world, tolerated }, use) => {
    const isFirefox = browserName === 'firefox'
    if (isFirefox) await page.context().addInitScript(noticeFill)
    await placeIn(page, world)
    const errors: string[] = []
    page.on('pageerror', (error) => {
      if (!isFirefox || !FAILED_REQUEST.test(error.message)) errors.push(`uncaught: ${error.message}`)
    })
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
