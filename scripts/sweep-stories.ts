// Every story in both themes, both directions and two widths: no axe violation, no console error, no sideways scrolling.
// `--only TEXT` picks stories by id; `--shots DIR` keeps pictures; `--no-build` sweeps what was built last.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import axe from 'axe-core'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, chromiumPath, missingChromium } from './lib/chromium.ts'
import { at } from './lib/paths.ts'
import { summaryLine } from './lib/report.ts'
import { run } from './lib/run.ts'
import { serve } from './lib/serve.ts'
import { combinations, nameOf, type Combination } from './stories/combinations.ts'
import { inspect, settle } from './stories/inspect.ts'

const args = process.argv.slice(2)
const option = (name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined
const only = option('--only')
const shots = option('--shots')
const HEIGHT = 800

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}

const missing = missingChromium()
if (missing) fail(missing)

if (!args.includes('--no-build')) {
  const { code, output } = await run('ladle', ['build'], { quiet: true })
  if (code !== 0 || !existsSync(at('build/ladle/meta.json'))) fail(output)
}
type Meta = { stories: Record<string, { filePath: string }> }
const { stories } = JSON.parse(readFileSync(at('build/ladle/meta.json'), 'utf8')) as Meta
const ids = Object.keys(stories)
  .filter((id) => id.includes(only ?? ''))
  .toSorted()

const server = await serve(at('build/ladle'))
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
const page = await browser.newPage()
page.setDefaultTimeout(10_000)
let complaints: string[] = []
page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`))
page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
page.on('request', (request) => {
  const { protocol, origin } = new URL(request.url())
  if (/^(https?|wss?):$/.test(protocol) && origin !== server.url)
    complaints.push(`asks ${request.url()}, outside the story`)
})

/** Opens one story in one combination and says what is wrong with it. */
async function look(target: Page, id: string, combination: Combination): Promise<string[]> {
  complaints = []
  const { theme, dir, width, isLoaded } = combination
  try {
    await target.setViewportSize({ width, height: HEIGHT })
    if (isLoaded) {
      await target.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await target.goto(`${server.url}/?mode=preview&story=${id}&theme=${theme}&rtl=${dir === 'rtl'}`)
      await target.locator('main.page').waitFor({ state: 'attached' })
    } else await target.evaluate(`document.documentElement.dir = '${dir}'`)
    await settle(target)
    if (isLoaded) await target.evaluate(axe.source)
    const found = await inspect(target, { hasAxe: isLoaded })
    if (shots) {
      mkdirSync(shots, { recursive: true })
      await target.screenshot({ path: `${shots}/${id}.${theme}.${dir}.${width}.png` })
    }
    return [...complaints, ...found]
  } catch (error) {
    return [...complaints, `cannot be looked at: ${String((error as Error).message).split('\n')[0]}`]
  }
}

const summary = { passed: 0, failed: 0, skipped: 0 }
const files = new Set<string>()
/* oxlint-disable no-await-in-loop -- one page, one story at a time: two would disturb each other's focus */
for (const id of ids) {
  const problems: string[] = []
  for (const combination of combinations)
    problems.push(
      ...(await look(page, id, combination)).map((problem) => `[${nameOf(combination)}] ${problem}`),
    )
  summary[problems.length === 0 ? 'passed' : 'failed'] += 1
  files.add(stories[id]?.filePath ?? '')
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${id}`)
  for (const problem of problems) console.log(`    ${problem}`)
}
/* oxlint-enable no-await-in-loop */
await browser.close()
await server.stop()

mkdirSync(at('build/reports'), { recursive: true })
writeFileSync(at('build/reports/stories.json'), JSON.stringify({ ...summary, files: [...files] }))
console.log(`stories: ${summaryLine(summary)}`)
process.exitCode = summary.failed > 0 || summary.passed === 0 ? 1 : 0
