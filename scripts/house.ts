// `house` prints the shape of the packages: files and lines, folder cycles, imports that run upward, and the files that
// a click passes until the wallet is asked. `--quick` leaves the clicks out; `--files` lists the files of each click.
// Fails when there are more cycles or upward imports than scripts/lint/ratchet.json allows.
import { readFileSync } from 'node:fs'
import { readSizes } from './house/sizes.ts'
import { readWalks, walkGoals } from './house/walks.ts'
import { at, packages } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { importProblems } from './lint/importProblems.ts'
import { aboveLimits, type Limits } from './lint/ratchet.ts'
import { readImports } from './lint/readImports.ts'

const FILE_GOALS: Readonly<Record<string, number>> = { headless: 450, 'ui-radix': 450 }

const report = createReport('house')
const row = (cells: readonly (string | number)[]): void =>
  console.log(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(30) : String(cell).padStart(9))).join(''),
  )
const goalText = (value: number, goal: number | undefined): string =>
  goal === undefined ? '' : value <= goal ? ` ✓ ${goal}` : ` > ${goal}`

row(['package', 'files', 'goal', 'lines', 'median', 'p95', 'max', '≤10 lines'])
for (const name of packages) {
  const { files, lines, median, p95, max, short } = readSizes(name)
  row([name, files, goalText(files, FILE_GOALS[name]), lines, median, p95, max, short])
}

const { violations, graph } = await readImports()
const problems = importProblems(violations, graph)
const limits = JSON.parse(readFileSync(at('scripts/lint/ratchet.json'), 'utf8')) as Limits
for (const rule of ['folder-cycle', 'file-cycle', 'upward-import', 'outside-layers']) {
  const found = problems.get(rule) ?? []
  report.check(`${rule}: ${found.length} (goal 0)`, aboveLimits(`imports: ${rule}`, found, limits))
}

if (!process.argv.includes('--quick')) {
  row(['click', 'files', 'goal', 'functions'])
  for (const [name, files] of Object.entries(await readWalks())) {
    const count = Object.keys(files).length
    row([name, count, goalText(count, walkGoals[name]), Object.values(files).flat().length])
    if (process.argv.includes('--files')) for (const path of Object.keys(files)) console.log(`  ${path}`)
  }
}

report.finish()
