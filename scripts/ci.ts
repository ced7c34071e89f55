// Everything that must hold before a change is merged; .ci/run starts it. The last line is the sum of it all.
import { runSuites } from './test/runSuites.ts'
import { conclude } from './test/conclude.ts'
import { build, checksAfter, quickChecks, suites, units } from './test/suites.ts'

// Unit tests wait for a good part of their time, in which quick checks run. The lane that takes longest begins first.
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
