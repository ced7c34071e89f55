// `spec` prints which statements of docs/spec/checklist.md no test names.
// `spec --prove PATH` breaks the rules below PATH branch by branch and prints whose tests did not notice.
import { prove } from './spec/prove.ts'
import { readClaims } from './spec/readClaims.ts'

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

const { statements, claims, problems } = readClaims()
const named = new Set(claims.map(({ id }) => id))
const missing = statements.filter((id) => !named.has(id))
const sections = [...new Set(statements.map((id) => id.split('.')[0] ?? ''))]
for (const section of sections) {
  const own = statements.filter((id) => id.startsWith(`${section}.`))
  const open = own.filter((id) => !named.has(id))
  console.log(
    `${section}: ${own.length - open.length} of ${own.length}${open.length > 0 ? `; missing ${open.join(' ')}` : ''}`,
  )
}
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(`${statements.length - missing.length} of ${statements.length} statements are named by a test`)
process.exitCode = problems.length > 0 ? 1 : 0
