// `lint:words [PATH…]` prints every comment and test title below the paths (default: all) with a word to be replaced,
// as file:line. `npm run lint` fails when a package has more of them than scripts/lint/ratchet.json says.
import { areaOf } from './lint/ratchet.ts'
import { readSources } from './lint/source.ts'
import { wordsCheck } from './lint/words.ts'

const paths = process.argv.slice(2)
const problems = wordsCheck
  .run(readSources().sources)
  .filter((problem) => paths.length === 0 || paths.some((path) => problem.startsWith(path)))
for (const problem of problems) console.log(problem)

const counts = new Map<string, number>()
for (const problem of problems) counts.set(areaOf(problem), (counts.get(areaOf(problem)) ?? 0) + 1)
console.log([...counts].map(([area, count]) => `${area} ${count}`).join(', ') || 'nothing found')
