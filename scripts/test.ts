// Runs every test. `--deep` makes the property and random-walk tests long, and runs the proofs of the specification,
// and tests in Firefox and WebKit; names (`units`, `browser`, `e2e`) pick lanes.
import { missingChromium } from './lib/chromium.ts'
import { firefoxPath } from './lib/firefox.ts'
import { hasWebKit } from './lib/webkit.ts'
import { conclude } from './test/conclude.ts'
import { runSuites } from './test/runSuites.ts'
import { deepSuites, suites } from './test/suites.ts'

const args = process.argv.slice(2)
const isDeep = args.includes('--deep')
const available = isDeep ? [...suites, ...deepSuites] : suites
const lanes = args.filter((arg) => !arg.startsWith('--'))
const unknown = lanes.filter((lane) => !available.some((suite) => suite.lane === lane))
const chosen = available.filter((suite) => lanes.length === 0 || lanes.includes(suite.lane))

const problem =
  unknown.length > 0
    ? `There is no lane ${unknown.join(', ')}: choose from ${[...new Set(available.map(({ lane }) => lane))].join(', ')}.`
    : chosen.some(({ lane }) => lane !== 'units')
      ? missingChromium()
      : undefined
if (problem) {
  console.error(problem)
  process.exit(1)
}

if (isDeep && !firefoxPath) console.log('Skipped: end to end in Firefox, because no Firefox is installed.')
if (isDeep && !hasWebKit)
  console.log('Skipped: main flows in WebKit, because WebKitWebDriver or Xvfb is not installed.')

const outcome = await runSuites(chosen, isDeep ? { env: { FOYER_DEEP: '1' } } : {})
console.log()
conclude([outcome])
