// Every view in both themes and directions, at three widths, with text of 200 % and 400 % and forced colours, and half
// of its other states in light or dark, in both directions: no axe violation, no small touch target, no hidden focus,
// no motion, no text cut off, on other text or read out of order, no console error, no sideways scrolling.
// `--only TEXT` picks stories by id, each in all pairs, as `test:deep` does; `--shots DIR` keeps pictures; `--no-build`
// sweeps what was built last.
// `--sheet DIR` draws contact sheets instead: all stories of views, `--first` the first of each. Their look: `--theme`,
// `--width`, `--text` (percent), and as in `.ladle/look.ts` `--locale`, `--dir`, `--accent`, `--radius`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { missingChromium } from './lib/chromium.ts'
import { at } from './lib/paths.ts'
import { summaryLine } from './lib/report.ts'
import { run } from './lib/run.ts'
import { serve } from './lib/serve.ts'
import { combinationsOf, placesOf } from './stories/combinations.ts'
import { controlProblems } from './stories/controls.ts'
import { makeSheets } from './stories/sheet.ts'
import { sweep } from './stories/sweep.ts'

const args = process.argv.slice(2)
const option = (name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined
const shots = option('--shots')

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}

const missing = missingChromium()
if (missing) fail(missing)

if (!args.includes('--no-build')) {
  const { code, output } = await run('ladle', ['build'], { quiet: true })
  if (code !== 0 || !existsSync(at('build/ladle/index.html'))) fail(output)
}
type Meta = { stories: Record<string, { filePath: string }> }
const { stories } = JSON.parse(readFileSync(at('build/ladle/meta.json'), 'utf8')) as Meta
const sheet = option('--sheet')
const ids = Object.keys(stories).toSorted()
const places = placesOf(ids)
const only = option('--only')?.toLowerCase()
/** Found by id (`connecting-external`) and by the name in the code (`ConnectingExternal`). */
const isNamed = (id: string, text: string): boolean =>
  id.includes(text) || id.replaceAll(/\b-\b/g, '').includes(text)
const isFull = only !== undefined || process.env['FOYER_DEEP'] !== undefined
const chosenOf = (id: string) => combinationsOf(id, { isFull, place: places.get(id) ?? 0 })
const waiting = ids.filter((id) =>
  sheet ? isNamed(id, only ?? 'view--') : isNamed(id, only ?? '') && chosenOf(id).length > 0,
)
if (waiting.length === 0) fail(`No story has "${only}" in its id`)
if (shots) mkdirSync(shots, { recursive: true })

const summary = { passed: 0, failed: 0, skipped: 0 }
const files = new Set<string>()
const failures: string[] = []
const server = await serve(at('build/ladle'))

if (sheet) {
  const names = ['locale', 'dir', 'accent', 'radius']
  const paths = await makeSheets({
    url: server.url,
    ids: args.includes('--first') ? waiting.filter((id) => places.get(id) === 0) : waiting,
    folder: sheet,
    width: Number(option('--width') ?? 392),
    text: Number(option('--text') ?? 100),
    theme: option('--theme') === 'dark' ? 'dark' : 'light',
    look: Object.fromEntries(names.map((name) => [name, option(`--${name}`) ?? ''])),
  })
  console.log(paths.join('\n'))
  await server.stop()
  process.exit(0)
}

// One browser per worker: two pages of one browser would take the focus from each other. A worker waits half of its
// time: five use two cores.
const sweepers = Array.from({ length: 5 }, () =>
  sweep({
    url: server.url,
    next: () => waiting.shift(),
    combinationsOf: chosenOf,
    onStory: (id, problems) => {
      summary[problems.length === 0 ? 'passed' : 'failed'] += 1
      if (problems.length > 0) failures.push(`${id}: ${problems[0]}`)
      files.add(stories[id]?.filePath ?? '')
      console.log([`${problems.length === 0 ? '✓' : '✗'} ${id}`, ...problems].join('\n    '))
    },
    // On a busy machine problems get a second attempt, which is printed.
    tries: process.env['CI'] ? 2 : 1,
    shots,
  }),
)
await Promise.all([...sweepers, ...(option('--only') ? [] : [checkControls()])])
await server.stop()

mkdirSync(at('build/reports'), { recursive: true })
writeFileSync(at('build/reports/stories.json'), JSON.stringify({ ...summary, failures, files: [...files] }))
console.log(`stories: ${summaryLine(summary)}`)
process.exitCode = summary.failed > 0 || summary.passed === 0 ? 1 : 0

/** The controls beside the stories, with the first story of the list of wallets. */
async function checkControls(): Promise<void> {
  const id = Object.keys(stories).find((each) => /connect.*--wallets$/.test(each)) ?? ''
  const problems = await controlProblems(server.url, id)
  summary[problems.length === 0 ? 'passed' : 'failed'] += 1
  if (problems.length > 0) failures.push(`controls: ${problems[0]}`)
  console.log([`${problems.length === 0 ? '✓' : '✗'} the controls of ${id}`, ...problems].join('\n    '))
}
