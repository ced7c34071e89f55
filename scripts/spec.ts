// `spec` prints the status of the statements of docs/spec/checklist.md and of the promises of docs/security.md: proven,
// reason, named only, or nothing.
// `spec --proofs [S2 | S2.30 | promises | P7 …] [--new]` applies the lies of scripts/spec/proofs to the code, one at a time
// and in memory only, and stores the tests that detected them. `--new`: only statements without a result.
// `spec --repair` updates the files of lies whose text moved.
// `spec --prove PATH [--sample 4] [--seed 1]` breaks the code below PATH in small ways, one at a time, and prints the
// mutants that no test detected.
import { createReport } from './lib/report.ts'
import { sectionOf } from './spec/proofs.ts'
import { prove } from './spec/prove.ts'
import { readClaims } from './spec/readClaims.ts'
import { readProofs, readProven, readProofStatuses, repairProofs, writeProven } from './spec/readProofs.ts'
import { runProofs } from './spec/runProofs.ts'

const args = process.argv.slice(2)

if (args.includes('--prove')) {
  const numberOf = (flag: string): number | undefined =>
    args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : undefined
  const proofs = await prove(
    args.filter((arg) => arg.startsWith('packages/')),
    { sample: numberOf('--sample'), seed: numberOf('--seed') },
    (text) => console.log(text),
  )
  const survivors = proofs.flatMap((proof) => proof.survivors)
  const total = proofs.reduce((sum, { mutants }) => sum + mutants, 0)
  for (const survivor of survivors) console.log(`not noticed: ${survivor}`)
  console.log(`${total - survivors.length} of ${total} lies noticed, in ${proofs.length} files`)
  process.exit(total === 0 || survivors.length > 0 ? 1 : 0)
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
