// `structure` prints the structure of the packages: files and lines, folder cycles, imports that run upward, and the
// files that a click passes until the wallet is asked. `--quick` leaves the clicks out; `--files` lists the files of
// each click. Fails when there are more cycles or upward imports than scripts/lint/ratchet.json allows, or more files
// in a package or on the way of a click than its limit.
import { readFileSync } from 'node:fs'
import { at, packages } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { importProblems } from './lint/importProblems.ts'
import { aboveLimits, type Limits } from './lint/ratchet.ts'
import { readImports } from './lint/readImports.ts'
import { readSizes } from './structure/sizes.ts'
import { readWalks, walkLimits } from './structure/walks.ts'

const FILE_LIMITS: Readonly<Record<string, number>> = { headless: 450, 'ui-radix': 450 }

const report = createReport('structure')
const row = (cells: readonly (string | number)[]): void =>
  console.log(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(30) : String(cell).padStart(9))).join(''),
  )
row(['package', 'files', 'lines', 'median', 'p95', 'max', '≤10 lines'])
const sizes = packages.map((name) => ({ name, ...readSizes(name) }))
for (const { name, files, lines, median, p95, max, short } of sizes)
  row([name, files, lines, median, p95, max, short])
for (const { name, files } of sizes) {
  const limit = FILE_LIMITS[name]
  if (limit !== undefined)
    report.check(
      `${name}: ${files} files (limit ${limit})`,
      files > limit ? [`${files - limit} too many`] : [],
    )
}

const { violations, graph } = await readImports()
const problems = importProblems(violations, graph)
const limits = JSON.parse(readFileSync(at('scripts/lint/ratchet.json'), 'utf8')) as Limits
for (const rule of ['folder-cycle', 'file-cycle', 'upward-import', 'outside-layers']) {
  const found = problems.get(rule) ?? []
  report.check(`${rule}: ${found.length} (limit 0)`, aboveLimits(`imports: ${rule}`, found, limits))
}

if (!process.argv.includes('--quick')) {
  for (const [name, files] of Object.entries(await readWalks())) {
    const { length } = Object.keys(files)
    const limit = walkLimits[name] ?? 0
    const functions = Object.values(files).flat().length
    report.check(
      `${name}: ${length} files (limit ${limit}), ${functions} functions`,
      length > limit ? [`${length - limit} too many`] : [],
    )
    if (process.argv.includes('--files')) for (const path of Object.keys(files)) console.log(`  ${path}`)
  }
}

report.finish()
