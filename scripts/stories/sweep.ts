import axe from 'axe-core'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts'
import { type Combination, nameOf } from './combinations.ts'
import { inspect, settle } from './inspect.ts'
import { canPulse, pulseArgs, startPulse } from './pulse.ts'

export type SweepOptions = {
  /** URL of the server of Ladle's build. */
  readonly url: string
  /** The next story; `undefined` at the end. */
  readonly next: () => string | undefined
  /** Combinations in which a story is inspected. */
  readonly combinationsOf: (id: string) => readonly Combination[]
  readonly onStory: (id: string, problems: readonly string[]) => void
  /** Attempts for a combination before its problems count. */
  readonly tries: number
  /** Keeps a picture of each combination. */
  readonly shots?: string | undefined
}

const HEIGHT = 800
const TIMEOUT_MS = 10_000
/**
 * Without a GPU each frame of a blurred window takes 40 ms, and the backdrop is not tested. During a transition
 * between themes, colours belong to neither theme.
 */
const STILL = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(\`
    [data-foyer-part=overlay]::before { backdrop-filter: none !important }
    *, *::before, *::after { transition: none !important }
  \`)
  document.adoptedStyleSheets.push(sheet)
}`

/** Longer than any part of a story takes to load. */
const MAX_TRIES = 50

/** Sweeps stories in its own browser, on one page: Ladle changes story and theme, like its controls do. */
export async function sweep({
  url,
  next,
  combinationsOf,
  onStory,
  tries,
  shots,
}: SweepOptions): Promise<void> {
  // A picture needs drawing.
  const isDrawn = !canPulse || shots !== undefined
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs, ...(isDrawn ? [] : pulseArgs)],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const stopPulse = isDrawn ? undefined : await startPulse(page)
  await page.addInitScript(STILL)
  let pageProblems: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && pageProblems.push(`console: ${message.text()}`),
  )
  page.on('pageerror', (error) => pageProblems.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== url)
      pageProblems.push(`asks ${request.url()}, outside the story`)
  })
  // Requests of a story may still be open, or about to begin, when nothing moves.
  const requests = { started: 0, ended: 0 }
  page.on('request', () => (requests.started += 1))
  page.on('requestfinished', () => (requests.ended += 1))
  page.on('requestfailed', () => (requests.ended += 1))
  const rest = async (left = MAX_TRIES): Promise<void> => {
    const { started } = requests
    await settle(page)
    const isAtRest = requests.started === started && requests.ended === started
    if (!isAtRest && left > 0) await rest(left - 1)
  }
  const inspectStory = async (id: string, combination: Combination): Promise<readonly string[]> => {
    pageProblems = []
    try {
      await show(page, { url, id, combination })
      await rest()
      if (shots) await page.screenshot({ path: `${shots}/${id}.${nameOf(combination)}.png` })
      pageProblems.push(...(await inspect(page, combination)))
    } catch (error) {
      pageProblems.push(`cannot be inspected: ${String((error as Error).message).split('\n')[0]}`)
    }
    return pageProblems.map((problem) => `[${nameOf(combination)}] ${problem}`)
  }
  /* oxlint-disable no-await-in-loop -- a page shows one story at a time */
  for (let id = next(); id !== undefined; id = next()) {
    const problems: string[] = []
    for (const combination of combinationsOf(id)) {
      let found = await inspectStory(id, combination)
      for (let left = tries - 1; left > 0 && found.length > 0; left -= 1) {
        console.log(['↻ inspected again:', ...found].join('\n    '))
        await page.goto('about:blank')
        found = await inspectStory(id, combination)
      }
      problems.push(...found)
    }
    onStory(id, problems)
  }
  /* oxlint-enable no-await-in-loop */
  await stopPulse?.()
  await browser.close()
}

/** Waits inside the page: polling from outside could miss a story that shows in between. */
const untilPresent = (selector: string): string => `new Promise((resolve, reject) => {
  const isPresent = () => document.querySelector(${JSON.stringify(selector)}) !== null
  if (isPresent()) return resolve()
  const observer = new MutationObserver(() => isPresent() && (observer.disconnect(), resolve()))
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  setTimeout(() => reject(new Error('the story does not appear')), ${TIMEOUT_MS})
})`

type Scene = { readonly url: string; readonly id: string; readonly combination: Combination }

/** Shows one story in one combination. */
async function show(page: Page, { url, id, combination }: Scene): Promise<void> {
  const { theme, dir, width, text, hasForcedColors } = combination
  const address = `/?mode=preview&story=${id}&theme=${theme}&rtl=${dir === 'rtl'}`
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({
    colorScheme: theme,
    reducedMotion: 'reduce',
    forcedColors: hasForcedColors ? 'active' : 'none',
  })
  if (page.url() === 'about:blank') {
    await page.goto(url + address)
    await page.evaluate(axe.source)
  } else {
    // Ladle follows `popstate`, as when the visitor goes back or forward.
    await page.evaluate(
      `history.replaceState(null, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`,
    )
  }
  await page.evaluate(`document.documentElement.style.fontSize = '${text}%'`)
  await page.evaluate(untilPresent(`main.page[data-story="${id}"][data-foyer-theme="${theme}"]`))
}
