// Everything that must hold before a change is merged; .ci/run starts it. The last line is the sum of it all.
import { runSuites } from './test/runSuites.ts'
import { conclude } from './test/conclude.ts'
import { build, checksAfter, checksBefore, suites } from './test/suites.ts'

const started = Date.now()
const sums = []
/* oxlint-disable no-await-in-loop -- quick checks run first */
for (const group of [checksBefore, suites, build, checksAfter])
  sums.push(await runSuites(group, { isLight: group !== suites }))
/* oxlint-enable no-await-in-loop */

console.log()
for (const { lanes } of sums) for (const line of lanes) console.log(line)
console.log(`all of it took ${((Date.now() - started) / 60_000).toFixed(1)} min`)
conclude(sums)
