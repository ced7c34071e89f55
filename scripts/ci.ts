// All checks that must pass before a merge; .ci/run starts them. The last line is their sum.
import { conclude } from './test/conclude.ts'
import { runSuites } from './test/runSuites.ts'
import { build, checksAfter, quickChecks, suites, units } from './test/suites.ts'

// Quick checks run while unit tests wait, which is much of their time. The longest lane starts first.
const beside = [units, ...quickChecks]
const alone = suites.filter(({ lane }) => lane !== 'units')

const started = Date.now()
const sums = []
/* oxlint-disable no-await-in-loop -- one group after the other */
for (const group of [beside, alone, build, checksAfter])
  sums.push(await runSuites(group, { isLight: group !== alone }))
/* oxlint-enable no-await-in-loop */

console.log()
for (const { lanes } of sums) for (const line of lanes) console.log(line)
console.log(`all of it took ${((Date.now() - started) / 60_000).toFixed(1)} min`)
conclude(sums)
