// Writes docs/api: every exported name with its type, one file per entry, the types that these refer to without
// exporting them, and the contract with backends. `--check` fails if it is out of date, so that every change of the
// public API shows in a diff.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describeModule, describeUnexported } from './api/describe.ts'
import { apiEntries } from './api/entries.ts'
import { programOf } from './api/program.ts'
import { listFiles } from './lib/files.ts'
import { at, root } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { contractPath, staleContract, writeContract } from './openapi/contract.ts'

const isCheck = process.argv.includes('--check')
const report = createReport('api-report')
const entries = apiEntries()
const program = programOf(entries.map(({ path }) => path))
mkdirSync(at('docs/api/unexported'), { recursive: true })

const reports = [
  ...entries.map(({ path, reportPath }) => ({ reportPath, lines: describeModule(program, at(path)) })),
  {
    reportPath: 'docs/api/unexported/types.txt',
    lines: describeUnexported(
      program,
      entries.map(({ path }) => at(path)),
      root,
    ),
  },
]
for (const { reportPath, lines } of reports) {
  const before = existsSync(at(reportPath))
    ? readFileSync(at(reportPath), 'utf8').split('\n').filter(Boolean)
    : []
  if (!isCheck) writeFileSync(at(reportPath), lines.map((line) => `${line}\n`).join(''))
  const changes = [
    ...before.filter((line) => !lines.includes(line)).map((line) => `- ${line}`),
    ...lines.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
  const advice = 'run `npm run api` and add a changeset (`npx changeset`)'
  report.check(reportPath, isCheck && changes.length > 0 ? [advice, ...changes] : [])
  if (!isCheck) for (const change of changes) console.log(`    ${change}`)
}

const gone = listFiles('docs/api', /\.txt$/).filter(
  (file) => !reports.some(({ reportPath }) => reportPath === file),
)
if (!isCheck) for (const file of gone) rmSync(at(file))
report.check(
  'no report of an entry that is gone',
  isCheck ? gone.map((file) => `${file}: run \`npm run api\``) : [],
)

if (!isCheck) await writeContract()
report.check(contractPath, staleContract())

report.finish()
