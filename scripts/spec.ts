// `spec` prints the status of the statements of docs/spec/checklist.md and of the promises of docs/security.md: proven,
// reason, named only, or nothing.
// `spec --proofs [S2 | S2.30 | promises | P7 …] [--new]` applies the lies of scripts/spec/proofs to the code, one at a time
// and in memory only, and stores the tests that detected them. `--new`: only statements without a result.
// `spec --repair` updates the files of lies whose text moved.
// `spec --prove PATH` breaks the rules below PATH branch by branch and prints the mutants that no test detected.
import { createReport } from './lib/report.ts'
import { sectionOf } from './spec/proofs.ts'
import { prove } from './spec/prove.ts'
import { readClaims } from './spec/readClaims.ts'
import { readProofs, readProven, readProofStatuses, repairProofs, writeProven } from './spec/readProofs.ts'
import { runProofs } from './spec/runProofs.ts'

const args = process.argv.slice(2)
const proveAt = args.indexOf('--prove')

if (proveAt >= 0) {
  const proofs = await prove(args[proveAt + 1] ?? 'packages/headless/src', (text) => console.log(text))
  if (proofs.length === 0) console.error('There are no rules there.')
  for (const { path, mutants, survivors, unproved } of proofs) {
    console.log(`\n${path}: ${mutants - survivors.length} of ${mutants} lies noticed`)
    for (const survivor of survivors) console.log(`  not noticed: ${survivor}`)
    if (unproved.length > 0) console.log(`  stayed green throughout: ${unproved.join(', ')}`)
  }
  process.exit(proofs.length === 0 || proofs.some(({ survivors }) => survivors.length > 0) ? 1 : 0)
}

const report = createReport('spec')

if (args.includes('--repair')) repairProofs()

if (args.includes('--proofs')) {
  const wanted = args.filter((arg) => /^[SP]\d|^promises$/.test(arg))
  const { all } = readProofStatuses()
  const proofs = Object.fromEntries(
    Object.entries(readProofs()).filter(
      ([id, { lies }]) =>
        lies &&
        (wanted.length === 0 || wanted.some((part) => id === part || sectionOf(id) === part)) &&
        !(args.includes('--new') && all.get(id) === 'proven'),
    ),
  )
  const { proven, problems } = await runProofs(proofs, readClaims().claims, (text) => console.log(text))
  const others = Object.entries(readProven()).filter(([id]) => !(id in proofs))
  writeProven(Object.fromEntries([...others, ...Object.entries(proven)]))
  report.check(
    `${Object.keys(proven).length} of ${Object.keys(proofs).length} statements are proven`,
    problems,
  )
}

const { all, problems } = readProofStatuses()
const statuses = [...all.values()]
const count = (status: string): number => statuses.filter((one) => one === status).length
for (const section of new Set([...all.keys()].map(sectionOf))) {
  const own = [...all].filter(([id]) => sectionOf(id) === section)
  const open = own.filter(([, status]) => status === 'named only' || status === 'nothing')
  const rest = open.length > 0 ? `; not proven ${open.map(([id]) => id).join(' ')}` : ''
  console.log(`${section}: ${own.length - open.length} of ${own.length}${rest}`)
}
console.log(
  `${count('proven')} of ${all.size} statements are proven, ${count('reason')} have a reason, ` +
    `${count('named only')} are named only, ${count('nothing')} have nothing`,
)
report.check('claims and proofs', problems)
report.finish()
