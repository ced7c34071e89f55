import { chromium, type Frame } from 'playwright'
import { looks } from '../../.ladle/look.ts'
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts'

const variable = (name: string) => (frame: Frame) =>
  frame.locator('main.page').evaluate((page, wanted) => getComputedStyle(page).getPropertyValue(wanted), name)
const ofPanel =
  <property extends 'backgroundColor' | 'direction'>(property: property) =>
  (frame: Frame) =>
    frame
      .locator('[data-view]')
      .first()
      .evaluate((panel, name) => getComputedStyle(panel)[name], property)

/** Reads the property of the story that each control changes. */
const reads: Readonly<Record<string, (frame: Frame) => Promise<string | number>>> = {
  state: (frame) => frame.locator('main.page').evaluate((page) => page.dataset['story'] ?? ''),
  accent: variable('--foyer-accent'),
  radius: variable('--foyer-radius'),
  locale: (frame) => frame.locator('[data-view]').first().innerText(),
  dir: ofPanel('direction'),
  motion: variable('--foyer-dur-view'),
  width: (frame) => frame.evaluate(() => innerWidth),
  theme: ofPanel('backgroundColor'),
}

const LOOK_MS = 100
const MAX_TRIES = 100

/** Checks that each control above a story changes it, and that the first choice restores it. Returns the problems. */
export async function controlProblems(url: string, id: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  const problems: string[] = []
  const readFrame = async (name: string): Promise<string | number> => {
    const element = await page.locator('.stage iframe').elementHandle()
    const frame = await element?.contentFrame()
    if (!frame) throw new Error('the story has no document')
    await frame.locator('[data-view]').first().waitFor()
    return (await reads[name]?.(frame)) ?? ''
  }
  /** Waits until the story fits. Texts of other languages load after the choice. */
  const becomes = async (name: string, fits: (value: string | number) => boolean): Promise<boolean> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      /* oxlint-disable no-await-in-loop -- one look after another */
      if (fits(await readFrame(name))) return true
      await page.waitForTimeout(LOOK_MS)
      /* oxlint-enable no-await-in-loop */
    }
    return false
  }
  try {
    await page.goto(`${url}/?story=${id}`)
    for (const name of ['state', ...Object.keys(looks)]) {
      /* oxlint-disable no-await-in-loop -- one story, one control after another */
      const control = page.getByRole('combobox', { name, exact: true })
      const before = await readFrame(name)
      // The states load with Ladle's list of stories.
      await control.locator('option').nth(1).waitFor({ state: 'attached' })
      const first = await control.inputValue()
      const options = await control
        .locator('option')
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
      const other = options.findLast((value) => value !== first) ?? ''
      await control.selectOption(other)
      if (!(await becomes(name, (value) => value !== before)))
        problems.push(`${name} "${other}" changes nothing`)
      await control.selectOption(first)
      if (!(await becomes(name, (value) => value === before)))
        problems.push(`${name} "${first}" does not bring the story back`)
      /* oxlint-enable no-await-in-loop */
    }
    const light = await readFrame('theme')
    await page.goto(`${url}/?story=${id}&theme=dark`)
    if ((await readFrame('theme')) === light) problems.push('theme changes nothing')
    await page.getByTestId('addon-source').click()
    const source = page.getByTestId('ladle-dialog').getByText('satisfies StoryDefault')
    // Once it has an address: a source without one is closed by its own link to the line.
    await page.waitForURL(/source=true.*#/)
    if (!(await source.isVisible())) problems.push('the source is not shown')
  } catch (error) {
    problems.push(`cannot be controlled: ${String((error as Error).message).split('\n')[0]}`)
  }
  await browser.close()
  return problems
}
